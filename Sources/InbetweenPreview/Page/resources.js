// What items refer to by number: paths, texts, pictures, paints. Each arrives once.

import { Reader } from "./wire.js";

const Form = { path: 1, text: 2, image: 3, paint: 4, stroke: 5, matrix: 6 };

export class Resources {
  /** @param onLoad called when a picture has arrived and can be painted. */
  constructor(onLoad) {
    this.onLoad = onLoad;
    this.known = new Map();
    /** The highest number so far. */
    this.newest = 0;
  }

  get(number) { return this.known.get(number); }

  define(number, form, bytes) {
    if (this.known.has(number)) return;
    const reader = new Reader(bytes);
    const value = (() => {
      switch (form) {
        case Form.path: return readPath(reader);
        case Form.text: return this.readText(reader);
        case Form.image: return this.readImage(reader);
        case Form.paint: return this.readPaint(reader);
        case Form.stroke: return readStroke(reader);
        case Form.matrix: return Array.from({ length: 16 }, () => reader.time());
      }
    })();
    this.known.set(number, value);
    if (number > this.newest) this.newest = number;
  }

  /** Lets go of everything up to a number but what is named. */
  keep(named, upTo) {
    for (const number of this.known.keys()) {
      if (number <= upTo && !named.has(number)) this.known.delete(number);
    }
  }

  readText(reader) {
    const text = { width: reader.number(), height: reader.number(), pieces: [] };
    for (let left = reader.count(); left > 0; left--) {
      const form = reader.byte();
      if (form === 0) {
        const color = readColor(reader);
        const boldening = reader.number();
        text.pieces.push({ form: "outline", color, boldening, path: readPath(reader) });
      } else if (form === 1) {
        const frame = readFrame(reader);
        text.pieces.push({ form: "picture", frame, picture: this.picture(reader.block()) });
      } else {
        const frame = readFrame(reader);
        const color = readColor(reader);
        text.pieces.push({ form: "image", frame, color, image: this.readImage(reader) });
      }
    }
    return text;
  }

  readImage(reader) {
    switch (reader.byte()) {
      case 0: {
        const place = reader.text();
        const [width, height] = [reader.number(), reader.number()];
        const address = "assets/" + place.split("/").map(encodeURIComponent).join("/");
        return { form: "file", width, height, picture: this.fetched(address) };
      }
      case 1: {
        const [width, height, growth] = [reader.number(), reader.number(), reader.number()];
        const layers = [];
        for (let left = reader.count(); left > 0; left--) {
          const opacity = reader.number();
          const rule = reader.byte() ? "evenodd" : "nonzero";
          layers.push({ opacity, rule, path: readPath(reader) });
        }
        return { form: "symbol", width, height, growth, layers };
      }
      case 3: {
        const [width, height] = [reader.number(), reader.number()];
        return { form: "file", width, height, picture: this.picture(reader.block()) };
      }
      default: return { form: "placeholder", name: reader.text() };
    }
  }

  readPaint(reader) {
    const form = reader.byte();
    const numbers = (count) => Array.from({ length: count }, () => reader.number());
    switch (form) {
      case 0: return { form: "color", color: colorText(reader.uint32()) };
      case 1: return { form: "linear", at: numbers(4), stops: readStops(reader) };
      case 2: return { form: "radial", at: numbers(4), stops: readStops(reader) };
      case 3: return { form: "elliptical", at: numbers(4), stops: readStops(reader) };
      case 4: return { form: "angular", at: numbers(4), stops: readStops(reader) };
      case 5: {
        const scale = reader.number();
        return { form: "tiles", scale, image: this.readImage(reader) };
      }
      default: return { form: "picture", picture: this.picture(reader.block()) };
    }
  }

  /** A PNG file that came in the message. */
  picture(bytes) {
    const holder = { bitmap: null };
    createImageBitmap(new Blob([bytes.slice()], { type: "image/png" })).then((bitmap) => {
      holder.bitmap = bitmap;
      this.onLoad();
    }, () => {});
    return holder;
  }

  fetched(address) {
    const holder = { bitmap: null };
    const image = new Image();
    image.onload = () => {
      holder.bitmap = image;
      this.onLoad();
    };
    image.src = address;
    return holder;
  }
}

/** A Path2D with the box around its control points. */
export function readPath(reader) {
  const path = new Path2D();
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const point = () => {
    const [x, y] = [reader.number(), reader.number()];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    return [x, y];
  };
  for (let count = reader.count(); count > 0; count--) {
    switch (reader.byte()) {
      case 0: path.moveTo(...point()); break;
      case 1: path.lineTo(...point()); break;
      case 2: path.quadraticCurveTo(...point(), ...point()); break;
      case 3: path.bezierCurveTo(...point(), ...point(), ...point()); break;
      default: path.closePath();
    }
  }
  const box = left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : null;
  return { path, box };
}

function readColor(reader) { return reader.byte() ? colorText(reader.uint32()) : null; }

function readFrame(reader) {
  return {
    x: reader.number(), y: reader.number(), width: reader.number(), height: reader.number(),
  };
}

function readStops(reader) {
  return Array.from({ length: reader.count() }, () => [reader.number(), colorText(reader.uint32())]);
}

function readStroke(reader) {
  const cap = ["butt", "round", "square"][reader.byte()];
  const join = ["miter", "round", "bevel"][reader.byte()];
  const miter = reader.number();
  const dash = Array.from({ length: reader.count() }, () => reader.number());
  return { cap, join, miter, dash };
}

const colorTexts = new Map();

/** A packed colour as CSS writes it. */
export function colorText(packed) {
  let text = colorTexts.get(packed);
  if (!text) {
    const [red, green, blue, opacity] = [0, 8, 16, 24].map((shift) => (packed >>> shift) & 255);
    text = `rgba(${red},${green},${blue},${opacity / 255})`;
    if (colorTexts.size > 4096) colorTexts.clear();
    colorTexts.set(packed, text);
  }
  return text;
}
