import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { machine } from './builds.ts';
import { writeSections, type LongShift, type ShiftPart, type Step } from './readme-tables.ts';

const path = resolve('tests/bench/long-shift.results.json');

/** Share of the full numbers, to try the bench out: nothing is written then. */
const share = Number(process.env['SHARE'] ?? 1);

/** Returns the number of uploads or choices at a step. */
export const shareOf = (count: number): number => Math.ceil(count * share);

/** Prints the figures of a part, and writes them into the results file and the README. */
export function writePart(part: ShiftPart, steps: Readonly<Record<string, Step>>): void {
  const rounded = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      Object.fromEntries(Object.entries(step).map(([key, value]) => [key, Math.round(value * 100) / 100])),
    ]),
  );
  console.table(rounded);
  if (share !== 1) return;
  const before: Partial<LongShift> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const parts = { ...before.parts, [part]: rounded };
  writeFileSync(path, `${JSON.stringify({ machine, parts }, undefined, 2)}\n`);
  writeSections();
}
