// What is chosen, what went wrong, what was printed.

import { numberText, sampleAt, timeText } from "./story.js";
import { unitText } from "./timeline.js";

const find = (id) => document.getElementById(id);

export class Inspector {
  /** @param seek called with a time that somebody wants to see. */
  constructor(seek) {
    this.seek = seek;
    this.panel = find("lane-detail");
    this.empty = this.panel.innerHTML;
    this.warned = 0;
  }

  showLane(lane, attribute, moment) {
    if (!lane) {
      if (this.lane) this.panel.innerHTML = this.empty;
      this.lane = null;
      return;
    }
    const runs = [...attribute.runs.values()];
    const state = `${lane.lane} ${attribute.changes.length} ${runs.length} ${runs.at(-1)?.end}`;
    if (this.lane !== lane || this.state !== state) this.build(lane, attribute, runs);
    this.lane = lane;
    this.state = state;
    const at = sampleAt(lane, moment);
    const unit = unitText(lane.unit);
    const isMoving = at >= 0 && moment - lane.times[at] < 0.05;
    this.value.textContent = at < 0 ? "" : numberText(lane.values[at]) + unit;
    this.speed.textContent = at < 0 ? "" : `${numberText(isMoving ? lane.speeds[at] : 0)}${unit}/s`;
    const run = runs.findLast(({ start, end }) => start <= moment && (end ?? Infinity) >= moment);
    this.animation.textContent = run?.animation ?? "none";
  }

  build(lane, attribute, runs) {
    const name = document.createElement("p");
    name.className = "name";
    name.textContent = `${lane.owner}: ${lane.name}`;
    const list = document.createElement("dl");
    const row = (label) => {
      const [term, value] = [document.createElement("dt"), document.createElement("dd")];
      term.textContent = label;
      list.append(term, value);
      return value;
    };
    this.value = row("value");
    this.speed = row("speed");
    this.animation = row("animation");
    const index = Number(lane.name.includes(".") ? attribute.lanes.indexOf(lane.lane) : 0);
    const trace = document.createElement("ol");
    for (const change of attribute.changes.slice(-40).reverse()) {
      const line = document.createElement("li");
      line.append(this.timeButton(change.time), ` ${change.trace}`);
      trace.append(line);
    }
    for (const run of runs.slice(-1)) {
      if (run.end == null) continue;
      const line = document.createElement("li");
      line.append(this.timeButton(run.end), ` ended: ${run.reason}`);
      trace.prepend(line);
    }
    this.index = index;
    this.panel.replaceChildren(name, list, trace);
  }

  timeButton(time) {
    const button = document.createElement("button");
    button.textContent = timeText(time);
    button.title = "To this moment";
    button.addEventListener("click", () => this.seek(time));
    return button;
  }

  // Messages

  showErrors(errors) {
    const box = find("errors");
    box.hidden = !errors.length;
    if (!errors.length) return;
    const head = document.createElement("p");
    head.className = "head";
    const count = errors.filter(({ severity }) => severity === "error").length;
    head.textContent = `${count === 1 ? "A mistake" : `${count} mistakes`}: the view below is the last one that compiled.`;
    box.replaceChildren(head, ...errors.slice(0, 12).map((error) => {
      const entry = document.createElement("div");
      const place = document.createElement("span");
      place.className = "place";
      const file = error.file.split("/").at(-1);
      place.textContent = error.file ? `${file}:${error.line}:${error.column} ` : "";
      entry.append(place, error.message);
      if (error.excerpt) {
        const excerpt = document.createElement("pre");
        excerpt.textContent = error.excerpt;
        entry.append(excerpt);
      }
      return entry;
    }));
  }

  addMessage(text, kind = "") {
    find("messages-panel").hidden = false;
    const line = document.createElement("li");
    line.textContent = text;
    line.className = kind;
    find("messages").append(line);
    while (find("messages").children.length > 200) find("messages").firstChild.remove();
    line.scrollIntoView({ block: "nearest" });
  }

  showWarnings(warnings) {
    if (warnings === this.warnings && warnings.length === this.warned) return;
    const from = warnings === this.warnings ? this.warned : 0;
    this.warnings = warnings;
    this.warned = warnings.length;
    for (const warning of warnings.slice(from)) this.addMessage(warning, "warning");
  }

  /** A text to be copied by hand, where the browser lets nobody else. */
  showText(title, text) {
    const dialog = document.createElement("dialog");
    const head = document.createElement("h2");
    head.textContent = title;
    const area = document.createElement("textarea");
    Object.assign(area, { value: text, readOnly: true, rows: 14, cols: 60 });
    const form = document.createElement("form");
    form.method = "dialog";
    form.append(Object.assign(document.createElement("button"), { textContent: "Close" }));
    dialog.append(head, area, form);
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
    area.select();
  }
}
