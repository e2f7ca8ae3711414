// What frames cost, and who asks for them.

export class Cost {
  constructor() {
    this.figure = document.getElementById("cost");
    this.canvas = this.figure.querySelector("canvas");
    this.words = this.figure.querySelector("figcaption");
    this.lamp = document.getElementById("lamp");
    this.frames = [];
    this.frameCount = 0;
    this.pictures = [];
  }

  /** Bars in the plot. */
  static limit = 106;

  /** The status that came with a message. */
  add(status) {
    this.frames.push(status);
    if (this.frames.length > Cost.limit) this.frames.shift();
    this.isNew = true;
  }

  /** A picture was painted at a time, in milliseconds. */
  painted(now) {
    this.pictures.push(now);
    while (this.pictures[0] < now - 1000) this.pictures.shift();
  }

  draw(now) {
    while (this.pictures.length && this.pictures[0] < now - 1000) this.pictures.shift();
    const last = this.frames.at(-1);
    if (!last) return;
    const text = `${this.pictures.length} pictures/s, ${last.frames} frames asked\n`
      + `${(last.milliseconds + last.writing).toFixed(2)} ms, ${last.evaluations} bodies, ${sizeText(last.bytes)}`;
    if (this.words.textContent !== text) this.words.textContent = text;
    if (!this.isNew) return;
    this.isNew = false;
    const style = getComputedStyle(document.documentElement);
    const context = this.canvas.getContext("2d");
    const { width, height } = this.canvas;
    context.clearRect(0, 0, width, height);
    const most = Math.max(4, ...this.frames.map((frame) => frame.milliseconds + frame.writing));
    // The time that a frame may take at 60 a second.
    const budget = height - 1000 / 60 / most * (height - 4);
    if (budget > 0) {
      context.fillStyle = style.getPropertyValue("--bad");
      context.fillRect(0, budget, width, 1);
    }
    this.frames.forEach((frame, index) => {
      const x = width - (this.frames.length - index) * 3;
      const work = frame.milliseconds / most * (height - 4);
      const writing = frame.writing / most * (height - 4);
      context.fillStyle = style.getPropertyValue("--accent");
      context.fillRect(x, height - work, 2, work);
      context.fillStyle = style.getPropertyValue("--faint");
      context.fillRect(x, height - work - writing, 2, writing);
    });
  }

  /** Says whether the view is idle, or who keeps it awake. */
  showLamp(states, awake, isConnected) {
    let [state, text, title] = ["idle", "idle", "Nothing runs and nobody asked for another frame"];
    if (!isConnected) {
      [state, text, title] = ["away", "not connected", "The preview's process is not there"];
    } else if (!states.length) {
      [state, text, title] = ["away", "no view", "No view is loaded, or its process has ended"];
    } else if (states.some(({ flags }) => !(flags & 1))) {
      const isWaiting = states.every(({ due, time }) => due > time + 1e-9);
      state = isWaiting ? "waiting" : "awake";
      text = awake.length ? awake.join(", ") : "awake";
      title = `${isWaiting ? "Waits" : "Kept awake"}: ${awake.join("\n")}`;
    }
    if (this.lamp.dataset.state !== state) this.lamp.dataset.state = state;
    const words = this.lamp.querySelector("span");
    if (words.textContent !== text) words.textContent = text;
    this.lamp.title = title;
  }
}

function sizeText(bytes) {
  return bytes < 10_000 ? `${bytes} B` : `${(bytes / 1000).toFixed(0)} kB`;
}
