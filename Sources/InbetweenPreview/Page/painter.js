// Draws a scene on a canvas, as `render` draws it: transforms around points, groups that composite
// in layers of their own, texts and symbols as outlines.

import * as geometry from "./geometry.js";
import { Kind, opensGroup } from "./wire.js";
import { colorText } from "./resources.js";
import { blendNames, colorMatrix, filterFor, Layers } from "./layers.js";
import { drawProjected, projectedBox } from "./projection.js";

const { multiply, isUsable, meanScale } = geometry;

export class Painter {
  constructor() { this.layers = new Layers(); }

  /**
   * Draws the whole scene.
   * @param scale pixels in a point.
   */
  paint(context, scene, resources, scale, background) {
    const { width, height } = context.canvas;
    this.scene = scene;
    this.resources = resources;
    this.ends = scene.ends;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = "source-over";
    if (background) {
      context.fillStyle = background;
      context.fillRect(0, 0, width, height);
    } else {
      context.clearRect(0, 0, width, height);
    }
    const target = { context, box: [0, 0, width, height], left: 0, top: 0 };
    this.draw(0, scene.count, target, [scale, 0, 0, scale, 0, 0], 1);
  }

  /** Draws items on a target, of which (left, top) is the corner in the picture's pixels. */
  draw(from, to, target, matrix, opacity) {
    if (!isUsable(matrix)) return;
    const { kinds, values } = this.scene;
    for (let index = from; index < to;) {
      const kind = kinds[index];
      if (!opensGroup(kind)) {
        if (kind !== Kind.pop) this.drawLeaf(index, target, matrix, opacity);
        index++;
        continue;
      }
      const [start, end] = [index + 1, Math.min(this.ends[index], to)];
      if (start < end || kind === Kind.backdrop) {
        const inner = this.inside(index, kind, values, matrix);
        if (inner) this.draw(start, end, target, inner, opacity);
        else this.drawGroup(index, start, end, target, matrix, opacity);
      }
      index = end + 1;
    }
  }

  /** The matrix inside of a group that transforms; most of them only move. */
  inside(index, kind, values, matrix) {
    if (kind === Kind.offset) {
      const [x, y] = [values[index * 6], values[index * 6 + 1]];
      const [a, b, c, d, tx, ty] = matrix;
      return [a, b, c, d, tx + a * x + c * y, ty + b * x + d * y];
    }
    const transform = this.transform(index, kind, values);
    return transform && multiply(transform, matrix);
  }

  /** The transform of a group that has one. */
  transform(index, kind, values) {
    const at = index * 6;
    switch (kind) {
      case Kind.offset: return [1, 0, 0, 1, values[at], values[at + 1]];
      case Kind.scale:
        return geometry.around(
          values[at + 2], values[at + 3], [values[at], 0, 0, values[at + 1]]);
      case Kind.rotation: {
        const [cosine, sine] = [Math.cos(values[at]), Math.sin(values[at])];
        return geometry.around(values[at + 1], values[at + 2], [cosine, sine, -sine, cosine]);
      }
      case Kind.transform: return Array.from(values.subarray(at, at + 6));
      default: return null;
    }
  }

  drawGroup(index, start, end, target, matrix, opacity) {
    const { kinds, values, flags, resources } = this.scene;
    const at = index * 6;
    const { context } = target;
    switch (kinds[index]) {
      case Kind.opacity: {
        const amount = Number.isNaN(values[at]) ? 1 : Math.min(1, Math.max(0, values[at]));
        if (amount === 0) return;
        if (amount === 1 || this.canFadeLeaves(start, end, matrix)) {
          return this.draw(start, end, target, matrix, opacity * amount);
        }
        return this.layered(start, end, target, matrix, 0, (layer) => {
          this.put(layer, target, amount * opacity);
        });
      }
      case Kind.clipRect:
      case Kind.clipPath:
        context.save();
        if (this.clip(index, target, matrix)) this.draw(start, end, target, matrix, opacity);
        context.restore();
        return;
      case Kind.layer:
        return this.layered(start, end, target, matrix, 0, (layer) => {
          if (flags[index] & 1) this.underlay(layer);
          this.put(layer, target, opacity);
        });
      case Kind.blend:
        return this.layered(start, end, target, matrix, 0, (layer) => {
          this.put(layer, target, opacity, blendNames[resources[index]] ?? "source-over");
        });
      case Kind.mask: return this.drawMasked(index, start, end, target, matrix, opacity);
      case Kind.shadow: return this.drawShadowed(index, start, end, target, matrix, opacity);
      case Kind.blur: {
        const deviation = Math.max(0, values[at]) * meanScale(matrix);
        return this.layered(start, end, target, matrix, Math.ceil(3 * deviation), (layer) => {
          if (flags[index] & 1) return this.put(this.opaqueBlur(layer, deviation), target, opacity);
          this.put(layer, target, opacity, undefined, deviation ? `blur(${deviation}px)` : "none");
        });
      }
      case Kind.colorFilter: {
        const color = this.scene.paintForms[index] === 1 ? this.scene.paints[index] : 0xffffffff;
        const filter =
          filterFor(colorMatrix(resources[index], values[at], values[at + 1], color));
        return this.layered(start, end, target, matrix, 0, (layer) => {
          this.put(layer, target, opacity, undefined, filter);
        });
      }
      case Kind.backdrop:
        this.drawBackdrop(index, target, matrix);
        return this.draw(start, end, target, matrix, opacity);
      case Kind.projection:
        return drawProjected(this, index, start, end, target, matrix, opacity);
      default: return this.draw(start, end, target, matrix, opacity);
    }
  }

  // Layers

  /** Draws items into a layer no larger than what of them can be seen, and hands it on. */
  layered(start, end, target, matrix, spread, use) {
    const visible = geometry.intersection(
      this.bounds(start, end, matrix), geometry.grown(target.box, spread));
    if (geometry.isEmpty(visible)) return;
    const layer = this.layers.take(geometry.grown(visible, spread));
    if (!layer) return;
    this.draw(start, end, layer, matrix, 1);
    use(layer);
    this.layers.giveBack(layer);
  }

  /** Lays a layer over a target. */
  put(layer, target, opacity = 1, mode = "source-over", filter = "none", dx = 0, dy = 0) {
    const { context } = target;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = opacity;
    context.globalCompositeOperation = mode;
    if (filter !== "none") context.filter = filter;
    context.drawImage(
      layer.context.canvas, 0, 0, layer.width, layer.height,
      layer.left - target.left + dx, layer.top - target.top + dy, layer.width, layer.height);
    context.restore();
  }

  /** Black behind what a layer holds. */
  underlay(layer) {
    const { context } = layer;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = "#000";
    context.fillRect(0, 0, layer.width, layer.height);
    context.restore();
  }

  /** The blurred colours of a layer at its own opacity: the edges stay. */
  opaqueBlur(layer, deviation) {
    const copy = this.layers.take(layer.box);
    // The blurred image over itself fills in what blurring made transparent at the edges.
    for (let round = 0; round < 4; round++) {
      this.put(layer, copy, 1, "source-over", `blur(${deviation}px)`);
    }
    this.put(layer, copy, 1, "destination-in");
    this.put(copy, layer, 1, "source-atop");
    this.layers.giveBack(copy);
    return layer;
  }

  drawMasked(index, start, end, target, matrix, opacity) {
    const { kinds, flags } = this.scene;
    if (kinds[start] !== Kind.maskShape) return this.draw(start, end, target, matrix, opacity);
    const [first, last] = [start + 1, Math.min(this.ends[start], end)];
    this.layered(last + 1, end, target, matrix, 0, (content) => {
      const mask = this.layers.take(content.box);
      this.draw(first, last, mask, matrix, 1);
      const filter = flags[index] & 1 ? filterFor(colorMatrix(7, 0, 0, 0)) : "none";
      this.put(mask, content, 1, "destination-in", filter);
      this.layers.giveBack(mask);
      this.put(content, target, opacity);
    });
  }

  drawShadowed(index, start, end, target, matrix, opacity) {
    const { values, flags } = this.scene;
    const at = index * 6;
    const deviation = Math.max(0, values[at]) / 2 * meanScale(matrix);
    const dx = values[at + 1] * matrix[0] + values[at + 2] * matrix[2];
    const dy = values[at + 1] * matrix[1] + values[at + 2] * matrix[3];
    const color = this.scene.paintForms[index] === 1
      ? this.scene.paints[index] : 0x54000000;
    const isAlone = flags[index] & 1;
    const reach = Math.ceil(3 * deviation + Math.hypot(dx, dy)) + 1;
    this.layered(start, end, target, matrix, reach, (layer) => {
      const isInner = flags[index] & 2;
      if (isInner && !isAlone) this.put(layer, target, opacity);
      const shade = this.layers.take(isInner ? geometry.grown(layer.box, reach) : layer.box);
      const flat = shade.context;
      this.put(layer, shade);
      flat.save();
      flat.setTransform(1, 0, 0, 1, 0, 0);
      flat.globalCompositeOperation = isInner ? "source-out" : "source-in";
      flat.fillStyle = colorText(color);
      flat.fillRect(0, 0, shade.width, shade.height);
      flat.restore();
      const blur = deviation > 0 ? `blur(${deviation}px)` : "none";
      if (isInner) {
        const inner = this.layers.take(layer.box);
        this.put(shade, inner, 1, "source-over", blur, dx, dy);
        this.put(layer, inner, 1, "destination-in");
        this.put(inner, target, opacity);
        this.layers.giveBack(inner);
      } else {
        this.put(shade, target, opacity, "source-over", blur, dx, dy);
        if (!isAlone) this.put(layer, target, opacity);
      }
      this.layers.giveBack(shade);
    });
  }

  /** What is painted so far is replaced by its blurred image. */
  drawBackdrop(index, target, matrix) {
    const { values } = this.scene;
    const [radius, saturation, x, y, width, height] = values.subarray(index * 6, index * 6 + 6);
    if (!(width > 0 && height > 0)) return;
    const deviation = Math.max(0, radius) * meanScale(matrix);
    const box = geometry.intersection(
      geometry.boxOf(x, y, width, height, matrix), target.box);
    if (geometry.isEmpty(box)) return;
    const around = geometry.grown(box, Math.ceil(3 * deviation));
    const below = this.layers.take(around);
    below.context.setTransform(1, 0, 0, 1, 0, 0);
    below.context.drawImage(
      target.context.canvas, target.left - below.left, target.top - below.top);
    const { context } = target;
    context.save();
    context.setTransform(...this.place(matrix, target));
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    const filter = `blur(${deviation}px) saturate(${saturation})`;
    this.put(below, target, 1, "source-over", filter);
    context.restore();
    this.layers.giveBack(below);
  }

  // Leaves

  /** The transform for drawing on a target. */
  place(matrix, target) {
    return [matrix[0], matrix[1], matrix[2], matrix[3], matrix[4] - target.left, matrix[5] - target.top];
  }

  drawLeaf(index, target, matrix, opacity) {
    const { context } = target;
    const { kinds, values, flags, resources } = this.scene;
    const at = index * 6;
    const [x, y, c, d] = [values[at], values[at + 1], values[at + 2], values[at + 3]];
    const m = matrix;
    context.setTransform(m[0], m[1], m[2], m[3], m[4] - target.left, m[5] - target.top);
    context.globalAlpha = opacity;
    switch (kinds[index]) {
      case Kind.rect: {
        if (!geometry.isRect(x, y, c, d)) return;
        const style = this.paintStyle(index, x, y, c, d);
        const [rx, ry] = [values[at + 4], values[at + 5]];
        if (typeof style === "string" && !(rx > 0 && ry > 0)) {
          context.fillStyle = style;
          context.fillRect(x, y, c, d);
          return;
        }
        context.translate(x, y);
        const outline = geometry.roundedRect(c, d, rx, ry, flags[index] & 1);
        const isPlain = typeof style === "string";
        return this.fill(
          context, isPlain ? style : this.paintStyle(index, 0, 0, c, d), outline, "nonzero",
          [0, 0, c, d]);
      }
      case Kind.ellipse:
        if (!geometry.isRect(x, y, c, d)) return;
        context.beginPath();
        context.ellipse(x + c / 2, y + d / 2, c / 2, d / 2, 0, 0, 2 * Math.PI);
        return this.fill(
          context, this.paintStyle(index, x, y, c, d), null, "nonzero", [x, y, c, d]);
      case Kind.fill: {
        const path = this.resources.get(resources[index]);
        if (!path?.box) return;
        const frame = this.frameOf(path.box, x, y, c, d);
        context.translate(x, y);
        const [fx, fy, fw, fh] = [frame[0] - x, frame[1] - y, frame[2], frame[3]];
        return this.fill(
          context, this.paintStyle(index, fx, fy, fw, fh), path.path,
          flags[index] & 1 ? "evenodd" : "nonzero", [fx, fy, fw, fh]);
      }
      case Kind.stroke: return this.drawStroke(index, context, x, y, c);
      case Kind.text: return this.drawText(index, context, x, y, c, d, opacity);
      case Kind.image:
        if (!geometry.isRect(x, y, c, d)) return;
        return this.drawImage(
          this.resources.get(resources[index]), context, x, y, c, d,
          () => this.paintStyle(index, x, y, c, d), flags[index], this.scene.paintForms[index] !== 0);
    }
  }

  frameOf(box, x, y, width, height) {
    return width > 0 && height > 0
      ? [x, y, width, height] : [box.x + x, box.y + y, box.width, box.height];
  }

  /** What fills a leaf: a colour, a gradient of the canvas, or a paint that needs a clip. */
  paintStyle(index, x, y, width, height) {
    const { paintForms, paints } = this.scene;
    if (paintForms[index] === 0) return "#000";
    if (paintForms[index] === 1) return colorText(paints[index]);
    const paint = this.resources.get(paints[index]);
    if (!paint) return "#000";
    const place = (fx, fy) => [x + fx * width, y + fy * height];
    const [a, b, c, d] = paint.at ?? [];
    const stopped = (gradient, stops = paint.stops) => {
      for (const [location, color] of stops) gradient.addColorStop(location, color);
      return gradient;
    };
    const context = this.layers.measuring;
    switch (paint.form) {
      case "color": return paint.color;
      case "linear": {
        const [from, to] = [place(a, b), place(c, d)];
        if (from[0] === to[0] && from[1] === to[1]) return paint.stops.at(-1)?.[1] ?? "#0000";
        return stopped(context.createLinearGradient(...from, ...to));
      }
      case "radial": {
        const [cx, cy] = place(a, b);
        if (!(c >= 0 && d >= 0) || c === d) return paint.stops.at(-1)?.[1] ?? "#0000";
        return stopped(context.createRadialGradient(cx, cy, c, cx, cy, d));
      }
      case "angular": {
        const [cx, cy] = place(a, b);
        const [start, turnedStops] = angularStops(paint.stops, c, d);
        return stopped(context.createConicGradient(start, cx, cy), turnedStops);
      }
      default: return paint;
    }
  }

  /** Fills the current path, or a given one. */
  fill(context, style, path, rule, frame) {
    if (typeof style === "string" || style instanceof CanvasGradient) {
      context.fillStyle = style;
      if (path) context.fill(path, rule); else context.fill(rule);
      return;
    }
    context.save();
    if (path) context.clip(path, rule); else context.clip(rule);
    const [x, y, width, height] = frame;
    if (style.form === "elliptical") {
      const [cx, cy, start, end] = style.at;
      context.transform(width, 0, 0, height, x, y);
      const gradient = context.createRadialGradient(
        cx, cy, Math.max(0, start), cx, cy, Math.max(start + 1e-6, end));
      for (const [location, color] of style.stops) gradient.addColorStop(location, color);
      context.fillStyle = gradient;
      context.fillRect(-1, -1, 3, 3);
    } else if (style.form === "tiles" && style.image.picture?.bitmap) {
      this.fillTiles(context, style.image, style.scale, x, y, width, height);
    } else if (style.form === "picture" && style.picture.bitmap) {
      context.drawImage(style.picture.bitmap, x, y, width, height);
    }
    context.restore();
  }

  fillTiles(context, image, scale, x, y, width, height) {
    const pattern = context.createPattern(image.picture.bitmap, "repeat");
    if (!pattern) return;
    const factor = scale * image.width / image.picture.bitmap.width;
    pattern.setTransform(new DOMMatrix([factor, 0, 0, factor, x, y]));
    context.fillStyle = pattern;
    context.fillRect(x, y, width, height);
  }

  drawStroke(index, context, x, y, lineWidth) {
    const { resources, styles, values } = this.scene;
    const path = this.resources.get(resources[index]);
    if (!path?.box || !(lineWidth > 0 && lineWidth < 1e6)) return;
    const at = index * 6;
    const frame = this.frameOf(path.box, x, y, values[at + 4], values[at + 5]);
    const style = this.resources.get(styles[index])
      ?? { cap: "butt", join: "miter", miter: 10, dash: [] };
    context.translate(x, y);
    context.lineWidth = lineWidth;
    context.lineCap = style.cap;
    context.lineJoin = style.join;
    context.miterLimit = style.miter;
    context.setLineDash(style.dash);
    context.lineDashOffset = values[at + 3];
    const paint = this.paintStyle(index, frame[0] - x, frame[1] - y, frame[2], frame[3]);
    const isPlain = typeof paint === "string" || paint instanceof CanvasGradient;
    context.strokeStyle = isPlain ? paint : paint.stops?.[0]?.[1] ?? "#000";
    context.stroke(path.path);
    context.setLineDash([]);
  }

  drawText(index, context, x, y, width, height, opacity) {
    const text = this.resources.get(this.scene.resources[index]);
    if (!text) return;
    const [w, h] = [Math.max(width, text.width), Math.max(height, text.height)];
    context.translate(x, y);
    for (const piece of text.pieces) {
      context.globalAlpha = opacity;
      const style = () => piece.color ?? this.paintStyle(index, 0, 0, w, h);
      if (piece.form === "outline") {
        const paint = style();
        this.fill(context, paint, piece.path.path, "nonzero", [0, 0, w, h]);
        if (piece.boldening > 0 && (typeof paint === "string" || paint instanceof CanvasGradient)) {
          context.lineWidth = piece.boldening;
          context.lineJoin = "round";
          context.strokeStyle = paint;
          context.stroke(piece.path.path);
        }
      } else if (piece.form === "picture") {
        const { frame, picture } = piece;
        if (picture.bitmap) {
          context.drawImage(picture.bitmap, frame.x, frame.y, frame.width, frame.height);
        }
      } else {
        const { frame } = piece;
        this.drawImage(
          piece.image, context, frame.x, frame.y, frame.width, frame.height, style, 0, true);
      }
    }
  }

  drawImage(image, context, x, y, width, height, style, flags, isTinted) {
    if (!image) return;
    if (image.form === "placeholder") return drawPlaceholder(context, image.name, x, y, width, height);
    if (image.form === "symbol") return this.drawSymbol(image, context, x, y, width, height, style());
    const { bitmap } = image.picture;
    if (!bitmap) return;
    context.imageSmoothingEnabled = !(flags & 2);
    context.imageSmoothingQuality = "high";
    if (flags & 1) {
      this.fillTiles(context, image, 1, x, y, width, height);
    } else if (isTinted) {
      const [w, h] = [bitmap.width, bitmap.height];
      const tinted = this.layers.take([0, 0, w, h]);
      const on = tinted.context;
      on.setTransform(1, 0, 0, 1, 0, 0);
      on.drawImage(bitmap, 0, 0);
      on.globalCompositeOperation = "source-in";
      const paint = style();
      on.fillStyle = typeof paint === "string" ? paint : paint.stops?.[0]?.[1] ?? "#000";
      on.fillRect(0, 0, w, h);
      on.globalCompositeOperation = "source-over";
      context.drawImage(on.canvas, 0, 0, w, h, x, y, width, height);
      this.layers.giveBack(tinted);
    } else {
      context.drawImage(bitmap, x, y, width, height);
    }
    context.imageSmoothingEnabled = true;
  }

  /** Strokes along the outlines make a symbol heavier, or at light weights take away. */
  drawSymbol(symbol, context, x, y, width, height, paint) {
    context.save();
    const opacity = context.globalAlpha;
    context.transform(width / symbol.width, 0, 0, height / symbol.height, x, y);
    const frame = [0, 0, symbol.width, symbol.height];
    const style = typeof paint === "string" || paint instanceof CanvasGradient
      ? paint : paint.stops?.[0]?.[1] ?? "#000";
    for (const layer of symbol.layers) {
      context.globalAlpha = opacity * layer.opacity;
      if (symbol.growth < 0) {
        this.drawLightSymbolLayer(layer, symbol, context, style);
        continue;
      }
      this.fill(context, style, layer.path.path, layer.rule, frame);
      if (symbol.growth > 1e-4) {
        context.lineWidth = symbol.growth;
        context.lineJoin = "round";
        context.strokeStyle = style;
        context.stroke(layer.path.path);
      }
    }
    context.restore();
  }

  drawLightSymbolLayer(layer, symbol, context, style) {
    const m = context.getTransform();
    const matrix = [m.a, m.b, m.c, m.d, m.e, m.f];
    const box = geometry.boxOf(0, 0, symbol.width, symbol.height, matrix);
    const aside = this.layers.take(geometry.grown(box, 2));
    if (!aside) return;
    const on = aside.context;
    on.setTransform(...this.place(matrix, aside));
    on.fillStyle = style;
    on.fill(layer.path.path, layer.rule);
    on.globalCompositeOperation = "destination-out";
    on.lineWidth = -symbol.growth;
    on.lineJoin = "round";
    on.stroke(layer.path.path);
    on.globalCompositeOperation = "source-over";
    this.put(aside, { context, left: 0, top: 0 }, context.globalAlpha);
    this.layers.giveBack(aside);
  }

  // Bounds

  clip(index, target, matrix) {
    const { context } = target;
    const { kinds, values, flags, resources } = this.scene;
    const at = index * 6;
    context.setTransform(...this.place(matrix, target));
    if (kinds[index] === Kind.clipRect) {
      const [x, y, width, height, rx, ry] = values.subarray(at, at + 6);
      if (!geometry.isRect(x, y, width, height)) return false;
      context.beginPath();
      geometry.addRoundedRect(context, x, y, width, height, rx, ry, flags[index] & 1);
      context.clip();
      return true;
    }
    const path = this.resources.get(resources[index]);
    if (!path) return true;
    context.translate(values[at], values[at + 1]);
    context.clip(path.path, flags[index] & 1 ? "evenodd" : "nonzero");
    return true;
  }

  /** The pixels that items can touch, whole ones. */
  bounds(start, end, matrix) {
    let box = geometry.empty;
    if (!isUsable(matrix)) return box;
    const { kinds, values } = this.scene;
    for (let index = start; index < end;) {
      const kind = kinds[index];
      if (!opensGroup(kind)) {
        if (kind !== Kind.pop) box = geometry.union(box, this.leafBounds(index, matrix));
        index++;
        continue;
      }
      const inside = [index + 1, Math.min(this.ends[index], end)];
      const transform = this.transform(index, kind, values);
      box = geometry.union(
        box, transform
          ? this.bounds(...inside, multiply(transform, matrix))
          : this.groupBounds(index, kind, ...inside, matrix));
      index = inside[1] + 1;
    }
    return geometry.isEmpty(box)
      ? geometry.empty
      : [Math.floor(box[0]), Math.floor(box[1]), Math.ceil(box[2]), Math.ceil(box[3])];
  }

  groupBounds(index, kind, start, end, matrix) {
    const { values, flags, resources } = this.scene;
    const [a, b, c, d, e, f] = values.subarray(index * 6, index * 6 + 6);
    switch (kind) {
      case Kind.projection: return projectedBox(this, index, start, end, matrix);
      case Kind.clipRect:
        return geometry.intersection(
          this.bounds(start, end, matrix), geometry.boxOf(a, b, c, d, matrix));
      case Kind.clipPath: {
        const box = this.resources.get(resources[index])?.box;
        const inside = this.bounds(start, end, matrix);
        return box
          ? geometry.intersection(
            inside, geometry.boxOf(box.x + a, box.y + b, box.width, box.height, matrix))
          : inside;
      }
      case Kind.blur:
        return geometry.grown(
          this.bounds(start, end, matrix),
          flags[index] & 1 ? 0 : Math.ceil(3 * Math.max(0, a) * meanScale(matrix)));
      case Kind.shadow: {
        const inside = this.bounds(start, end, matrix);
        if (flags[index] & 2) return inside;
        const [dx, dy] = [b * matrix[0] + c * matrix[2], b * matrix[1] + c * matrix[3]];
        const reach = Math.ceil(1.5 * Math.max(0, a) * meanScale(matrix));
        const shifted = [inside[0] + dx, inside[1] + dy, inside[2] + dx, inside[3] + dy];
        return geometry.union(inside, geometry.grown(shifted, reach));
      }
      case Kind.backdrop:
        return geometry.union(
          this.bounds(start, end, matrix), geometry.boxOf(c, d, e, f, matrix));
      default: return this.bounds(start, end, matrix);
    }
  }

  leafBounds(index, matrix) {
    const { kinds, values, resources, styles } = this.scene;
    const [x, y, c, d] = values.subarray(index * 6, index * 6 + 4);
    switch (kinds[index]) {
      case Kind.rect:
      case Kind.ellipse:
      case Kind.image:
        return geometry.isRect(x, y, c, d) ? geometry.boxOf(x, y, c, d, matrix) : geometry.empty;
      case Kind.fill:
      case Kind.stroke: {
        const box = this.resources.get(resources[index])?.box;
        if (!box) return geometry.empty;
        let reach = 0;
        if (kinds[index] === Kind.stroke) {
          const style = this.resources.get(styles[index]);
          reach = c / 2 * (!style || style.join === "miter" ? Math.min(20, style?.miter ?? 10) : 1.5);
        }
        return geometry.boxOf(
          box.x + x - reach, box.y + y - reach, box.width + 2 * reach, box.height + 2 * reach,
          matrix);
      }
      case Kind.text: {
        const text = this.resources.get(resources[index]);
        if (!text) return geometry.empty;
        const [w, h] = [Math.max(c, text.width), Math.max(d, text.height)];
        const reach = Math.min(h, 40) / 2;
        return geometry.boxOf(x - reach, y - reach, w + 2 * reach, h + 2 * reach, matrix);
      }
      default: return geometry.empty;
    }
  }

  /** Whether fading each leaf looks the same as fading the group: no two of them overlap. */
  canFadeLeaves(start, end, matrix) {
    const boxes = [];
    return this.collectApart(start, end, matrix, boxes);
  }

  collectApart(start, end, matrix, boxes) {
    const { kinds, values } = this.scene;
    for (let index = start; index < end;) {
      const kind = kinds[index];
      if (!opensGroup(kind)) {
        if (kind !== Kind.pop) {
          const box = this.leafBounds(index, matrix);
          if (boxes.length >= 6) return false;
          if (boxes.some((other) => !geometry.isEmpty(geometry.intersection(box, other)))) {
            return false;
          }
          boxes.push(box);
        }
        index++;
        continue;
      }
      const transform = this.transform(index, kind, values);
      if (!transform) return false;
      const inner = Math.min(this.ends[index], end);
      if (!this.collectApart(index + 1, inner, multiply(transform, matrix), boxes)) return false;
      index = inner + 1;
    }
    return true;
  }

  /** The box in points around what a stretch of items shows, groups whole; null: nothing. */
  outline(scene, resources, first, last) {
    this.scene = scene;
    this.resources = resources;
    this.ends = scene.ends;
    const found = this.find(0, scene.count, geometry.identity, first, last);
    return geometry.isEmpty(found) ? null : found;
  }

  find(start, end, matrix, first, last) {
    const { kinds, values } = this.scene;
    let box = geometry.empty;
    for (let index = start; index < end;) {
      const kind = kinds[index];
      const isGroup = opensGroup(kind);
      const next = isGroup ? Math.min(this.ends[index], end) : index;
      if (index >= first && index <= last) {
        // Whole, with what is inside.
        box = geometry.union(box, this.tightBounds(index, isGroup ? next : index + 1, matrix));
      } else if (isGroup && next >= first && index <= last) {
        const transform = this.transform(index, kind, values);
        box = geometry.union(
          box, this.find(index + 1, next, transform ? multiply(transform, matrix) : matrix, first, last));
      }
      index = next + 1;
    }
    return box;
  }

  /** As `bounds`, texts without the room for what reaches beyond their lines. */
  tightBounds(start, end, matrix) {
    let box = geometry.empty;
    const { kinds, values } = this.scene;
    for (let index = start; index < end;) {
      const kind = kinds[index];
      if (!opensGroup(kind)) {
        const [x, y, c, d] = values.subarray(index * 6, index * 6 + 4);
        const leaf = kind === Kind.text
          ? geometry.boxOf(x, y, c, d, matrix)
          : kind === Kind.pop ? geometry.empty : this.leafBounds(index, matrix);
        box = geometry.union(box, leaf);
        index++;
        continue;
      }
      const transform = this.transform(index, kind, values);
      const inner = Math.min(this.ends[index], end);
      box = geometry.union(
        box, this.tightBounds(index + 1, inner, transform ? multiply(transform, matrix) : matrix));
      index = inner + 1;
    }
    return box;
  }
}

/** Stops around a whole turn, and the angle at which it starts. */
function angularStops(stops, start, end) {
  const turn = 2 * Math.PI;
  const span = Math.abs(end - start);
  if (!(span > 0) || !Number.isFinite(span)) return [0, stops.slice(0, 1)];
  const isBackwards = end < start;
  const visible = Math.min(span, turn);
  const first = isBackwards ? end : end - visible;
  const skipped = (span - visible) / span;
  let places = stops.map(([location, color]) => [
    Math.max(0, (location - skipped) / (1 - skipped)) * visible / turn, color,
  ]);
  if (isBackwards) {
    places = places.map(([place, color]) => [visible / turn - place, color]).reverse();
  }
  if (visible < turn && places.length) {
    // The rest shows the nearer end's colour, half each.
    const seam = (visible + turn) / 2 / turn;
    places.push([seam, places.at(-1)[1]], [seam, places[0][1]]);
  }
  return [first, places.map(([place, color]) => [Math.min(1, Math.max(0, place)), color])];
}

/** A dashed box with a name, for a picture that nobody has. */
function drawPlaceholder(context, name, x, y, width, height) {
  const side = Math.min(width, height);
  const line = Math.max(0.5, side / 24);
  context.save();
  context.strokeStyle = context.fillStyle = "rgba(143,143,148,0.9)";
  context.lineWidth = line;
  context.setLineDash([line * 3, line * 2]);
  context.beginPath();
  geometry.addRoundedRect(
    context, x + line, y + line, width - 2 * line, height - 2 * line, side / 6, side / 6, true);
  context.stroke();
  context.font = `500 ${Math.min(12, side / 3)}px Inter, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(name, x + width / 2, y + height / 2, Math.max(1, width - 6 * line));
  context.restore();
}
