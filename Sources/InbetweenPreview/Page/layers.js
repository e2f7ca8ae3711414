// Canvases for groups that are drawn as one, and the filters that groups ask for.

export class Layers {
  constructor() {
    this.free = [];
    /** A context to make gradients with. */
    this.measuring = makeContext(1, 1);
  }

  /** The most pixels along a side. */
  static limit = 8192;

  /** An empty layer over a box of whole pixels; null where that is too large. */
  take(box) {
    const [left, top] = [Math.floor(box[0]), Math.floor(box[1])];
    const [width, height] = [Math.ceil(box[2]) - left, Math.ceil(box[3]) - top];
    if (!(width > 0 && height > 0 && width <= Layers.limit && height <= Layers.limit)) return null;
    const fitting = this.free.findIndex(
      ({ canvas }) => canvas.width >= width && canvas.height >= height
        && canvas.width * canvas.height <= 4 * width * height + 65536);
    const context = fitting >= 0
      ? this.free.splice(fitting, 1)[0]
      // Sizes in steps, so that a group that grows finds the same canvas again.
      : makeContext(Math.ceil(width / 64) * 64, Math.ceil(height / 64) * 64);
    context.reset();
    return { context, left, top, width, height, box: [left, top, left + width, top + height] };
  }

  giveBack(layer) {
    if (!layer) return;
    this.free.push(layer.context);
    if (this.free.length > 24) this.free.shift();
  }
}

/** A context of a canvas of the document: only there filters of the page are found. */
function makeContext(width, height) {
  return Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
}

/** Modes by the numbers of BlendMode; null has no like in a browser. */
export const blendNames = [
  "source-over", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
  "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity",
  "source-atop", "destination-over", "destination-out", "multiply", "lighter", "copy",
  "destination-out", "source-in", "source-out", "destination-in", "destination-atop", "xor",
];

/** What light of a colour counts, as the filters of CSS and SVG have it. */
const luminance = [0.213, 0.715, 0.072];

const row = (red, green, blue, opacity = 0, shift = 0) => [red, green, blue, opacity, shift];

function saturation(amount) {
  return [0, 1, 2].map((line) => row(
    ...luminance.map((share, column) => share * (1 - amount) + (line === column ? amount : 0))));
}

/** The affine map of a colour filter by its number: four rows of five. */
export function colorMatrix(number, amount, upper, packed) {
  const keep = row(0, 0, 0, 1);
  const color = [0, 8, 16, 24].map((shift) => ((packed >>> shift) & 255) / 255);
  switch (number) {
    case 0: {
      const shift = Math.min(1, Math.max(-1, amount));
      return [row(1, 0, 0, 0, shift), row(0, 1, 0, 0, shift), row(0, 0, 1, 0, shift), keep];
    }
    case 1: {
      const shift = 0.5 - 0.5 * amount;
      return [
        row(amount, 0, 0, 0, shift), row(0, amount, 0, 0, shift), row(0, 0, amount, 0, shift), keep,
      ];
    }
    case 2: return [...saturation(amount), keep];
    case 3: return [...saturation(1 - Math.min(1, Math.max(0, amount))), keep];
    case 4: {
      const [cosine, sine] = [Math.cos(amount), Math.sin(amount)];
      const turned = [[-0.213, -0.715, 0.928], [0.143, 0.14, -0.283], [-0.787, 0.715, 0.072]];
      return [...turned.map((line, index) => row(...line.map((value, column) => {
        const own = (index === column ? 1 : 0) - luminance[column];
        return luminance[column] + own * cosine + value * sine;
      }))), keep];
    }
    case 5: return [row(-1, 0, 0, 0, 1), row(0, -1, 0, 0, 1), row(0, 0, -1, 0, 1), keep];
    case 6: return [
      row(color[0], 0, 0), row(0, color[1], 0), row(0, 0, color[2]), row(0, 0, 0, color[3]),
    ];
    case 7: return [row(0, 0, 0), row(0, 0, 0), row(0, 0, 0), row(0.2126, 0.7152, 0.0722)];
    // A threshold: opacity above it becomes the colour.
    default: return [
      row(0, 0, 0, 0, color[0]), row(0, 0, 0, 0, color[1]), row(0, 0, 0, 0, color[2]),
      row(0, 0, 0, 255 * color[3], -255 * color[3] * amount),
    ];
  }
}

const filters = new Map();

/** A filter of the page for a colour map, made on first use. */
export function filterFor(matrix) {
  const text = matrix.flat().map((value) => +value.toFixed(4)).join(" ");
  if (!filters.has(text)) {
    if (filters.size > 256) clearFilters();
    const space = "http://www.w3.org/2000/svg";
    const root = document.getElementById("filters");
    const filter = document.createElementNS(space, "filter");
    filter.id = `filter${filters.size}`;
    filter.setAttribute("color-interpolation-filters", "sRGB");
    const map = document.createElementNS(space, "feColorMatrix");
    map.setAttribute("type", "matrix");
    map.setAttribute("values", text);
    filter.append(map);
    root.append(filter);
    filters.set(text, `url(#${filter.id})`);
  }
  return filters.get(text);
}

function clearFilters() {
  filters.clear();
  document.getElementById("filters").replaceChildren();
}
