// The page: it keeps the past of what the view showed, asks for the next frame when there is one
// to show, and passes on what a person does.

import { Clock } from "./clock.js";
import { CharacterControls } from "./character.js";
import { Connection } from "./connection.js";
import { Cost } from "./cost.js";
import { Environment, isSetting } from "./environment.js";
import { Inspector } from "./inspector.js";
import { Pane } from "./pane.js";
import { Timeline } from "./timeline.js";
import { readMessage } from "./wire.js";
import { timeText } from "./story.js";

const find = (id) => document.getElementById(id);

const clock = new Clock();
const cost = new Cost();
const inspector = new Inspector((time) => seek(time));
const timeline = new Timeline({
  seek: (time) => seek(time),
  select: () => wake(),
  span: (span) => setLoop(span),
  changed: () => wake(),
});
const environment = new Environment((pane, text) => input({ type: "do", text, pane }));
const character = new CharacterControls((text) => input({ type: "do", text }));
let panes = [];
/** Panes that have not answered the last request, and its number. */
const waiting = new Set();
let number = 0;
let isConnected = false;
/** The view is to be asked although no time has passed: something was done to it. */
let mustAsk = false;
let films = null;

const connection = new Connection({
  open() {
    isConnected = true;
    waiting.clear();
    wake();
  },
  closed(isReplaced) {
    isConnected = false;
    waiting.clear();
    setBuild("failed", isReplaced ? "shown in another window" : "the preview has ended");
    wake();
  },
  news: (news) => take[news.type]?.(news),
  frames(buffer) {
    let pane;
    const message = readMessage(buffer, {
      begin: (message) => { pane = panes[message.pane]; },
      list: (time, record) => pane?.handler.list(time, record),
      sample: (...sample) => pane?.handler.sample(...sample),
      story: (record) => pane?.handler.story(record),
    });
    if (!pane) return;
    if (message.status) pane.status = message.status;
    if (message.number === number || message.number === 0) waiting.delete(message.pane);
    if (message.status && message.pane === 0) cost.add(message.status);
    wake();
  },
});

// What the process says

const take = {
  hello({ title }) {
    find("title").textContent = title;
    document.title = title;
  },

  previews({ previews, chosen }) {
    find("previews").replaceChildren(...previews.map((preview, index) => {
      const option = new Option(preview.name, index, index === chosen, index === chosen);
      option.disabled = Boolean(preview.obstacle);
      option.title = preview.obstacle ?? `${preview.file}:${preview.line}`;
      return option;
    }));
    find("previews").disabled = previews.length < 2;
  },

  build({ state, errors, duration }) {
    const text = { compiling: "compiling", done: "up to date", failed: "does not compile" }[state];
    setBuild(state, duration == null ? text : `${text} (${duration.toFixed(2)} s)`);
    if (state !== "compiling") inspector.showErrors(errors);
  },

  loaded(news) {
    const isNew = !panes[news.pane];
    while (panes.length <= news.pane) panes.push(makePane(panes.length));
    const pane = panes[news.pane];
    pane.loaded(news);
    pane.load = news.load;
    waiting.delete(news.pane);
    if (isNew && news.pane === 1) environment.build(2);
    for (const each of panes) environment.show(each.number, each.settings);
    for (const each of panes) each.resized();
    showSize();
    const wasLive = clock.isLive;
    clock.framesPerSecond = timeline.framesPerSecond = news.framesPerSecond;
    clock.asked = clock.live = news.time;
    if (clock.loop && clock.loop[1] > news.time + 1e-6) setLoop(null);
    if (wasLive || clock.position > news.time) clock.position = news.time;
    clock.stir();
    if (news.time === 0) timeline.isFollowing = true;
    timeline.setStory(panes[0].story, panes[1]?.story);
    showCaptions();
    wake();
  },

  closed({ pane }) {
    panes[pane]?.element.remove();
    panes.length = pane;
    waiting.delete(pane);
    environment.build(1);
    environment.show(0, panes[0].settings);
    find("compare").setAttribute("aria-pressed", "false");
    timeline.setStory(panes[0].story, null);
    panes[0].resized();
    showCaptions();
    wake();
  },

  ended({ pane, how, reason, place }) {
    if (!panes[pane]) panes[pane] = makePane(pane);
    const title = { crashed: "The view crashed", stuck: "The view does not come back" }[how]
      ?? "The view cannot be shown";
    panes[pane].showBanner(title, reason, place);
    panes[pane].status = null;
    waiting.delete(pane);
    wake();
  },

  line({ text }) { inspector.addMessage(text); },

  film({ state, share, place, reason }) {
    if (state === "making") {
      toast(`Making the film: ${Math.round(100 * Math.min(1, share ?? 0))} %`, true);
    } else if (state === "failed") {
      toast(`No film could be made: ${reason}`);
    } else {
      const link = document.createElement("a");
      Object.assign(link, { href: place, download: "", textContent: "Save the film", id: "film" });
      toast(link, true);
      link.click();
    }
    films = state;
  },

  async copied({ kind, text }) {
    preview.copied = text;
    try {
      await navigator.clipboard.writeText(text);
      toast(`Copied the input so far as a ${kind}`);
    } catch {
      inspector.showText(`The input so far as a ${kind}`, text);
    }
  },
};

// Panes

function makePane(index) {
  const pane = new Pane(index, { input: (message) => input(message), changed: () => wake() });
  find("panes").append(pane.element);
  pane.element.querySelector(".again").addEventListener("click", () => restart());
  return pane;
}

function showCaptions() {
  for (const pane of panes) {
    const words = pane.settings.map((statement) => statement.replace(/^set /, "")).join(", ");
    pane.caption.textContent = panes.length > 1 ? words || "as on a new device" : words;
  }
}

function compare() {
  if (panes.length > 1) return connection.send({ type: "compare", on: false });
  // What people compare most: the same with Reduce Motion.
  const settings = (panes[0]?.settings ?? []).filter((text) => !text.startsWith("set reduceMotion"));
  const isReduced = panes[0]?.settings.includes("set reduceMotion on");
  find("compare").setAttribute("aria-pressed", "true");
  connection.send({
    type: "compare", on: true, settings: [...settings, `set reduceMotion ${isReduced ? "off" : "on"}`],
  });
}

const devices = [
  ["iPhone SE", 375, 667], ["iPhone 15", 393, 852], ["iPhone 15 Pro Max", 430, 932],
  ["iPad mini", 744, 1133], ["Watch", 198, 242], ["Square", 400, 400],
];

function showSize() {
  const [{ width, height }] = panes;
  const known = devices.findIndex(([, w, h]) => w === width && h === height);
  find("sizes").replaceChildren(
    ...(known < 0 ? [new Option(`${width} × ${height}`, -1, true, true)] : []),
    ...devices.map(([name, w, h], index) =>
      new Option(`${name}  ${w} × ${h}`, index, index === known, index === known)));
  for (const pane of panes) {
    pane.element.querySelector(".device").classList.toggle("phone", known >= 0 && known < 4);
  }
}

// Time

/** Something is to be painted or asked for. */
let isAwake = false;
function wake() {
  if (isAwake) return;
  isAwake = true;
  requestAnimationFrame(turn);
}

function turn(now) {
  isAwake = false;
  const living = panes.filter((pane) => pane.status);
  const states = living.map((pane) => pane.status);
  const next = clock.tick(now, states, waiting.size > 0);
  if (next != null) ask(next);
  else if (mustAsk && !waiting.size && living.length) ask(clock.asked);
  show(now, states);
  const flows = clock.isPlaying && (clock.loop || !clock.isLive || clock.restIn > 0);
  if (flows || waiting.size || mustAsk) wake();
  else clock.lastTick = null;
}

function ask(to) {
  if (!isConnected || !panes.some((pane) => pane.status)) return;
  mustAsk = false;
  number += 1;
  clock.asked = Math.max(clock.asked, to);
  for (const pane of panes) if (pane.status) waiting.add(pane.number);
  connection.send({ type: "frame", to: clock.asked, number });
}

let shown = {};
function show(now, states) {
  const moment = clock.position;
  let isPainted = false;
  for (const pane of panes) isPainted = pane.paint(moment) || isPainted;
  if (isPainted) {
    cost.painted(now);
    document.documentElement.dataset.load = panes.map((pane) => pane.load).join(" ");
  }
  timeline.now = clock.live;
  timeline.start = panes[0]?.history.start;
  timeline.draw(moment, clock.live, clock.loop);
  const lane = panes[0]?.story.lanes.get(timeline.selected);
  const attribute = lane && panes[0].story.attributes.get(lane.attribute);
  panes[0]?.showOutline(attribute, moment);
  inspector.showLane(lane, attribute, moment);
  character.show(panes[0]?.story.controls ?? []);
  inspector.showWarnings(panes[0]?.story.warnings ?? []);
  cost.draw(now);
  cost.showLamp(states, panes.flatMap((pane) => pane.status ? pane.story.awake : []), isConnected);
  set(find("time"), "textContent", timeText(moment));
  find("time").toggleAttribute("data-past", !clock.isLive);
  set(find("play"), "textContent", clock.isPlaying ? "❚❚" : "▶");
  if (shown.isPlaying !== clock.isPlaying) {
    find("play").setAttribute("aria-label", clock.isPlaying ? "Pause" : "Play");
    shown.isPlaying = clock.isPlaying;
  }
}

function set(element, property, value) {
  if (element[property] !== value) element[property] = value;
}

/** Passes on what a person does. In the past it begins a new future. */
function input(message) {
  if (message.type === "pointer" && message.phase !== "down" && !clock.pointers.size) return;
  if (!clock.isLive) {
    setLoop(null);
    const time = Math.max(0, clock.position);
    toast(`From ${timeText(time)} on anew`);
    connection.send({ type: "rewind", time });
    clock.asked = clock.live = clock.position = time;
  }
  if (message.type === "pointer") {
    if (message.phase === "down") clock.pointers.add(message.id);
    if (message.phase === "up" || message.phase === "cancel") clock.pointers.delete(message.id);
  }
  const time = clock.inputTime(performance.now());
  connection.send({ ...message, time });
  clock.asked = Math.max(clock.asked, time);
  timeline.isFollowing = true;
  mustAsk = true;
  if (message.type === "do" && message.text.startsWith("set ")) noteSetting(message);
  wake();
}

function noteSetting({ text, pane: number }) {
  const name = text.split(" ")[1];
  if (!isSetting(name)) return;
  for (const pane of panes) {
    if (number != null && pane.number !== number) continue;
    pane.settings = pane.settings.filter((statement) => statement.split(" ")[1] !== name);
    pane.settings.push(text);
    environment.show(pane.number, pane.settings);
  }
  if (name === "fps") clock.framesPerSecond = timeline.framesPerSecond = Number(text.split(" ")[2]);
  showCaptions();
}

function seek(time) {
  const start = panes[0]?.history.start ?? 0;
  clock.loop = null;
  find("loop").setAttribute("aria-pressed", "false");
  clock.position = Math.min(clock.live, Math.max(start, time));
  if (clock.position < clock.live) clock.isPlaying = false;
  timeline.reveal(clock.position);
  wake();
}

function play() {
  clock.isPlaying = !clock.isPlaying;
  clock.lastTick = null;
  if (clock.isPlaying) clock.stir();
  wake();
}

function step(way) {
  clock.isPlaying = false;
  const frames = panes[0]?.history.frames ?? [];
  const frame = 1 / clock.framesPerSecond;
  if (way < 0) {
    const before = frames.findLast(({ time }) => time < clock.position - 1e-6);
    // While nothing changed there are no frames: then by the grid.
    return seek(Math.max(before?.time ?? 0, clock.position - frame));
  }
  if (!clock.isLive) {
    const after = frames.find(({ time }) => time > clock.position + 1e-6);
    return seek(Math.min(after?.time ?? clock.live, clock.position + frame));
  }
  const to = Math.round(clock.asked * clock.framesPerSecond + 1) / clock.framesPerSecond;
  if (waiting.size) return;
  clock.live = clock.position = to;
  ask(to);
  wake();
}

function setLoop(span) {
  clock.loop = span;
  find("loop").setAttribute("aria-pressed", String(Boolean(span)));
  if (span) {
    clock.isPlaying = true;
    clock.lastTick = null;
    if (clock.position < span[0] || clock.position > span[1]) clock.position = span[0];
  } else {
    clock.stir();
  }
  wake();
}

function toggleLoop() {
  if (clock.loop) return setLoop(null);
  const [from, to] = [timeline.from, Math.min(timeline.to, clock.live)];
  if (to - from > 0.01) setLoop([from, to]);
}

function jump(way) {
  const times = (panes[0]?.story.events ?? []).map(({ time }) => time).sort((a, b) => a - b);
  const next = way > 0
    ? times.find((time) => time > clock.position + 1e-6)
    : times.findLast((time) => time < clock.position - 1e-6);
  if (next != null) {
    clock.isPlaying = false;
    seek(next);
  }
}

function setSlow() {
  clock.speed = clock.speed === 1 ? 0.1 : 1;
  find("slow").setAttribute("aria-pressed", String(clock.speed !== 1));
  wake();
}

function restart() {
  clock.reset(0);
  clock.isPlaying = true;
  find("loop").setAttribute("aria-pressed", "false");
  connection.send({ type: "restart" });
  wake();
}

function toEnd() {
  setLoop(null);
  clock.position = clock.live;
  timeline.isFollowing = true;
  clock.isPlaying = true;
  clock.lastTick = null;
  wake();
}

function record(format) {
  const [from, to] = clock.loop ?? [panes[0].history.start, clock.live];
  connection.send({ type: "film", format, from: Math.max(from, to - 120), to, scale: 2, pane: 0 });
}

// Controls

function setBuild(state, text) {
  find("build").dataset.state = state;
  find("build").textContent = text;
}

let toastEnd;
function toast(content, stays = false) {
  const element = find("toast");
  element.replaceChildren(content);
  element.hidden = false;
  clearTimeout(toastEnd);
  if (!stays) toastEnd = setTimeout(() => { element.hidden = true; }, 3500);
}

function showMenu(isOpen) {
  find("record-menu").hidden = !isOpen;
  find("record").setAttribute("aria-expanded", String(isOpen));
  if (isOpen) find("record-menu").firstElementChild.focus();
}

const theme = matchMedia("(prefers-color-scheme: dark)");
function setTheme(wish) {
  document.documentElement.dataset.theme = wish ?? (theme.matches ? "dark" : "light");
  wake();
}

const keys = [
  [" ", "Space", "play or pause", play],
  ["ArrowLeft", "←", "a frame back", () => step(-1)],
  ["ArrowRight", "→", "a frame on", () => step(1)],
  ["Home", "Home", "to the first moment", () => seek(0)],
  ["End", "End", "to now", toEnd],
  [",", ",", "to the event before", () => jump(-1)],
  [".", ".", "to the next event", () => jump(1)],
  ["s", "S", "ten times slower", setSlow],
  ["l", "L", "loop the marked span, or what is visible", toggleLoop],
  ["i", "I", "mark where the loop begins", () => mark(0)],
  ["o", "O", "mark where it ends", () => mark(1)],
  ["f", "F", "all of the time at once", () => setFit()],
  ["+", "+", "a shorter stretch of time", () => zoom(0.7)],
  ["-", "−", "a longer one", () => zoom(1.4)],
  ["r", "R", "start over", restart],
  ["c", "C", "two environments side by side", compare],
  ["v", "V", "choose a view", () => find("previews").focus()],
  ["t", "T", "to the view itself", () => panes[0]?.canvas.focus()],
  ["?", "?", "this list", () => find("keys").showModal()],
];

let marks = [null, null];
function mark(end) {
  marks[end] = clock.position;
  const [from, to] = [marks[0] ?? 0, marks[1] ?? clock.live];
  if (to - from > 0.005) setLoop([from, to]);
}

function setFit() {
  timeline.isFit = !timeline.isFit;
  timeline.isFollowing = !timeline.isFit;
  if (timeline.isFollowing) {
    timeline.to = Math.max(2, clock.live + 1);
    timeline.from = Math.max(0, timeline.to - Timeline.width);
  }
  find("fit").setAttribute("aria-pressed", String(timeline.isFit));
  wake();
}

function zoom(factor) {
  timeline.zoom(factor, clock.position);
  find("fit").setAttribute("aria-pressed", "false");
  wake();
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || find("keys").open) return;
  if (event.key === "Escape") {
    showMenu(false);
    document.activeElement?.blur();
    return;
  }
  const inControl = event.target.closest?.("input, select, textarea, canvas[role=application]");
  if (inControl) return;
  // A button takes the space bar itself.
  if (event.key === " " && event.target.closest?.("button")) return;
  if (event.target.closest?.("[role=menu]") && event.key.startsWith("Arrow")) {
    const items = [...find("record-menu").children];
    const way = event.key === "ArrowDown" ? 1 : -1;
    items[(items.indexOf(event.target) + way + items.length) % items.length].focus();
    return event.preventDefault();
  }
  const key = keys.find(([name]) => name === event.key || name === event.key.toLowerCase());
  if (!key) return;
  event.preventDefault();
  key[3]();
});

const click = (id, action) => find(id).addEventListener("click", action);
click("restart", restart);
click("to-start", () => seek(0));
click("step-back", () => step(-1));
click("play", play);
click("step-on", () => step(1));
click("to-end", toEnd);
click("slow", setSlow);
click("loop", toggleLoop);
click("previous-event", () => jump(-1));
click("next-event", () => jump(1));
click("fit", setFit);
click("compare", compare);
click("copy-script", () => connection.send({ type: "copy", kind: "script" }));
click("copy-test", () => connection.send({ type: "copy", kind: "test" }));
click("help", () => find("keys").showModal());
click("theme", () => setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark"));
click("record", () => showMenu(find("record-menu").hidden));
find("record-menu").addEventListener("click", (event) => {
  const format = event.target.dataset.format;
  showMenu(false);
  if (format) record(format);
});
find("previews").addEventListener("change", ({ target }) => {
  clock.reset(0);
  connection.send({ type: "choose", preview: Number(target.value) });
  target.blur();
});
find("sizes").addEventListener("change", ({ target }) => {
  const device = devices[target.value];
  if (!device) return;
  input({ type: "size", width: device[1], height: device[2] });
  panes.forEach((pane) => pane.setSize(device[1], device[2]));
  showSize();
  target.blur();
});
find("script-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = find("script").value.trim();
  if (text) input({ type: "do", text });
  find("script").select();
});

{
  const divider = find("divider");
  const resize = (height) => {
    const most = innerHeight - 220;
    document.body.style.setProperty("--timeline-height", `${Math.max(120, Math.min(most, height))}px`);
    for (const pane of panes) pane.resized();
    wake();
  };
  divider.addEventListener("pointerdown", (event) => divider.setPointerCapture(event.pointerId));
  divider.addEventListener("pointermove", (event) => {
    if (divider.hasPointerCapture(event.pointerId)) resize(innerHeight - event.clientY);
  });
  divider.addEventListener("keydown", (event) => {
    const way = { ArrowUp: 24, ArrowDown: -24 }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    resize(document.querySelector("footer").offsetHeight + way);
  });
}

addEventListener("resize", () => {
  for (const pane of panes) pane.resized();
  wake();
});
theme.addEventListener("change", () => setTheme());
find("keys").querySelector("dl").append(...keys.flatMap(([, name, words]) => {
  const [term, meaning] = [document.createElement("dt"), document.createElement("dd")];
  const key = document.createElement("kbd");
  key.textContent = name;
  term.append(key);
  meaning.textContent = words;
  return [term, meaning];
}));
setTheme();

/** For tests, and for the curious in the browser's console. */
const preview = {
  clock, timeline, connection, cost, waiting, get panes() { return panes; },
  get films() { return films; }, copied: null,
};
globalThis.preview = preview;
