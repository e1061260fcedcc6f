// Tables of the README, made from the results files: `report.ts` writes them, and a test compares them.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { ours, sizeText, type Figure } from './figures.ts';

const folder = resolve('tests/bench');
const readmePath = resolve(folder, 'README.md');

const read = (name: string) => JSON.parse(readFileSync(resolve(folder, name), 'utf8'));

/** Part of the README between its markers. */
export type Section = 'bench' | 'builds' | 'typing' | 'lighthouse' | 'shift';

/** Text of a section in the README. */
export function shownSection(section: Section): string {
  const [, text = ''] = between(section).exec(readFileSync(readmePath, 'utf8')) ?? [];
  return text.trim();
}

/** Text of a section as the results files say it. */
export const sectionOf: Readonly<Record<Section, () => string>> = {
  bench: () => benchText(read('results.json')),
  builds: () => buildsTable(read('builds.results.json')),
  typing: () => typingTable(read('typing.results.json')),
  lighthouse: () => lighthouseTable(read('lighthouse.results.json')),
  shift: () => shiftText(read('long-shift.results.json')),
};

/** Writes every section into the README. */
export function writeSections(): void {
  const sections = Object.keys(sectionOf) as readonly Section[];
  const text = sections.reduce(
    (readme, section) =>
      readme.replace(
        between(section),
        () => `<!-- ${section} -->\n\n${sectionOf[section]()}\n\n<!-- /${section} -->`,
      ),
    readFileSync(readmePath, 'utf8'),
  );
  writeFileSync(readmePath, text);
}

const between = (section: Section): RegExp => new RegExp(`<!-- ${section} -->([^]*)<!-- /${section} -->`);

/** Content of `results.json`. */
export interface Results {
  readonly lines: readonly {
    readonly work: string;
    readonly who: string;
    readonly figures: readonly Figure[];
  }[];
}

const gigabyte = 1e9;

/** Names of contenders in the table, in its order. */
const shortNames = {
  'bare page, one XMLHttpRequest': 'bare page',
  Dropzone: 'Dropzone',
  'react-uploady (no list)': 'react-uploady',
  'Uppy Dashboard': 'Uppy',
  FilePond: 'FilePond',
  'curl -F': '`curl -F`',
  'curl -F in a loop': '`curl -F`',
} as const;

function benchText(results: Results): string {
  const find = (work: string, size: number, who: string = ours) =>
    results.lines
      .find((line) => line.work === work && line.who === who)
      ?.figures.find((figure) => figure.size === size);
  const at = (...place: Parameters<typeof find>): string => {
    const figure = find(...place);
    if (figure === undefined) throw new Error(`results.json says nothing of ${place.join(', ')}.`);
    return valueText(figure);
  };
  const others = (work: string, size: number) =>
    Object.entries(shortNames)
      .flatMap(([who, name]) => {
        const figure = find(work, size, who);
        return figure ? [`${name} ${valueText(figure)}`] : [];
      })
      .join(', ');
  const memory = (work: string, size: number, who?: string) => `+${at(`memory: ${work}`, size, who)}`;
  const rows = [
    [
      'upload of one file of 1 GB',
      at('upload of one file', gigabyte),
      others('upload of one file', gigabyte),
    ],
    ['longest pause of its progress', at('longest pause of the progress', gigabyte), ''],
    [
      'memory of browser and service for 2.5 GB',
      `+${at('memory of browser and service during one upload', 2.5 * gigabyte)}`,
      `bare page +${at('memory of browser and service during one upload', 2.5 * gigabyte, 'bare page, one XMLHttpRequest')}`,
    ],
    [
      '1,000 files of 20 kB, one by one',
      at('upload of files of 20 kB', 1000),
      `${others('upload of files of 20 kB', 1000)}; none of them saves or compares`,
    ],
    ['a list of 5,000 files', at('files listed after', 5000), others('files listed after', 5000)],
    [
      'longest task meanwhile',
      at('longest task while files are listed', 5000),
      others('longest task while files are listed', 5000),
    ],
    ['nodes of its page', at('nodes of the page', 5000), others('nodes of the page', 5000)],
    ['`npm start` without caches, until a page can be used', at('npm start until a page can be used', 1), ''],
    ['heap left after 500 uploads of 5 MB', at('heap left after uploads of 5 MB', 500), ''],
    [
      'structure of a ZIP of 2.5 GB',
      at('structure of an archive', 2.5 * gigabyte),
      `zip.js ${at('structure of an archive', 2.5 * gigabyte, 'zip.js getEntries')}`,
    ],
    [
      'every byte of it',
      at('every byte of an archive', 2.5 * gigabyte),
      `\`unzip -t\` ${at('every byte of an archive', 2.5 * gigabyte, 'unzip -t')}, zip.js ${at('every byte of an archive', 2.5 * gigabyte, 'zip.js, every entry')}`,
    ],
    [
      'inspection of a ZIP of 1 GB, with links',
      `${at('whole look at an archive', gigabyte)}, ${memory('whole look at an archive', gigabyte)}`,
      `\`unzip -t\` ${at('every byte of an archive', gigabyte, 'unzip -t')}; \`JSZip.loadAsync\`, which unpacks nothing: ${at('whole look at an archive', gigabyte, unpacksNothing)}, ${memory('whole look at an archive', gigabyte, unpacksNothing)}`,
    ],
    [
      'first page of a preview of 1 GB',
      at('first page of a preview', gigabyte),
      `of 1 MB ${at('first page of a preview', 1e6)}`,
    ],
    [
      'hash of the content of 1 GB, in a worker',
      `${at('hash of a file', gigabyte, `${ours}, worker`)}, ${memory('hash of a file', gigabyte, `${ours}, worker`)}`,
      `\`sha256sum\` ${at('hash of a file', gigabyte, 'sha256sum')}`,
    ],
  ];
  return `${boundsText(results)}\n\n${table(['work', ours, 'for comparison'], rows)}`;
}

const unpacksNothing = 'JSZip.loadAsync, nothing unpacked';

/** Bounds that were missed aren't left out. */
function boundsText({ lines }: Results): string {
  const missed = lines
    .flatMap(({ figures }) => figures)
    .filter(({ value, bound }) => bound !== undefined && value > bound);
  if (missed.length === 0) return 'All bounds of the command were met.';
  const texts = missed.map(
    (figure) =>
      `${figure.work}, ${sizeText(figure)} (${valueText(figure)}, bound ${valueText({ ...figure, value: figure.bound! })})`,
  );
  return `Bounds that were missed: ${texts.join('; ')}.`;
}

/** Three digits at most, two for a small one. */
function valueText({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  if (unit === 'nodes') return `${value.toLocaleString('en')} nodes`;
  if (unit !== 'ms') return `${value.toFixed(0)} ${unit}`;
  const seconds = value / 1000;
  return `${seconds.toFixed(seconds < 1 ? 2 : seconds < 10 ? 1 : 0)} s`;
}

interface Builds {
  readonly rounds: readonly Readonly<Record<string, string | number>>[];
  readonly medians: Readonly<Record<'before' | 'after', Readonly<Record<string, number>>>>;
}

function buildsTable({ rounds, medians: { before, after } }: Builds): string {
  const cell = (build: string, work: string, median: number) => {
    const values = rounds.filter((round) => round['build'] === build).map((round) => Number(round[work]));
    const text = (value: number) =>
      work.startsWith('nodes') ? value.toLocaleString('en') : valueText({ value, unit: 'ms' });
    return `${text(median)} (${text(Math.min(...values))} to ${text(Math.max(...values))})`;
  };
  const rows = Object.keys(before).map((work) => [
    work,
    cell('before', work, before[work]!),
    cell('after', work, after[work]!),
  ]);
  return table(['median, least to most', 'before', 'after'], rows);
}

interface Typing {
  readonly situations: readonly {
    readonly situation: string;
    readonly medians: Readonly<
      Record<'before' | 'after', { readonly cpuMsPerKey: number; readonly toPaintMs: number }>
    >;
  }[];
}

function typingTable({ situations }: Typing): string {
  const rows = situations.flatMap(({ situation, medians: { before, after } }) => [
    [`${situation}, CPU`, `${before.cpuMsPerKey.toFixed(1)} ms`, `${after.cpuMsPerKey.toFixed(1)} ms`],
    [`${situation}, until painted`, `${before.toPaintMs.toFixed(0)} ms`, `${after.toPaintMs.toFixed(0)} ms`],
  ]);
  return table(['median for one key', 'values of all rows set', 'fields registered'], rows);
}

interface Lighthouse {
  readonly results: readonly {
    readonly page: string;
    readonly throttling: string;
    readonly scores: Readonly<Record<'performance' | 'accessibility' | 'bestPractices', number>>;
    readonly largestContentfulPaintMs: number;
    readonly totalBlockingTimeMs: number;
  }[];
}

/** Bounds in milliseconds. */
const paintBoundMs = 1500;
const blockedBoundMs = 200;

const lighthouseTable = ({ results }: Lighthouse): string =>
  table(
    [
      'page, throttling',
      'performance',
      'accessibility',
      'best practices',
      `largest contentful paint, bound ${paintBoundMs / 1000} s`,
      `blocked, bound ${blockedBoundMs} ms`,
    ],
    results.map(({ page, throttling, scores, largestContentfulPaintMs, totalBlockingTimeMs }) => [
      `${page}, ${throttling}`,
      `${scores.performance}`,
      `${scores.accessibility}`,
      `${scores.bestPractices}`,
      `${(largestContentfulPaintMs / 1000).toFixed(1)} s${largestContentfulPaintMs > paintBoundMs ? ', missed' : ''}`,
      `${totalBlockingTimeMs.toFixed(0)} ms${totalBlockingTimeMs > blockedBoundMs ? ', missed' : ''}`,
    ]),
  );

/** Content of `long-shift.results.json`: the figures of each part, by step. */
export interface LongShift {
  readonly parts: Readonly<Partial<Record<ShiftPart, Readonly<Record<string, Step>>>>>;
}

/** Figures at one step, such as after 1,000 uploads. */
export type Step = Readonly<Record<string, number>>;

const shiftParts = {
  uploads: 'uploads in one list',
  choices: 'choices in the table of files',
  tabs: 'uploads in one of 20 tabs',
  week: 'week with 50,000 uploads',
} as const;

/** Part of the long shift. */
export type ShiftPart = keyof typeof shiftParts;

/** Figures in the order of the table. */
const shiftFigures: Readonly<Record<string, string>> = {
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

function shiftText({ parts }: LongShift): string {
  const names = Object.keys(shiftParts) as readonly ShiftPart[];
  return names
    .flatMap((part) => {
      const steps = parts[part];
      return steps ? [shiftTable(shiftParts[part], steps)] : [];
    })
    .join('\n\n');
}

function shiftTable(title: string, steps: Readonly<Record<string, Step>>): string {
  const columns = Object.values(steps);
  const rows = Object.entries(shiftFigures)
    .filter(([figure]) => columns.some((step) => figure in step))
    .map(([figure, name]) => [name, ...columns.map((step) => shiftValue(step[figure]))]);
  return table([title, ...Object.keys(steps)], rows);
}

const shiftValue = (value: number | undefined): string =>
  value?.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 }) ?? '';

/** A Markdown table as the formatter writes it. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
