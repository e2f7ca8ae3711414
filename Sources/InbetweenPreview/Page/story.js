// What a pane's motion is made of: lanes with their samples, events, phases, keyframes, changes.

export class Story {
  constructor() {
    /** By number: owner, name, unit, attribute, and samples in columns. */
    this.lanes = new Map();
    this.attributes = new Map();
    this.events = [];
    this.phases = [];
    this.keyframes = [];
    this.warnings = [];
    this.awake = [];
    /** What of a character can be set and fired. */
    this.controls = [];
    /** Changes whenever rows come or go. */
    this.structure = 0;
  }

  /** More samples than this of one lane: the older half goes. */
  static sampleLimit = 40_000;
  /** About so many events, phases, runs are kept: what is older goes. */
  static markLimit = 2_000;

  /** Takes in a record; it may say that lanes are new before their samples come. */
  add(record, time) {
    for (const lane of record.lanes) {
      const attribute = this.attribute(lane.attribute);
      Object.assign(attribute, { owner: lane.owner, node: lane.node });
      attribute.lanes.push(lane.lane);
      const known = this.lanes.get(lane.lane);
      this.lanes.set(lane.lane, {
        ...lane, times: [], values: [], speeds: [], ...known, low: known?.low ?? Infinity,
        high: known?.high ?? -Infinity,
      });
      this.structure++;
    }
    for (const left of record.left) this.attribute(left.attribute).leftAt = left.time;
    for (const [attribute, first, last] of record.places) {
      const { places } = this.attribute(attribute);
      places.push({ time, first, last });
      if (places.length > 2 * Story.markLimit) places.splice(0, Story.markLimit);
    }
    for (const event of record.events) this.addEvent(event);
    for (const change of record.changes) this.attribute(change.attribute).changes.push(change);
    for (const run of record.runs) {
      const { runs } = this.attribute(run.attribute);
      const retargets = [...runs.get(run.run)?.retargets ?? [], ...run.retargets];
      runs.set(run.run, { ...run, retargets: retargets.slice(-Story.markLimit) });
      if (runs.size > Story.markLimit) runs.delete(runs.keys().next().value);
    }
    for (const run of record.keyframes) {
      this.keyframes.push(run);
      this.structure++;
    }
    this.warnings.push(...record.warnings);
    if (record.awake) this.awake = record.awake;
    if (record.controls) this.controls = record.controls;
    for (const marks of [this.events, this.phases, this.keyframes]) {
      if (marks.length > 2 * Story.markLimit) marks.splice(0, Story.markLimit);
    }
    this.sortedBoundaries = null;
  }

  attribute(number) {
    let attribute = this.attributes.get(number);
    if (!attribute) {
      attribute = { number, lanes: [], places: [], changes: [], runs: new Map(), owner: "" };
      this.attributes.set(number, attribute);
    }
    return attribute;
  }

  addSample(number, time, value, speed) {
    let lane = this.lanes.get(number);
    if (!lane) {
      lane = { lane: number, times: [], values: [], speeds: [], low: Infinity, high: -Infinity };
      this.lanes.set(number, lane);
    }
    const last = lane.times.length - 1;
    if (last >= 0 && lane.times[last] === time) {
      lane.values[last] = value;
      lane.speeds[last] = speed;
    } else {
      lane.times.push(time);
      lane.values.push(value);
      lane.speeds.push(speed);
      if (lane.times.length > Story.sampleLimit) {
        for (const column of [lane.times, lane.values, lane.speeds]) {
          column.splice(0, Story.sampleLimit / 2);
        }
      }
    }
    if (value < lane.low) lane.low = value;
    if (value > lane.high) lane.high = value;
  }

  /** Phases become stretches; all else a flag. */
  addEvent(event) {
    if (event.kind !== "phase") {
      this.events.push(event);
      return;
    }
    const entering = /^enter (.*)$/s.exec(event.name);
    const leaving = /^leave (.*?)(?: at once: (.*))?$/s.exec(event.name);
    if (entering) {
      const open = this.phases.findLast((phase) => phase.owner === event.owner && phase.end == null);
      if (open) open.end = event.time;
      this.phases.push({ owner: event.owner, name: entering[1], start: event.time, end: null });
      if (this.phases.filter((phase) => phase.owner === event.owner).length === 1) this.structure++;
    } else if (leaving) {
      const open = this.phases.findLast((phase) => phase.owner === event.owner && phase.end == null);
      if (open) {
        open.end = event.time;
        open.reason = leaving[2];
      }
    }
    this.events.push({ ...event, isQuiet: true });
  }

  /** The rows of the timeline, those of one view together. */
  rows() {
    const groups = new Map();
    const group = (owner) => {
      if (!groups.has(owner)) groups.set(owner, { owner, phases: false, keyframes: [], lanes: [] });
      return groups.get(owner);
    };
    for (const { owner } of this.phases) group(owner).phases = true;
    for (const run of this.keyframes) {
      const tracks = group(run.owner).keyframes;
      for (const { name } of run.tracks) if (!tracks.includes(name)) tracks.push(name);
    }
    for (const lane of this.lanes.values()) {
      if (lane.owner != null) group(lane.owner).lanes.push(lane);
    }
    const rows = [];
    for (const { owner, phases, keyframes, lanes } of groups.values()) {
      rows.push({ kind: "owner", owner });
      if (phases) rows.push({ kind: "phases", owner });
      for (const name of keyframes) rows.push({ kind: "keyframes", owner, name });
      lanes.sort((a, b) => a.node - b.node || a.attribute - b.attribute || a.lane - b.lane);
      for (const lane of lanes) rows.push({ kind: "lane", owner, lane });
    }
    return rows;
  }

  /** Times that moments can be lined up with. */
  boundaries() {
    if (this.sortedBoundaries) return this.sortedBoundaries;
    const times = new Set();
    for (const phase of this.phases) {
      times.add(phase.start);
      if (phase.end != null) times.add(phase.end);
    }
    for (const run of this.keyframes) {
      for (const { boundaries } of run.tracks) {
        for (const boundary of boundaries) times.add(run.start + boundary);
      }
    }
    for (const { runs } of this.attributes.values()) {
      for (const run of runs.values()) {
        times.add(run.start);
        for (const time of run.retargets) times.add(time);
        if (run.end != null) times.add(run.end);
      }
    }
    for (const event of this.events) times.add(event.time);
    this.sortedBoundaries = Array.from(times).sort((a, b) => a - b);
    return this.sortedBoundaries;
  }
}

/** The number of the last sample at or before a time; -1: none. */
export function sampleAt(lane, time) {
  let [low, high] = [0, lane.times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lane.times[middle] > time + 1e-7) high = middle; else low = middle + 1;
  }
  return low - 1;
}

/** A number for people: three digits that count, no endless tails. */
export function numberText(value) {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  if (size < 0.0005) return "0";
  if (size >= 1000) return value.toFixed(0);
  if (size >= 100) return value.toFixed(1);
  if (size >= 1) return value.toFixed(2);
  return value.toFixed(3);
}

export const timeText = (time) => `${time.toFixed(3)} s`;
