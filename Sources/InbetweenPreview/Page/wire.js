// Reads the binary messages of frames; Docs/Preview.md describes them. All numbers are
// little-endian.

export class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.place = 0;
  }

  get isAtEnd() { return this.place >= this.bytes.length; }

  byte() { return this.bytes[this.place++]; }

  uint32() {
    const value = this.view.getUint32(this.place, true);
    this.place += 4;
    return value;
  }

  /** Seven bits a byte, the lowest first. */
  count() {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.bytes[this.place++];
      value += (byte & 0x7f) * factor;
      if (byte < 0x80 || byte === undefined) return value;
      factor *= 128;
    }
  }

  number() {
    const value = this.view.getFloat32(this.place, true);
    this.place += 4;
    return value;
  }

  time() {
    const value = this.view.getFloat64(this.place, true);
    this.place += 8;
    return value;
  }

  block() {
    const length = this.count();
    const block = this.bytes.subarray(this.place, this.place + length);
    this.place += length;
    return block;
  }

  text() { return new TextDecoder().decode(this.block()); }
}

/** The first byte of each record. */
export const Record = { list: 1, samples: 2, status: 3, story: 4 };

/** Kinds of items, in the order of DisplayList.Kind. */
export const Kind = {
  pop: 0, offset: 1, scale: 2, rotation: 3, transform: 4, projection: 5, opacity: 6, blend: 7,
  layer: 8, clipRect: 9, clipPath: 10, mask: 11, maskShape: 12, shadow: 13, blur: 14,
  colorFilter: 15, backdrop: 16, rect: 17, ellipse: 18, fill: 19, stroke: 20, text: 21, image: 22,
};

export const opensGroup = (kind) => kind >= Kind.offset && kind <= Kind.backdrop;

/**
 * Takes a message of frames apart. Records of lists are not applied here: they are kept as they
 * came, so that any moment can be shown again.
 */
export function readMessage(buffer, handle) {
  const bytes = new Uint8Array(buffer);
  const reader = new Reader(bytes);
  const message = { pane: reader.byte(), number: reader.uint32(), status: null };
  handle.begin?.(message);
  while (!reader.isAtEnd) {
    switch (reader.byte()) {
      case Record.list: {
        const start = reader.place;
        const time = reader.time();
        skipList(reader);
        handle.list(time, bytes.subarray(start, reader.place));
        break;
      }
      case Record.samples: {
        const time = reader.time();
        for (let left = reader.count(); left > 0; left--) {
          handle.sample(reader.count(), time, reader.number(), reader.number());
        }
        break;
      }
      case Record.status:
        message.status = {
          time: reader.time(), due: reader.time(), flags: reader.byte(), frames: reader.uint32(),
          evaluations: reader.uint32(), milliseconds: reader.number(), writing: reader.number(),
          bytes: bytes.length,
        };
        break;
      case Record.story: handle.story(JSON.parse(reader.text())); break;
      default: throw new Error(`a record of an unknown kind at byte ${reader.place - 1}`);
    }
  }
  return message;
}

/** Moves behind a list's record whose time has been read. */
function skipList(reader) {
  reader.place += 8;
  for (let left = reader.count(); left > 0; left--) {
    reader.count();
    reader.byte();
    reader.block();
  }
  if (reader.byte() === 1) {
    reader.count();
    reader.count();
    for (let left = reader.count(); left > 0; left--) {
      reader.byte();
      skipReferences(reader);
      skipPaint(reader);
      const mask = reader.byte();
      reader.place += 4 * bitCount(mask);
    }
  }
  skipPatches(reader);
}

function skipPatches(reader) {
  const { bytes } = reader;
  let left = reader.count();
  let { place } = reader;
  for (; left > 0; left--) {
    while (bytes[place++] >= 0x80);
    const mask = bytes[place++];
    place += sizes[mask & 0x3f];
    if (mask & 0xc0) {
      reader.place = place;
      if (mask & 0x40) skipPaint(reader);
      if (mask & 0x80) skipReferences(reader);
      place = reader.place;
    }
  }
  reader.place = place;
}

function skipReferences(reader) {
  reader.byte();
  reader.count();
  reader.count();
}

function skipPaint(reader) {
  const tag = reader.byte();
  if (tag === 1) reader.place += 4;
  if (tag === 2) reader.count();
}

/** The bytes of the numbers that a mask names. */
const sizes = Array.from({ length: 64 }, (_, mask) => 4 * bitCount(mask));

function bitCount(mask) {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
}
