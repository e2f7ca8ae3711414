// What is set on the device: for each pane a switch or a choice.

const switches = [
  ["reduceMotion", "Reduce Motion"], ["crossFade", "Prefer Cross-Fade"], ["dark", "Dark"],
  ["rightToLeft", "Right to left"], ["boldText", "Bold Text"],
  ["increaseContrast", "Increase Contrast"], ["reduceTransparency", "Reduce Transparency"],
  ["lowPower", "Low Power"],
];

const sizes = [
  "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
  "accessibility2", "accessibility3", "accessibility4", "accessibility5",
];

/** Whether a name is of the device's environment, and not of a character. */
export const isSetting = (name) =>
  name === "dynamicType" || name === "fps" || name === "colorScheme"
  || switches.some(([known]) => known === name);

export class Environment {
  /** @param change called with a pane's number and a statement. */
  constructor(change) {
    this.change = change;
    this.element = document.getElementById("environment");
    this.build(1);
  }

  build(panes) {
    this.panes = panes;
    this.controls = [];
    const rows = [];
    if (panes === 2) rows.push(this.row(["", "left", "right"].map((text) => {
      const head = document.createElement("span");
      head.textContent = text;
      return head;
    }), "heads"));
    for (const [name, label] of switches) {
      rows.push(this.row([text(label), ...this.each((pane) => this.makeSwitch(pane, name, label))]));
    }
    rows.push(this.row([
      text("Text size"),
      ...this.each((pane) => this.makeChoice(pane, "dynamicType", "Text size", sizes, "large")),
    ]));
    rows.push(this.row([
      text("Frames a second"),
      ...this.each((pane) => this.makeChoice(pane, "fps", "Frames a second", ["30", "60", "120"], "60")),
    ]));
    rows.push(this.row([text("In background"), ...this.each((pane) =>
      this.makeSwitch(pane, "background", "In background", (isOn) => isOn ? "background" : "foreground"))]));
    this.element.replaceChildren(...rows);
  }

  each(make) { return Array.from({ length: this.panes }, (_, pane) => make(pane)); }

  row(children, extra = "") {
    const row = document.createElement("div");
    row.className = `columns ${this.panes === 1 ? "single" : "two"} ${extra}`;
    row.append(...children);
    return row;
  }

  makeSwitch(pane, name, label, statement = (isOn) => `set ${name} ${isOn ? "on" : "off"}`) {
    const control = document.createElement("input");
    Object.assign(control, { type: "checkbox", className: "switch" });
    control.setAttribute("role", "switch");
    control.setAttribute("aria-label", this.panes === 2 ? `${label}, ${["left", "right"][pane]}` : label);
    control.dataset.setting = name;
    control.addEventListener("change", () => this.change(pane, statement(control.checked)));
    this.controls.push({ pane, name, control });
    return control;
  }

  makeChoice(pane, name, label, values, usual) {
    const control = document.createElement("select");
    control.setAttribute("aria-label", label);
    control.dataset.setting = name;
    for (const value of values) control.add(new Option(value, value, value === usual, value === usual));
    control.addEventListener("change", () => this.change(pane, `set ${name} ${control.value}`));
    this.controls.push({ pane, name, control, usual });
    return control;
  }

  /** Shows the settings of a pane, given as statements. */
  show(pane, statements) {
    const values = new Map(statements.map((statement) => {
      const [, name, ...rest] = statement.split(" ");
      return [name, rest.join(" ")];
    }));
    for (const { pane: owner, name, control, usual } of this.controls) {
      if (owner !== pane) continue;
      if (control.type === "checkbox") control.checked = values.get(name) === "on";
      else control.value = values.get(name) ?? usual;
    }
  }
}

function text(words) {
  const element = document.createElement("span");
  element.textContent = words;
  return element;
}
