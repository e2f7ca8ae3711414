// Transforms as [a, b, c, d, tx, ty], boxes as [left, top, right, bottom], and outlines.

export const identity = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(inner, outer) {
  const [a, b, c, d, x, y] = inner;
  return [
    a * outer[0] + b * outer[2], a * outer[1] + b * outer[3],
    c * outer[0] + d * outer[2], c * outer[1] + d * outer[3],
    x * outer[0] + y * outer[2] + outer[4], x * outer[1] + y * outer[3] + outer[5],
  ];
}

export function around(x, y, [a, b, c, d]) {
  return [a, b, c, d, x - a * x - c * y, y - b * x - d * y];
}

export const determinant = (m) => m[0] * m[3] - m[1] * m[2];

/** How much lengths grow: the square root of the growth of areas. */
export const meanScale = (m) => Math.sqrt(Math.abs(determinant(m)));

export const isUsable = (m) =>
  m.every((value) => Math.abs(value) < 1e7) && Math.abs(determinant(m)) > 1e-12;

export function invert(m) {
  const size = determinant(m);
  const [a, b, c, d] = [m[3] / size, -m[1] / size, -m[2] / size, m[0] / size];
  return [a, b, c, d, -(m[4] * a + m[5] * c), -(m[4] * b + m[5] * d)];
}

export const empty = [Infinity, Infinity, -Infinity, -Infinity];

export const isEmpty = (box) => !(box[0] < box[2] && box[1] < box[3]);

export const union = (a, b) => [
  Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3]),
];

export const intersection = (a, b) => [
  Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3]),
];

export const grown = (box, by) => [box[0] - by, box[1] - by, box[2] + by, box[3] + by];

/** The box around a transformed rectangle. */
export function boxOf(x, y, width, height, m) {
  let box = empty;
  for (const [px, py] of [[x, y], [x + width, y], [x, y + height], [x + width, y + height]]) {
    const [qx, qy] = [m[0] * px + m[2] * py + m[4], m[1] * px + m[3] * py + m[5]];
    box = union(box, [qx, qy, qx, qy]);
  }
  return box;
}

export function isRect(x, y, width, height) {
  return Math.abs(x) < 1e6 && Math.abs(y) < 1e6 && width > 0 && height > 0 && width < 1e6
    && height < 1e6;
}

/** The share of a radius at which the handles of a quarter circle stand. */
const handle = 0.5522847498307936;

/** How far the continuous corner reaches along its sides, in radii. */
const continuousReach = 1.528665;

const mirrored = (half) => half.concat(half.slice().reverse().map(([x, y]) => [y, x]));

/** The continuous corner of radius 1 at the origin, as RoundedRectangleOutline has it. */
const continuous = mirrored([
  [continuousReach, 0], [1.088493, 0], [0.868407, 0], [0.631494, 0.074911], [0.372824, 0.16906],
]);

/** A quarter circle cut at the same two directions. */
const circle = (() => {
  const cut = Math.atan2(1 - 0.631494, 1 - 0.074911);
  const onCircle = (angle, tangent) => [
    1 - (Math.sin(angle) + tangent * Math.cos(angle)),
    1 - (Math.cos(angle) - tangent * Math.sin(angle)),
  ];
  const outer = 4 / 3 * Math.tan(cut / 4);
  const inner = 4 / 3 * Math.tan((Math.PI / 2 - 2 * cut) / 4);
  return mirrored([
    onCircle(0, 0), onCircle(0, outer), onCircle(cut, -outer), onCircle(cut, 0),
    onCircle(cut, inner),
  ]);
})();

/** Adds a rounded rectangle to a path or a context. */
export function addRoundedRect(path, x, y, width, height, rx, ry, isContinuous) {
  const most = rx === ry ? Math.min(width, height) / 2 : null;
  const [cx, cy] = [Math.min(rx, most ?? width / 2), Math.min(ry, most ?? height / 2)];
  if (!(cx > 0 && cy > 0)) return path.rect(x, y, width, height);
  const reach = Math.min(width / (2 * cx), height / (2 * cy));
  const smoothness =
    isContinuous ? Math.min(1, Math.max(0, (reach - 1) / (continuousReach - 1))) : 0;
  let curves = [[[1, 0], [1 - handle, 0], [0, 1 - handle], [0, 1]]];
  if (smoothness > 0) {
    const p = circle.map(([px, py], index) => [
      px + (continuous[index][0] - px) * smoothness,
      py + (continuous[index][1] - py) * smoothness,
    ]);
    curves = [p.slice(0, 4), p.slice(3, 7), p.slice(6, 10)];
  }
  const [right, bottom] = [x + width, y + height];
  // Each corner with the directions back along the side that arrives and on along the one that
  // leaves.
  const corners = [
    [right, bottom, 0, -1, -1, 0], [x, bottom, 1, 0, 0, -1], [x, y, 0, 1, 1, 0],
    [right, y, -1, 0, 0, 1],
  ];
  path.moveTo(right, y + height / 2);
  for (const [px, py, ix, iy, ox, oy] of corners) {
    const place = ([along, across]) =>
      [px + (ix * along + ox * across) * cx, py + (iy * along + oy * across) * cy];
    path.lineTo(...place(curves[0][0]));
    for (const [, first, second, end] of curves) {
      path.bezierCurveTo(...place(first), ...place(second), ...place(end));
    }
  }
  path.closePath();
}

const outlines = new Map();

/** A rounded rectangle at the origin; one that was asked for lately is not made again. */
export function roundedRect(width, height, rx, ry, isContinuous) {
  const key = `${width} ${height} ${rx} ${ry} ${isContinuous}`;
  let outline = outlines.get(key);
  if (!outline) {
    if (outlines.size >= 1024) outlines.clear();
    outline = new Path2D();
    addRoundedRect(outline, 0, 0, width, height, rx, ry, isContinuous);
    outlines.set(key, outline);
  }
  return outline;
}
