import { isConvex, type Corners, type Point } from './homography.ts';

/** The first corners: near those of the photo, so that a person sees that they can be moved. */
export const firstCorners: Corners = [
  { x: 0.08, y: 0.08 },
  { x: 0.92, y: 0.08 },
  { x: 0.92, y: 0.92 },
  { x: 0.08, y: 0.92 },
];

/** Returns where a point of a photo is after that many quarter turns clockwise; both in parts of width and height. */
export function turned({ x, y }: Point, turns: number): Point {
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return { x: 1 - y, y: x };
    case 2:
      return { x: 1 - x, y: 1 - y };
    case 3:
      return { x: y, y: 1 - x };
    default:
      return { x, y };
  }
}

/** Returns the same corners from the upper left one of the photo after a quarter turn clockwise. */
export const afterTurn = ([a, b, c, d]: Corners): Corners => [d, a, b, c];

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** Moves a corner within the photo; returns the corners as they were if they would cross or lie in a line. */
export function moveCorner(corners: Corners, at: number, to: Point): Corners {
  const moved = { x: within(to.x), y: within(to.y) };
  const [a, b, c, d] = corners.map((corner, other) => (other === at ? moved : corner));
  const next: Corners = [a!, b!, c!, d!];
  return isConvex(next) ? next : corners;
}

/** Step of an arrow key in parts of the photo, and with Shift. */
const steps = { fine: 0.005, coarse: 0.05 };

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns where an arrow key moves a point; `undefined` for other keys. */
export function movedByKey({ x, y }: Point, key: string, isCoarse: boolean): Point | undefined {
  const arrow = arrows[key];
  const step = isCoarse ? steps.coarse : steps.fine;
  return arrow && { x: x + arrow.x * step, y: y + arrow.y * step };
}
