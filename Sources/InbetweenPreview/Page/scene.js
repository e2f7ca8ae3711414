// A display list as the page keeps it, and its past.

import { Reader } from "./wire.js";
import { opensGroup } from "./wire.js";

/** The items of a list in columns; `values` has six numbers for each. */
export class Scene {
  constructor() {
    this.width = 0;
    this.height = 0;
    this.resize(0);
    /** Changes whenever items come or go. */
    this.structure = 0;
  }

  resize(count) {
    this.count = count;
    this.kinds = new Uint8Array(count);
    this.flags = new Uint8Array(count);
    this.resources = new Uint32Array(count);
    this.styles = new Uint32Array(count);
    this.paintForms = new Uint8Array(count);
    this.paints = new Uint32Array(count);
    this.values = new Float32Array(count * 6);
  }

  /** Copies the columns, for a moment that is to be returned to. */
  snapshot() {
    return {
      width: this.width, height: this.height, count: this.count,
      columns: Scene.columns.map((name) => this[name].slice()),
    };
  }

  restore(snapshot) {
    this.width = snapshot.width;
    this.height = snapshot.height;
    this.count = snapshot.count;
    Scene.columns.forEach((name, index) => { this[name] = snapshot.columns[index].slice(); });
    this.structure++;
  }

  /** Applies a record, as `readMessage` hands it on. */
  apply(bytes, resources) {
    const reader = new Reader(bytes);
    reader.time();
    this.width = reader.number();
    this.height = reader.number();
    for (let left = reader.count(); left > 0; left--) {
      const number = reader.count();
      const form = reader.byte();
      resources.define(number, form, reader.block());
    }
    if (reader.byte() === 1) this.splice(reader);
    this.patch(reader);
  }

  /** Most of what arrives in motion: the numbers that changed, read in place. */
  patch(reader) {
    const { values } = this;
    const { bytes, view } = reader;
    let left = reader.count();
    let { place } = reader;
    let index = 0;
    for (; left > 0; left--) {
      let distance = bytes[place++];
      if (distance >= 0x80) {
        reader.place = place - 1;
        distance = reader.count();
        place = reader.place;
      }
      index += distance;
      const mask = bytes[place++];
      for (let bits = mask & 0x3f, at = index * 6; bits; bits >>= 1, at++) {
        if (bits & 1) {
          values[at] = view.getFloat32(place, true);
          place += 4;
        }
      }
      if (mask & 0xc0) {
        reader.place = place;
        if (mask & 0x40) this.readPaint(reader, index);
        if (mask & 0x80) this.readReferences(reader, index);
        place = reader.place;
      }
    }
    reader.place = place;
  }

  /** Replaces a stretch of items by those that follow. */
  splice(reader) {
    const head = reader.count();
    const deleted = reader.count();
    const inserted = reader.count();
    const tail = head + deleted;
    const old = Scene.columns.map((name) => this[name]);
    const oldCount = this.count;
    this.resize(oldCount - deleted + inserted);
    Scene.columns.forEach((name, column) => {
      const size = name === "values" ? 6 : 1;
      this[name].set(old[column].subarray(0, head * size));
      this[name].set(
        old[column].subarray(tail * size, oldCount * size), (head + inserted) * size);
    });
    for (let index = head; index < head + inserted; index++) {
      this.kinds[index] = reader.byte();
      this.readReferences(reader, index);
      this.readPaint(reader, index);
      this.readValues(reader, index, reader.byte());
    }
    this.structure++;
  }

  readValues(reader, index, mask) {
    for (let bit = 0; bit < 6; bit++) {
      if (mask & (1 << bit)) this.values[index * 6 + bit] = reader.number();
    }
  }

  readReferences(reader, index) {
    this.flags[index] = reader.byte();
    this.resources[index] = reader.count();
    this.styles[index] = reader.count();
  }

  readPaint(reader, index) {
    const form = reader.byte();
    this.paintForms[index] = form;
    this.paints[index] = form === 1 ? reader.uint32() : form === 2 ? reader.count() : 0;
  }

  /** For each item that opens a group, the index of its end. */
  get ends() {
    if (this.endsOf === this.structure && this.cachedEnds.length === this.count) {
      return this.cachedEnds;
    }
    const ends = new Int32Array(this.count).fill(this.count);
    const open = [];
    for (let index = 0; index < this.count; index++) {
      const kind = this.kinds[index];
      if (kind === 0) {
        if (open.length) ends[open.pop()] = index;
      } else if (opensGroup(kind)) {
        open.push(index);
      }
    }
    this.endsOf = this.structure;
    this.cachedEnds = ends;
    return ends;
  }

  /** Adds the numbers of all resources that items name. */
  collectResources(into) {
    for (const column of [this.resources, this.styles]) {
      for (const number of column) into.add(number);
    }
    for (let index = 0; index < this.count; index++) {
      if (this.paintForms[index] === 2) into.add(this.paints[index]);
    }
  }
}

Scene.columns = ["kinds", "flags", "resources", "styles", "paintForms", "paints", "values"];

/**
 * Every frame that a pane showed: the records as they came, and the whole list at some of them.
 * What is oldest is dropped once there is too much.
 */
export class History {
  constructor(resources) {
    this.resources = resources;
    this.live = new Scene();
    this.shown = new Scene();
    this.frames = [];
    this.snapshots = [];
    this.bytes = 0;
    this.sinceSnapshot = 0;
    this.shownIndex = -1;
  }

  /** Bytes that are kept. */
  static limit = 192 << 20;
  /** A snapshot follows after so many bytes of records, or so many records. */
  static stretch = { bytes: 256 << 10, records: 90 };

  get end() { return this.frames.length ? this.frames[this.frames.length - 1].time : 0; }
  get start() { return this.frames.length ? this.frames[0].time : 0; }

  add(time, record) {
    this.live.apply(record, this.resources);
    this.frames.push({ time, record });
    this.bytes += record.length;
    this.sinceSnapshot += record.length;
    const last = this.snapshots[this.snapshots.length - 1];
    if (!last || this.sinceSnapshot > Math.max(History.stretch.bytes, last.size)
      || this.frames.length - last.index > History.stretch.records) {
      const snapshot = this.live.snapshot();
      const size = this.live.count * 40;
      const newest = this.resources.newest;
      this.snapshots.push({ index: this.frames.length - 1, snapshot, size, newest });
      this.bytes += size;
      this.sinceSnapshot = 0;
      if (this.bytes > History.limit) this.dropOldest();
    }
  }

  dropOldest() {
    while (this.bytes > History.limit * 0.75 && this.snapshots.length > 2) {
      const count = this.snapshots[1].index;
      for (const frame of this.frames.splice(0, count)) this.bytes -= frame.record.length;
      this.bytes -= this.snapshots.shift().size;
      for (const snapshot of this.snapshots) snapshot.index -= count;
    }
    this.shownIndex = -1;
    // A frame names what the snapshot before it names, or what arrived since.
    const scene = new Scene();
    const used = new Set();
    for (const { snapshot } of this.snapshots) {
      scene.restore(snapshot);
      scene.collectResources(used);
    }
    this.live.collectResources(used);
    this.resources.keep(used, this.snapshots[0].newest);
  }

  /** The number of the last frame at or before a time. */
  indexAt(time) {
    let [low, high] = [0, this.frames.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.frames[middle].time > time + 1e-7) high = middle; else low = middle + 1;
    }
    return Math.max(0, low - 1);
  }

  /** The list as it was at a time. */
  sceneAt(time) {
    if (!this.frames.length) return this.live;
    const index = this.indexAt(time);
    if (index === this.frames.length - 1) return this.live;
    if (index === this.shownIndex) return this.shown;
    let from = this.shownIndex;
    const snapshot = this.snapshotBefore(index);
    if (from < 0 || from > index || snapshot.index > from) {
      this.shown.restore(snapshot.snapshot);
      from = snapshot.index;
    }
    for (let next = from + 1; next <= index; next++) {
      this.shown.apply(this.frames[next].record, this.resources);
    }
    this.shownIndex = index;
    return this.shown;
  }

  snapshotBefore(index) {
    let [low, high] = [0, this.snapshots.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.snapshots[middle].index > index) high = middle; else low = middle + 1;
    }
    return this.snapshots[Math.max(0, low - 1)];
  }
}
