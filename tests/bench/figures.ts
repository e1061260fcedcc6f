import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** One measurement: `work` done by `who` with `size` of it. */
export interface Figure {
  /** Name in the table, such as `upload of one file`. */
  readonly work: string;
  /** `this application`, a peer, or a tool such as `curl`. */
  readonly who: string;
  /** Amount: bytes, files or rows. */
  readonly size: number;
  readonly sizeUnit: 'bytes' | 'files' | 'rows' | 'once';
  readonly value: number;
  readonly unit: 'ms' | 'MiB' | 'nodes';
  /** Upper bound of the value. */
  readonly bound?: number;
}

/** Our name in the table. */
export const ours = 'this application';

const path = resolve('.reports/bench.jsonl');

/** Deletes the figures of the previous run. */
export function clearFigures(): void {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
}

/** Prints a figure and saves it for the table. */
export function record(figure: Figure): void {
  appendFileSync(path, `${JSON.stringify(figure)}\n`);
  const { work, who, value, unit, bound } = figure;
  const limit = bound === undefined ? '' : ` (bound ${bound.toFixed(0)})`;
  process.stdout.write(`${work}, ${sizeText(figure)}, ${who}: ${value.toFixed(0)} ${unit}${limit}\n`);
}

/** Every figure of this run. */
export const readFigures = (): readonly Figure[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Figure);

/** Formats a value with three digits at most, two for a small one. */
export function valueText({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  if (unit === 'nodes') return `${value.toLocaleString('en')} nodes`;
  if (unit !== 'ms') return `${value.toFixed(0)} ${unit}`;
  const seconds = value / 1000;
  return `${seconds.toFixed(seconds < 1 ? 2 : seconds < 10 ? 1 : 0)} s`;
}

export const isMissed = ({ value, bound = Infinity }: Figure): boolean => value > bound;

/** Formats an amount: `1 GB`, `5,000 rows`. */
export function sizeText({ size, sizeUnit }: Pick<Figure, 'size' | 'sizeUnit'>): string {
  if (sizeUnit === 'once') return 'once';
  if (sizeUnit !== 'bytes') return `${size.toLocaleString('en')} ${sizeUnit}`;
  return size >= 1e9 ? `${size / 1e9} GB` : `${size / 1e6} MB`;
}
