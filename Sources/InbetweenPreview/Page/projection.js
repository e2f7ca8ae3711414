// Groups in perspective. A canvas has none: the group is drawn upright and laid over its place in
// triangles, each of them straight.

import * as geometry from "./geometry.js";

/** Triangles along a side. */
const steps = 12;

/** From the space of the group's content to pixels, as nine numbers in rows. */
function homography(painter, index, matrix) {
  const [x, y] = painter.scene.values.subarray(index * 6, index * 6 + 2);
  const m = painter.resources.get(painter.scene.resources[index])
    ?? [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  const flat = [m[0], m[1], m[3], m[4], m[5], m[7], m[12], m[13], m[15]];
  const shift = (dx, dy) => [1, 0, dx, 0, 1, dy, 0, 0, 1];
  const [a, b, c, d, tx, ty] = matrix;
  return [shift(x, y), [a, c, tx, b, d, ty, 0, 0, 1]].reduce(
    (inner, outer) => product(outer, inner), product(flat, shift(-x, -y)));
}

function product(a, b) {
  const result = [];
  for (let line = 0; line < 3; line++) {
    for (let column = 0; column < 3; column++) {
      result.push(a[line * 3] * b[column] + a[line * 3 + 1] * b[column + 3]
        + a[line * 3 + 2] * b[column + 6]);
    }
  }
  return result;
}

function apply(h, x, y) {
  const w = h[6] * x + h[7] * y + h[8];
  // What is behind the eye is seen nowhere.
  if (w <= 1e-4) return null;
  return [(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w];
}

const isStraight = (h) => Math.abs(h[6]) < 1e-9 && Math.abs(h[7]) < 1e-9;

const straight = (h) => [h[0], h[3], h[1], h[4], h[2], h[5]].map((value) => value / h[8]);

export function projectedBox(painter, index, start, end, matrix) {
  const map = homography(painter, index, matrix);
  if (isStraight(map)) return painter.bounds(start, end, straight(map));
  const inner = painter.bounds(start, end, geometry.identity);
  if (geometry.isEmpty(inner)) return geometry.empty;
  let box = geometry.empty;
  for (const [x, y] of corners(inner)) {
    const point = apply(map, x, y);
    if (point) box = geometry.union(box, [...point, ...point]);
  }
  return box;
}

const corners = ([left, top, right, bottom]) =>
  [[left, top], [right, top], [left, bottom], [right, bottom]];

export function drawProjected(painter, index, start, end, target, matrix, opacity) {
  const map = homography(painter, index, matrix);
  if (isStraight(map)) return painter.draw(start, end, target, straight(map), opacity);
  const frame = painter.bounds(start, end, geometry.identity);
  if (geometry.isEmpty(frame)) return;
  const [width, height] = [frame[2] - frame[0], frame[3] - frame[1]];
  // Larger than it is shown, so that sampling does not soften it.
  const scale = Math.min(
    8, Math.max(0.05, 1.5 * geometry.meanScale(matrix)), Math.sqrt(4e6 / (width * height)));
  const upright = [scale, 0, 0, scale, 0, 0];
  const source = painter.layers.take(geometry.grown(frame.map((value) => value * scale), 1));
  if (!source) return;
  painter.draw(start, end, source, upright, 1);
  const { context } = target;
  context.save();
  context.globalAlpha = opacity;
  const point = (column, line) => {
    const x = frame[0] + width * column / steps;
    const y = frame[1] + height * line / steps;
    return { from: [x * scale - source.left, y * scale - source.top], to: apply(map, x, y) };
  };
  for (let line = 0; line < steps; line++) {
    for (let column = 0; column < steps; column++) {
      const [a, b] = [point(column, line), point(column + 1, line)];
      const [c, d] = [point(column, line + 1), point(column + 1, line + 1)];
      drawTriangle(context, source, target, a, b, c);
      drawTriangle(context, source, target, d, c, b);
    }
  }
  context.restore();
  painter.layers.giveBack(source);
}

/** Lays a triangle of the source over its place, by the one straight map of its three corners. */
function drawTriangle(context, source, target, a, b, c) {
  if (!a.to || !b.to || !c.to) return;
  const [ux, uy] = [b.from[0] - a.from[0], b.from[1] - a.from[1]];
  const [vx, vy] = [c.from[0] - a.from[0], c.from[1] - a.from[1]];
  const size = ux * vy - uy * vx;
  if (Math.abs(size) < 1e-9) return;
  const part = (axis) => {
    const [p, q] = [b.to[axis] - a.to[axis], c.to[axis] - a.to[axis]];
    return [(p * vy - q * uy) / size, (q * ux - p * vx) / size];
  };
  const [[ma, mc], [mb, md]] = [part(0), part(1)];
  const [tx, ty] = [a.to[0] - target.left, a.to[1] - target.top];
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.beginPath();
  // A little larger than it is, so that no seam shows between neighbours.
  const middle = [0, 1].map((axis) => (a.to[axis] + b.to[axis] + c.to[axis]) / 3);
  for (const { to } of [a, b, c]) {
    const [dx, dy] = [to[0] - middle[0], to[1] - middle[1]];
    const stretch = 1 + 1.5 / Math.max(1, Math.hypot(dx, dy));
    context.lineTo(middle[0] + dx * stretch - target.left, middle[1] + dy * stretch - target.top);
  }
  context.clip();
  context.setTransform(
    ma, mb, mc, md, tx - ma * a.from[0] - mc * a.from[1], ty - mb * a.from[0] - md * a.from[1]);
  context.drawImage(source.context.canvas, 0, 0);
  context.restore();
}
