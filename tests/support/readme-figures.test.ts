import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { sectionOf, shownSection, type Section } from '../bench/readme-tables.ts';
import { manualsSection, shownManuals } from '../manuals/readme-section.ts';
import { readTables } from './markdown-tables.ts';

const readmes = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*README.md'],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n');

test.each(Object.keys(sectionOf) as readonly Section[])(
  'the table "%s" of the benchmarks is that of their results files',
  (section) => expect(shownSection(section)).toBe(sectionOf[section]()),
);

test('the run of real manuals in their README is that of its results file', () => {
  expect(shownManuals()).toBe(manualsSection());
});

/** A row of figures, by the heads of its columns. */
type Figures = Readonly<Record<string, unknown>>;

const faultResults = JSON.parse(readFileSync('tests/faults/results.json', 'utf8')) as Record<
  'faults' | 'peers',
  readonly Figures[]
> & {
  readonly tabs: readonly {
    readonly id: string;
    readonly runs: readonly {
      readonly statuses: readonly string[];
      readonly truth: { readonly whole: number; readonly torn: number };
      readonly requests: number;
      readonly seconds: number;
    }[];
  }[];
  readonly kills: Readonly<Record<'kills' | 'documents' | 'storedOnce', number>>;
};

const faultsReadme = readFileSync('tests/faults/README.md', 'utf8');
const sectionOfFaults = (name: string): string =>
  new RegExp(`<!-- ${name} -->([^]*)<!-- /${name} -->`).exec(faultsReadme)?.[1] ?? '';

const counted = [
  'runs',
  'stored',
  'lost',
  'stored twice',
  'false success',
  'stored but shown as failed',
] as const;

const sumOf = (figures: readonly Figures[]): Figures =>
  Object.fromEntries(
    counted.map((column) => [column, String(figures.reduce((sum, each) => sum + Number(each[column]), 0))]),
  );

const texts = (figures: Figures, columns: readonly string[]): Figures =>
  Object.fromEntries(columns.map((column) => [column, String(figures[column])]));

test('the tables of faults are those of their results file', () => {
  const [short = [], long = []] = readTables(sectionOfFaults('faults'));
  const { faults } = faultResults;
  expect(long.map((row) => texts(row, ['fault', ...counted, 'requests']))).toEqual(
    faults.map(({ id, ...figures }) => texts({ fault: id, ...figures }, ['fault', ...counted, 'requests'])),
  );
  const kinds = [...new Set(faults.map(({ kind }) => kind))].map((kind) => [
    kind,
    faults.filter((fault) => fault['kind'] === kind),
  ]) as readonly (readonly [string, readonly Figures[]])[];
  expect(short).toEqual(
    [...kinds, ['all', faults] as const].map(([kind, some]) => ({
      'kind of fault': kind,
      faults: String(some.length),
      ...sumOf(some),
    })),
  );
});

test('the table of other uploaders is that of its results file', () => {
  const columns = ['uploader', ...counted, 'nothing shown'];
  const [table = []] = readTables(sectionOfFaults('peers'));
  expect(table.map((row) => texts(row, columns))).toEqual(
    faultResults.peers.map(({ name, ...figures }) => texts({ uploader: name, ...figures }, columns)),
  );
});

const range = (values: readonly number[], digits: number): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return least === most ? `${most}` : `${least}–${most}`;
};

test('the table of two tabs, and the sentence about a killed browser, are those of their results file', () => {
  const { tabs, kills } = faultResults;
  const all = { id: 'all', runs: tabs.flatMap(({ runs }) => runs) };
  const [table = []] = readTables(sectionOfFaults('tabs'));
  expect(table.map((row) => Object.values(row))).toEqual(
    [...tabs, all].map(({ id, runs }) => {
      const count = (holds: (run: (typeof runs)[number]) => boolean) => String(runs.filter(holds).length);
      return [
        id,
        String(runs.length),
        count(({ truth }) => truth.whole === 2),
        count(({ truth }) => truth.whole < 2),
        count(({ truth }) => truth.whole + truth.torn > 2),
        count(({ truth, statuses }) => truth.whole < statuses.filter((words) => words === 'Stored').length),
        range(
          runs.map(({ requests }) => requests),
          0,
        ),
        `${range(
          runs.map(({ seconds }) => seconds),
          1,
        )} s`,
      ];
    }),
  );
  expect(kills.storedOnce).toBe(kills.documents);
  expect(sectionOfFaults('kills').trim()).toBe(
    `After ${kills.kills} kills and restarts all ${kills.documents} documents were stored, none selected again and none stored twice.`,
  );
});

/** Settings and limits by README: no measurements. Anything else belongs into a section that a command writes. */
const settings: Readonly<Record<string, readonly string[]>> = {
  'src/command/README.md': ['10 seconds'],
  'src/hosting/README.md': ['2 GiB'],
  'tests/bench/README.md': ['20 kB', '1 GB', '2 GB', '2.5 GB', '5 MB', '1 MB'],
  'tests/engines/README.md': ['4 MB'],
  'tests/faults/README.md': ['64 MiB', '30 MB', '20 s'],
};

const figure = /\d[\d.,]* ?(?:ms|s|seconds|minutes|kB|MB|GB|KiB|MiB|GiB|%|times)(?![\w-])|\d+ of \d+/g;

test.each(readmes)('every measured figure of %s comes from a results file', (path) => {
  const prose = readFileSync(path, 'utf8')
    .replaceAll(/<!-- (\w+) -->[^]*?<!-- \/\1 -->/g, '')
    .replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
  const allowed = new Set(settings[path]);
  expect((prose.match(figure) ?? []).filter((text) => !allowed.has(text))).toEqual([]);
});
