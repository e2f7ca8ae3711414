// Draws the motion over time: one lane for each scalar that moved, with the phases and keyframes
// that move it, flags for what happened, and the moment that is shown.

import { numberText, sampleAt, timeText } from "./story.js";

const heights = { owner: 24, phases: 26, keyframes: 26, lane: 38 };
/** Room for the scale and the flags. */
const head = 34;

const laneColors = {
  offset: "--lane-blue", frame: "--lane-blue", position: "--lane-blue", scale: "--lane-violet",
  rotation: "--lane-amber", opacity: "--lane-green", blur: "--lane-teal", color: "--lane-rose",
};

const flagColors = {
  completion: "--good", jump: "--bad", trigger: "--warn", gesture: "--accent", action: "--accent",
  transition: "--lane-violet", keyframes: "--lane-amber",
};

export class Timeline {
  /**
   * @param handle `seek` with a time, `select` with a lane or null, `span` with [from, to] or null.
   */
  constructor(handle) {
    this.handle = handle;
    this.canvas = document.getElementById("curves");
    this.context = this.canvas.getContext("2d");
    this.list = document.getElementById("rows");
    this.reading = document.getElementById("reading");
    this.rows = [];
    this.selected = null;
    this.hover = null;
    /** The visible stretch, seconds; it follows the view unless somebody moved it. */
    this.from = 0;
    this.to = 2;
    this.isFollowing = true;
    this.isFit = false;
    this.listen();
  }

  /** Seconds that are visible while following. */
  static width = 4;

  setStory(story, other) {
    this.story = story;
    this.other = other;
    this.structure = null;
    this.selected = null;
  }

  // Rows

  updateRows() {
    if (!this.story || this.structure === this.story.structure) return;
    this.structure = this.story.structure;
    this.rows = this.story.rows();
    const elements = this.rows.map((row, index) => {
      const element = document.createElement("div");
      if (row.kind === "lane") {
        element.setAttribute("role", "option");
        element.id = `lane-${row.lane.lane}`;
        element.dataset.lane = row.lane.lane;
        element.innerHTML = `<i class="swatch"></i><span class="name"></span><span class="value"></span>`;
        element.querySelector(".swatch").style.background = `var(${laneColor(row.lane.name)})`;
        element.querySelector(".name").textContent = row.lane.name;
        element.title = `${row.owner}: ${row.lane.name}`;
        row.output = element.querySelector(".value");
      } else {
        element.className = row.kind === "owner" ? "owner" : "extra";
        element.innerHTML = "<span></span>";
        element.firstChild.textContent =
          row.kind === "owner" ? row.owner : row.kind === "phases" ? (row.owner.startsWith("Character,") ? "states" : "phases") : `keyframes ${row.name || "of the value"}`;
        element.title = element.firstChild.textContent;
      }
      row.element = element;
      row.index = index;
      return element;
    });
    this.list.replaceChildren(...elements);
    if (!elements.length) {
      const hint = document.createElement("p");
      hint.className = "faint";
      hint.style.padding = "10px 12px";
      hint.textContent = "Nothing has moved yet. Tap something in the view.";
      this.list.append(hint);
    }
    this.select(this.selected, false);
  }

  get lanes() { return this.rows.filter((row) => row.kind === "lane"); }

  select(number, tells = true) {
    const row = this.lanes.find((row) => row.lane.lane === number);
    this.selected = row ? number : null;
    for (const other of this.lanes) other.element.setAttribute("aria-selected", other === row);
    if (row) {
      this.list.setAttribute("aria-activedescendant", row.element.id);
      if (tells) row.element.scrollIntoView({ block: "nearest" });
    }
    if (tells) this.handle.select(row?.lane ?? null);
  }

  // The visible stretch

  follow(live) {
    if (this.isFit) {
      this.from = this.start ?? 0;
      this.to = Math.max(this.from + 1, live * 1.04);
    } else if (this.isFollowing) {
      if (live > this.to - 0.3) {
        this.to = Math.max(2, live + Timeline.width * 0.25);
        this.from = Math.max(0, this.to - Timeline.width);
      } else if (live < this.from) {
        this.from = Math.max(0, live - 0.5);
        this.to = this.from + Timeline.width;
      }
    }
  }

  /** Shows a moment that may lie outside of what is visible. */
  reveal(time) {
    if (this.isFit || (time >= this.from && time <= this.to)) return;
    const width = this.to - this.from;
    this.from = Math.max(0, time - width / 2);
    this.to = this.from + width;
    this.isFollowing = false;
  }

  zoom(factor, around) {
    const width = Math.min(600, Math.max(0.02, (this.to - this.from) * factor));
    const share = (around - this.from) / (this.to - this.from);
    this.from = Math.max(0, around - share * width);
    this.to = this.from + width;
    this.isFit = this.isFollowing = false;
  }

  x(time) { return (time - this.from) / (this.to - this.from) * this.width; }
  time(x) { return this.from + x / this.width * (this.to - this.from); }

  // Drawing

  color(name) { return this.style.getPropertyValue(name).trim(); }

  draw(moment, live, loop) {
    this.updateRows();
    this.follow(live);
    const bounds = this.canvas.getBoundingClientRect();
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(bounds.width * ratio), Math.round(bounds.height * ratio)];
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
    }
    this.width = bounds.width;
    this.height = bounds.height;
    this.style = getComputedStyle(document.documentElement);
    const { context } = this;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, this.width, this.height);
    context.font = "11px Inter, sans-serif";
    context.textBaseline = "middle";
    this.drawGrid(live);
    context.save();
    context.beginPath();
    context.rect(0, head, this.width, this.height - head);
    context.clip();
    let y = head - this.list.scrollTop;
    this.drawBoundaries();
    for (const row of this.rows) {
      const rowHeight = heights[row.kind];
      if (y + rowHeight > head && y < this.height) this.drawRow(row, y, rowHeight, moment);
      row.y = y;
      y += rowHeight;
    }
    context.restore();
    this.drawFlags();
    if (loop) this.drawSpan(loop);
    this.drawMoment(moment, live);
    if (this.hover) this.drawHover();
  }

  drawGrid(live) {
    const { context } = this;
    const span = this.to - this.from;
    const step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120]
      .find((size) => size / span * this.width >= 72) ?? 300;
    context.fillStyle = this.color("--ground");
    context.fillRect(0, 0, this.width, head);
    // What has not been yet.
    const now = this.x(live);
    if (now < this.width) {
      context.globalAlpha = 0.45;
      context.fillRect(now, head, this.width - now, this.height);
      context.globalAlpha = 1;
    }
    context.strokeStyle = this.color("--line");
    context.fillStyle = this.color("--faint");
    context.lineWidth = 1;
    context.textAlign = "left";
    for (let time = Math.ceil(this.from / step) * step; time <= this.to; time += step) {
      const x = Math.round(this.x(time)) + 0.5;
      context.globalAlpha = 0.55;
      context.beginPath();
      context.moveTo(x, head);
      context.lineTo(x, this.height);
      context.stroke();
      context.globalAlpha = 1;
      const text = step < 0.1 ? time.toFixed(2) : step < 1 ? time.toFixed(1) : time.toFixed(0);
      context.fillText(`${text} s`, x + 4, 9);
    }
    context.beginPath();
    context.moveTo(0, head - 0.5);
    context.lineTo(this.width, head - 0.5);
    context.stroke();
  }

  /** The boundaries of all tracks run through all lanes, so that moments can be lined up. */
  drawBoundaries() {
    const { context } = this;
    context.strokeStyle = this.color("--accent");
    context.globalAlpha = 0.16;
    context.setLineDash([2, 3]);
    let last = -10;
    for (const time of this.story?.boundaries() ?? []) {
      const x = Math.round(this.x(time)) + 0.5;
      if (x < 0 || x > this.width || x - last < 3) continue;
      last = x;
      context.beginPath();
      context.moveTo(x, head);
      context.lineTo(x, this.height);
      context.stroke();
    }
    context.setLineDash([]);
    context.globalAlpha = 1;
  }

  drawRow(row, y, height, moment) {
    const { context } = this;
    context.fillStyle = this.color("--line");
    context.fillRect(0, y + height - 1, this.width, 1);
    if (row.kind === "owner") {
      context.fillStyle = this.color("--ground");
      context.globalAlpha = 0.6;
      context.fillRect(0, y, this.width, height - 1);
      context.globalAlpha = 1;
    }
    if (row.kind === "phases") this.drawPhases(row, y, height);
    if (row.kind === "keyframes") this.drawKeyframes(row, y, height);
    if (row.kind === "lane") this.drawLane(row, y, height, moment);
  }

  drawPhases(row, y, height) {
    const { context } = this;
    // Where the words of a phase that took no time end: the next one's begin behind them.
    let taken = -Infinity;
    for (const phase of this.story.phases) {
      if (phase.owner !== row.owner) continue;
      const left = this.x(phase.start);
      const right = this.x(phase.end ?? this.now);
      if (right < 0 || left > this.width) continue;
      if (phase.end === phase.start) {
        taken = this.drawInstant(Math.max(left, taken), y, height, phase.name, phase.reason);
        continue;
      }
      context.fillStyle = this.color("--band");
      roundRect(context, left + 1, y + 4, Math.max(1, right - left - 2), height - 9, 4);
      context.fill();
      if (right - left < 14) continue;
      context.save();
      context.beginPath();
      context.rect(left, y, right - left - 3, height);
      context.clip();
      context.fillStyle = this.color("--band-text");
      context.textAlign = "left";
      context.fillText(phase.name, Math.max(left, 0, taken) + 7, y + height / 2);
      context.restore();
    }
  }

  /** A phase that took no time, with its reason. */
  drawInstant(x, y, height, name, reason) {
    const { context } = this;
    context.fillStyle = this.color("--warn");
    context.beginPath();
    context.moveTo(x, y + 5);
    context.lineTo(x + 4, y + height / 2);
    context.lineTo(x, y + height - 5);
    context.lineTo(x - 4, y + height / 2);
    context.fill();
    context.textAlign = "left";
    const text = `${name}: 0 s${reason ? `, ${reason}` : ""}`;
    context.fillText(text, x + 7, y + height / 2);
    return x + 7 + context.measureText(text).width;
  }

  drawKeyframes(row, y, height) {
    const { context } = this;
    const middle = y + height / 2;
    context.strokeStyle = context.fillStyle = this.color("--lane-amber");
    for (const run of this.story.keyframes) {
      if (run.owner !== row.owner) continue;
      const track = run.tracks.find(({ name }) => name === row.name);
      if (!track) continue;
      const until = this.endOf(run);
      const passes = run.loops ? Math.ceil((Math.min(until, this.to) - run.start) / run.duration) : 1;
      const first = run.loops ? Math.max(0, Math.floor((this.from - run.start) / run.duration)) : 0;
      for (let pass = first; pass < Math.min(passes, first + 200); pass++) {
        const start = run.start + pass * run.duration;
        const times = track.boundaries.map((boundary) => start + boundary).filter((time) => time <= until + 1e-9);
        if (!times.length) continue;
        context.globalAlpha = 0.35;
        context.fillRect(this.x(times[0]), middle - 1, this.x(times.at(-1)) - this.x(times[0]), 2);
        context.globalAlpha = 1;
        times.forEach((time, index) => {
          // A jump is a bar, all else a diamond.
          const x = this.x(time);
          if (track.kinds[index] === "move") return context.fillRect(x - 1, middle - 7, 2, 14);
          context.beginPath();
          context.moveTo(x, middle - 5);
          context.lineTo(x + 5, middle);
          context.lineTo(x, middle + 5);
          context.lineTo(x - 5, middle);
          context.fill();
        });
      }
    }
  }

  /** A run lasts until the next one of its view begins. */
  endOf(run) {
    const next = this.story.keyframes.find(
      ({ owner, start }) => owner === run.owner && start > run.start);
    const end = run.loops ? this.now : run.start + run.duration;
    return Math.min(end, next?.start ?? Infinity);
  }

  drawLane(row, y, height, moment) {
    const { context } = this;
    const { lane } = row;
    const isChosen = lane.lane === this.selected;
    if (isChosen) {
      context.fillStyle = this.color("--accent-soft");
      context.fillRect(0, y, this.width, height - 1);
    }
    const color = this.color(laneColor(lane.name));
    const other = this.otherLane(lane, row);
    const low = Math.min(lane.low, other?.low ?? Infinity);
    const high = Math.max(lane.high, other?.high ?? -Infinity);
    const level = (value) =>
      y + height - 7 - (high > low ? (value - low) / (high - low) : 0.5) * (height - 14);
    if (other) this.drawCurve(other, level, color, true);
    this.drawCurve(lane, level, color, false);
    this.drawRuns(lane, y, height, level);
    const at = sampleAt(lane, moment);
    if (at >= 0) {
      context.fillStyle = color;
      context.beginPath();
      context.arc(this.x(moment), level(lane.values[at]), 3, 0, 7);
      context.fill();
      const text = numberText(lane.values[at]) + unitText(lane.unit);
      if (row.output.textContent !== text) row.output.textContent = text;
    }
  }

  /** The lane of the second pane that says the same of the same view. */
  otherLane(lane, row) {
    if (!this.other) return null;
    const alike = (rows) => rows.filter(
      (other) => other.kind === "lane" && other.owner === row.owner && other.lane.name === lane.name);
    if (this.otherStructure !== this.other.structure) {
      this.otherStructure = this.other.structure;
      this.otherRows = this.other.rows();
    }
    const place = alike(this.rows).findIndex((other) => other.lane === lane);
    return alike(this.otherRows)[place]?.lane ?? null;
  }

  drawCurve(lane, level, color, isOther) {
    const { context } = this;
    const { times, values } = lane;
    if (!times.length) return;
    let index = Math.max(0, sampleAt(lane, this.from) - 1);
    context.strokeStyle = color;
    context.lineWidth = isOther ? 1.25 : 1.75;
    context.globalAlpha = isOther ? 0.55 : 1;
    if (isOther) context.setLineDash([4, 3]);
    context.lineJoin = "round";
    context.beginPath();
    // It was there before it moved: from where its first animation began to wait.
    const runs = isOther ? [] : [...this.story.attributes.get(lane.attribute)?.runs.values() ?? []];
    const start = index ? times[index] : Math.min(times[0], ...runs.map((run) => run.start));
    context.moveTo(Math.max(0, this.x(start)), level(values[index]));
    context.lineTo(Math.max(0, this.x(times[index])), level(values[index]));
    // Between samples that lie apart it rested, and moved only in the last frame.
    const rest = 2.2 / (this.framesPerSecond ?? 60);
    let lastX = -1;
    for (index++; index < times.length; index++) {
      const x = this.x(times[index]);
      if (times[index] - times[index - 1] > rest) {
        context.lineTo(this.x(times[index] - rest / 2.2), level(values[index - 1]));
      }
      // Many samples in one pixel are one.
      if (x - lastX >= 0.5 || index === times.length - 1) {
        context.lineTo(x, level(values[index]));
        lastX = x;
      }
      if (x > this.width) break;
    }
    if (times.at(-1) < this.now) context.lineTo(this.x(this.now), level(values.at(-1)));
    context.stroke();
    context.setLineDash([]);
    context.globalAlpha = 1;
  }

  /** Where animations begin, are turned elsewhere, and end. */
  drawRuns(lane, y, height, level) {
    const { context } = this;
    const attribute = this.story.attributes.get(lane.attribute);
    for (const run of attribute?.runs.values() ?? []) {
      const mark = (time, color, size) => {
        const at = sampleAt(lane, time);
        if (at < 0) return;
        context.fillStyle = this.color("--panel");
        context.strokeStyle = this.color(color);
        context.lineWidth = 1.5;
        context.beginPath();
        context.arc(this.x(time), level(lane.values[at]), size, 0, 7);
        context.fill();
        context.stroke();
      };
      if (run.end != null) mark(run.end, run.reason === "finished" ? "--good" : "--warn", 2.5);
      for (const time of run.retargets) {
        // A break in the curve: it goes elsewhere from here.
        const x = this.x(time);
        context.strokeStyle = this.color("--bad");
        context.lineWidth = 1.5;
        context.beginPath();
        context.moveTo(x - 3, y + height - 5);
        context.lineTo(x, y + height / 2);
        context.lineTo(x - 2, y + height / 2 - 3);
        context.lineTo(x + 2, y + 4);
        context.stroke();
      }
    }
  }

  drawFlags() {
    const { context } = this;
    this.flags = [];
    for (const event of this.story?.events ?? []) {
      if (event.isQuiet) continue;
      const x = this.x(event.time);
      if (x < -4 || x > this.width + 4) continue;
      const together = this.flags.find((flag) => Math.abs(flag.x - x) < 4);
      if (together) {
        together.events.push(event);
        continue;
      }
      this.flags.push({ x, events: [event] });
    }
    for (const flag of this.flags) {
      const color = flag.events.map(({ kind }) => flagColors[kind]).find(Boolean) ?? "--faint";
      context.fillStyle = context.strokeStyle = this.color(color);
      context.lineWidth = 1.5;
      context.beginPath();
      context.moveTo(flag.x, head - 1);
      context.lineTo(flag.x, head - 16);
      context.lineTo(flag.x + 8, head - 12.5);
      context.lineTo(flag.x, head - 9);
      context.stroke();
      context.fill();
      // Jumps are told by name.
      const jump = flag.events.find(({ kind }) => kind === "jump");
      if (jump) {
        context.textAlign = "left";
        const text = jump.name.length > 26 ? `${jump.name.slice(0, 25)}…` : jump.name;
        const next = Math.min(...this.flags.filter(({ x }) => x > flag.x).map(({ x }) => x), Infinity);
        if (next - flag.x > context.measureText(text).width + 16) context.fillText(text, flag.x + 12, head - 12);
      }
    }
  }

  drawSpan([from, to]) {
    const { context } = this;
    const [left, right] = [this.x(from), this.x(to)];
    context.fillStyle = this.color("--accent");
    context.globalAlpha = 0.1;
    context.fillRect(left, 0, right - left, this.height);
    context.globalAlpha = 1;
    context.fillRect(left, 0, right - left, 3);
    context.fillRect(left, 0, 1.5, this.height);
    context.fillRect(right - 1.5, 0, 1.5, this.height);
  }

  drawMoment(moment, live) {
    const { context } = this;
    const x = this.x(moment);
    const isPast = moment < live - 1e-6;
    context.fillStyle = this.color(isPast ? "--accent" : "--text");
    context.fillRect(x - 0.75, 0, 1.5, this.height);
    context.beginPath();
    context.moveTo(x - 5, 0);
    context.lineTo(x + 5, 0);
    context.lineTo(x, 7);
    context.fill();
    if (isPast) {
      context.globalAlpha = 0.5;
      context.fillStyle = this.color("--text");
      context.fillRect(this.x(live) - 0.5, 0, 1, this.height);
      context.globalAlpha = 1;
    }
  }

  drawHover() {
    const { context } = this;
    context.fillStyle = this.color("--faint");
    context.globalAlpha = 0.7;
    context.fillRect(this.hover.x, 0, 1, this.height);
    context.globalAlpha = 1;
  }

  // Input

  rowAt(y) {
    return y < head ? null : this.rows.findLast((row) => row.y <= y && y < row.y + heights[row.kind]);
  }

  listen() {
    const { canvas } = this;
    const place = (event) => {
      const bounds = canvas.getBoundingClientRect();
      return [event.clientX - bounds.left, event.clientY - bounds.top];
    };
    let drag = null;
    canvas.addEventListener("pointerdown", (event) => {
      const [x, y] = place(event);
      canvas.setPointerCapture(event.pointerId);
      if (event.shiftKey) {
        drag = { kind: "span", from: this.time(x) };
        return;
      }
      const row = this.rowAt(y);
      if (row?.kind === "lane") this.select(row.lane.lane);
      const flag = y < head && y > head - 18 && this.flags?.find((flag) => x >= flag.x - 3 && x <= flag.x + 9);
      drag = { kind: "seek" };
      this.handle.seek(flag ? flag.events[0].time : this.time(x));
    });
    canvas.addEventListener("pointermove", (event) => {
      const [x, y] = place(event);
      this.hover = { x, y };
      if (drag?.kind === "seek") this.handle.seek(this.time(x));
      if (drag?.kind === "span") {
        const [from, to] = [drag.from, this.time(x)].sort((a, b) => a - b);
        if (to - from > 0.005) this.handle.span([Math.max(0, from), to]);
      }
      this.showReading(x, y, event);
      this.handle.changed();
    });
    const release = () => { drag = null; };
    canvas.addEventListener("pointerup", release);
    canvas.addEventListener("pointercancel", release);
    canvas.addEventListener("pointerleave", () => {
      this.hover = null;
      this.reading.hidden = true;
      this.handle.changed();
    });
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      const [x] = place(event);
      if (event.ctrlKey || event.altKey) {
        this.zoom(Math.exp(event.deltaY / 300), this.time(x));
      } else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        const way = (event.deltaX || event.deltaY) / this.width * (this.to - this.from);
        const width = this.to - this.from;
        this.from = Math.max(0, this.from + way);
        this.to = this.from + width;
        this.isFollowing = this.isFit = false;
      } else {
        this.list.scrollTop += event.deltaY;
      }
      this.handle.changed();
    }, { passive: false });
    this.list.addEventListener("scroll", () => this.handle.changed());
    this.list.addEventListener("click", (event) => {
      const lane = event.target.closest("[data-lane]")?.dataset.lane;
      if (lane != null) this.select(Number(lane) === this.selected ? null : Number(lane));
    });
    this.list.addEventListener("keydown", (event) => {
      const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      const { lanes } = this;
      const now = lanes.findIndex((row) => row.lane.lane === this.selected);
      const next = lanes[Math.min(lanes.length - 1, Math.max(0, now < 0 ? 0 : now + way))];
      if (next) this.select(next.lane.lane);
    });
  }

  /** What is under the pointer, in words: value and speed, or what happened. */
  showReading(x, y, event) {
    const time = this.time(x);
    const row = this.rowAt(y);
    let text = timeText(Math.max(0, time));
    if (y < head) {
      const flag = this.flags?.find((flag) => x >= flag.x - 4 && x <= flag.x + 9);
      if (flag) {
        text = flag.events.slice(0, 8)
          .map((each) => `${timeText(each.time)}  ${each.kind}: ${each.name}${each.owner ? `  (${each.owner})` : ""}`)
          .join("\n");
      }
    } else if (row?.kind === "lane") {
      const at = sampleAt(row.lane, time);
      if (at >= 0) {
        const unit = unitText(row.lane.unit);
        const isMoving = time - row.lane.times[at] < 0.05;
        text += `\n${row.lane.name}  ${numberText(row.lane.values[at])}${unit}`
          + `\nspeed  ${numberText(isMoving ? row.lane.speeds[at] : 0)}${unit}/s`;
      }
    } else if (row?.kind === "phases") {
      const phase = this.story.phases.findLast(
        ({ owner, start, end }) => owner === row.owner && start <= time && (end ?? Infinity) >= time);
      if (phase) {
        text += `\nphase ${phase.name}, ${timeText(phase.start)} to ${phase.end == null ? "now" : timeText(phase.end)}`;
        if (phase.reason) text += `\n0 s long: ${phase.reason}`;
      }
    } else if (row?.kind === "keyframes") {
      const run = this.story.keyframes.findLast(({ owner, start }) => owner === row.owner && start <= time);
      const track = run?.tracks.find(({ name }) => name === row.name);
      if (track) {
        text += `\n${track.kinds.length} keyframes in ${timeText(run.duration)}: `
          + track.boundaries.map((boundary) => boundary.toFixed(2)).join(", ");
      }
    }
    this.reading.textContent = text;
    this.reading.hidden = false;
    const bounds = document.getElementById("timeline").getBoundingClientRect();
    const [left, top] = [event.clientX - bounds.left, event.clientY - bounds.top];
    const size = this.reading.getBoundingClientRect();
    this.reading.style.left = `${Math.min(left + 14, bounds.width - size.width - 6)}px`;
    this.reading.style.top = `${Math.max(4, Math.min(top + 14, bounds.height - size.height - 6))}px`;
  }
}

export const laneColor = (name) => laneColors[name.split(".")[0]] ?? "--lane-teal";

export function unitText(unit) {
  return { points: " pt", degrees: "°", "": "" }[unit] ?? ` ${unit}`;
}

function roundRect(context, x, y, width, height, radius) {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
}
