import { resolve } from 'node:path';

import { markdownTable, writeSection } from '../support/readme-section.ts';

/** Share of the full numbers, to try the bench out: nothing is written then. */
const share = Number(process.env['SHARE'] ?? 1);

/** Returns the number of uploads or choices at a step. */
export const shareOf = (count: number): number => Math.ceil(count * share);

/** Figures at one step, such as after 1,000 uploads. */
export type Step = Readonly<Record<string, number>>;

const parts = {
  uploads: 'uploads in one list',
  choices: 'choices in the table of files',
  tabs: 'uploads in one of 20 tabs',
  week: 'week with 50,000 uploads',
} as const;

/** Figures in the order of the table. */
const figures: Readonly<Record<string, string>> = {
  heapMiB: 'heap, MiB',
  savedHeapMiB: 'heap with the simulated database, MiB',
  browserMiB: 'memory of all processes, MiB',
  nodes: 'nodes',
  listeners: 'listeners',
  documents: 'documents',
  messages: 'messages between tabs',
  messageKb: 'their size, kB',
  threadSeconds: 'CPU of the sending page so far, s',
  otherThreadSeconds: 'CPU of the other pages so far, s',
  seconds: 'CPU for the day, s',
  savedSeconds: 'CPU with the simulated database, s',
  'store records': 'saved uploads',
  'store pieces': 'chunks of saved files',
  'store history': 'known documents',
  localStorageChars: 'characters in local storage',
  sessionStorageChars: 'characters in session storage',
  cacheEntries: 'cache entries',
  privateFiles: 'files in the private file system',
  storageKb: 'storage as the browser estimates it, kB',
};

/** Prints the figures of a part by step, and writes them into the README. */
export function writePart(part: keyof typeof parts, steps: Readonly<Record<string, Step>>): void {
  const columns = Object.values(steps);
  const rows = Object.entries(figures)
    .filter(([figure]) => columns.some((step) => figure in step))
    .map(([figure, name]) => [name, ...columns.map((step) => textOf(step[figure]))]);
  const table = markdownTable([parts[part], ...Object.keys(steps)], rows);
  process.stdout.write(`${table}\n`);
  if (share === 1) writeSection(resolve('tests/bench/README.md'), `shift-${part}`, table);
}

const textOf = (value: number | undefined): string =>
  value?.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 }) ?? '';
