// A character's values and triggers as controls.

const find = (id) => document.getElementById(id);

export class CharacterControls {
  /** @param act called with a statement of the script language. */
  constructor(act) {
    this.act = act;
    this.shown = null;
    this.inputs = new Map();
  }

  /** Shows the controls, as the view last told them. */
  show(controls) {
    if (controls === this.shown) return;
    const names = JSON.stringify(controls.map(({ name, kind, choices }) => [name, kind, choices]));
    this.shown = controls;
    if (names !== this.names) this.build(controls);
    this.names = names;
    for (const { name, kind, value } of controls) {
      const input = this.inputs.get(name);
      if (!input || document.activeElement === input) continue;
      if (kind === "flag") input.checked = value === "on";
      else if (kind !== "trigger") input.value = value;
    }
  }

  build(controls) {
    this.inputs.clear();
    find("character-panel").hidden = !controls.length;
    find("character").replaceChildren(...controls.map((control) => {
      const row = document.createElement("label");
      const words = document.createElement("span");
      words.textContent = control.name;
      const input = this.make(control);
      this.inputs.set(control.name, input);
      row.append(words, input);
      return row;
    }));
  }

  make({ name, kind, choices }) {
    const word = /^[A-Za-z][\w-]*$/.test(name) ? name : quoted(name);
    if (kind === "trigger") {
      const button = document.createElement("button");
      button.textContent = "Fire";
      button.setAttribute("aria-label", `Fire ${name}`);
      button.addEventListener("click", () => this.act(`fire ${word}`));
      return button;
    }
    const input = document.createElement(kind === "choice" ? "select" : "input");
    input.dataset.character = name;
    input.setAttribute("aria-label", name);
    for (const choice of choices) input.add(new Option(choice, choice));
    if (kind === "flag") {
      Object.assign(input, { type: "checkbox", className: "switch" });
      input.setAttribute("role", "switch");
    }
    if (kind === "number") Object.assign(input, { type: "number", step: "any" });
    input.addEventListener("change", () => {
      const value = kind === "flag" ? (input.checked ? "on" : "off")
        : kind === "number" ? String(Number(input.value)) : quoted(input.value);
      this.act(`set ${word} ${value}`);
    });
    return input;
  }
}

const quoted = (text) => `"${text.replace(/["\\]/g, "\\$&")}"`;
