// One view on the page: its canvas, its past, its input.

import { History } from "./scene.js";
import { Painter } from "./painter.js";
import { Resources } from "./resources.js";
import { Story } from "./story.js";

export class Pane {
  /**
   * @param handle `input` with a message, `changed` when a picture is to be painted again.
   */
  constructor(number, handle) {
    this.number = number;
    this.handle = handle;
    this.painter = new Painter();
    this.element = document.getElementById("pane-template").content.firstElementChild.cloneNode(true);
    this.canvas = this.element.querySelector("canvas");
    this.outline = this.element.querySelector(".outline");
    this.caption = this.element.querySelector(".caption");
    this.banner = this.element.querySelector(".banner");
    this.canvas.id = `view-${number}`;
    this.context = this.canvas.getContext("2d", { alpha: false });
    this.width = 390;
    this.height = 844;
    this.zoom = 1;
    this.settings = [];
    this.clear();
    this.listen();
  }

  /** A newly loaded view: what was kept of the old one is of no use. */
  clear() {
    this.resources = new Resources(() => this.repaint());
    this.history = new History(this.resources);
    this.story = new Story();
    this.status = null;
    this.hasFrames = false;
    this.painted = null;
  }

  loaded(news) {
    this.clear();
    this.settings = news.settings;
    this.setSize(news.width, news.height);
    this.hideBanner();
  }

  /** Takes in the records of a message. */
  get handler() {
    return {
      list: (time, record) => {
        this.history.add(time, record);
        this.hasFrames = true;
        this.lastTime = time;
        const { width, height } = this.history.live;
        if (width !== this.width || height !== this.height) this.setSize(width, height);
      },
      sample: (lane, time, value, speed) => this.story.addSample(lane, time, value, speed),
      story: (record) => this.story.add(record, this.lastTime ?? 0),
    };
  }

  // What is seen

  setSize(width, height) {
    this.width = width;
    this.height = height;
    this.resized();
  }

  /** Fits the canvas into the room that the pane has, at the screen's own pixels. */
  resized() {
    const room = this.element.querySelector(".room");
    const bounds = room.getBoundingClientRect();
    if (!bounds.width || !this.width) return;
    const fit = Math.min((bounds.width - 32) / this.width, (bounds.height - 32) / this.height);
    this.zoom = Math.max(0.1, Math.min(fit, 1.5));
    this.scale = this.zoom * devicePixelRatio;
    const device = this.element.querySelector(".device");
    device.style.width = `${this.width * this.zoom}px`;
    device.style.height = `${this.height * this.zoom}px`;
    device.style.setProperty("--corner", `${Math.min(44, this.width / 9) * this.zoom}px`);
    this.canvas.width = Math.max(1, Math.round(this.width * this.scale));
    this.canvas.height = Math.max(1, Math.round(this.height * this.scale));
    this.repaint();
  }

  repaint() {
    this.painted = null;
    this.handle.changed();
  }

  get isDark() { return Boolean((this.status?.flags ?? 0) & 2); }

  /** Paints the moment, unless it is what the canvas shows. */
  paint(time) {
    if (!this.hasFrames) return false;
    const scene = this.history.sceneAt(time);
    const frame = scene === this.history.live
      ? this.history.frames.length : -1 - this.history.shownIndex;
    if (this.painted === frame) return false;
    this.painted = frame;
    this.painter.paint(
      this.context, scene, this.resources, this.scale, this.isDark ? "#000" : "#fff");
    return true;
  }

  /** Draws a line around the view of a lane, as it is at the time; null: none. */
  showOutline(attribute, time) {
    const place = attribute?.places.findLast((place) => place.time <= time + 1e-7)
      ?? attribute?.places[0];
    const box = place && this.hasFrames
      ? this.painter.outline(this.history.sceneAt(time), this.resources, place.first, place.last)
      : null;
    this.outline.hidden = !box;
    if (!box) return;
    const [left, top, right, bottom] = box.map((value) => value * this.zoom);
    Object.assign(this.outline.style, {
      left: `${left - 3}px`, top: `${top - 3}px`, width: `${right - left + 6}px`,
      height: `${bottom - top + 6}px`,
    });
  }

  showBanner(title, text, place) {
    this.banner.hidden = false;
    this.banner.querySelector(".title").textContent = title;
    this.banner.querySelector(".text").textContent = text;
    this.banner.querySelector(".place").textContent = place ?? "";
  }

  hideBanner() { this.banner.hidden = true; }

  // What is done to it

  listen() {
    const { canvas } = this;
    const pointers = new Map();
    const place = (event) => {
      const bounds = canvas.getBoundingClientRect();
      const round = (value) => Math.round(value * 100) / 100;
      return {
        x: round((event.clientX - bounds.left) * this.width / bounds.width),
        y: round((event.clientY - bounds.top) * this.height / bounds.height),
      };
    };
    const send = (event, phase) => {
      const id = pointers.get(event.pointerId);
      if (id == null) return;
      this.handle.input({ type: "pointer", phase, id, ...place(event) });
    };
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      canvas.focus({ preventScroll: true });
      canvas.setPointerCapture(event.pointerId);
      const taken = new Set(pointers.values());
      let id = 0;
      while (taken.has(id)) id++;
      pointers.set(event.pointerId, id);
      send(event, "down");
      event.preventDefault();
    });
    canvas.addEventListener("pointermove", (event) => send(event, "move"));
    for (const [name, phase] of [["pointerup", "up"], ["pointercancel", "cancel"]]) {
      canvas.addEventListener(name, (event) => {
        send(event, phase);
        pointers.delete(event.pointerId);
      });
    }
    canvas.addEventListener("wheel", (event) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? this.height : 1;
      const [dx, dy] = event.shiftKey && !event.deltaX
        ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
      this.handle.input({ type: "wheel", dx: dx * unit, dy: dy * unit, ...place(event) });
    }, { passive: false });
    canvas.addEventListener("keydown", (event) => {
      const text = scriptOfKey(event);
      if (!text) return;
      event.preventDefault();
      event.stopPropagation();
      this.handle.input({ type: "do", text });
    });
  }
}

/** What a key does, in the language of scripts; null where it is the page's own. */
function scriptOfKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const named = {
    Enter: "return", Backspace: "delete", ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left",
    ArrowRight: "right", Home: "home", End: "end", PageUp: "pageUp", PageDown: "pageDown",
  };
  if (named[event.key]) return `key ${named[event.key]}`;
  if ([...event.key].length !== 1) return null;
  return `type "${event.key.replace(/["\\]/g, "\\$&")}"`;
}
