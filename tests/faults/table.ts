import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { peerPages } from '../bench/contenders.ts';

import { faultKinds, type Fault } from './fault.ts';
import { faults } from './faults.ts';
import { loadRuns } from './results.ts';
import type { Run } from './run-fault.ts';
import { isForPeers } from './run-peer.ts';
import { tabSection } from './tabs-table.ts';

const columns = {
  runs: () => true,
  stored: (run: Run) => run.truth.whole > 0,
  lost: (run: Run) => run.isLost,
  'stored twice': (run: Run) => run.isStoredTwice,
  'false success': (run: Run) => run.isFalseSuccess,
  'stored but told failed': (run: Run) => run.isStoredButToldFailed,
};

/** How many requests a run took, silent repetitions of the browser among them. */
function postsOf(runs: readonly Run[]): string {
  const posts = runs.map((run) => run.posts);
  const [least, most] = [Math.min(...posts), Math.max(...posts)];
  return least === most ? `${most}` : `${least}–${most}`;
}

const count = (runs: readonly Run[]): string[] =>
  Object.values(columns).map((holds) => String(runs.filter(holds).length));

/** Makes a table of what the campaign wrote down: on the console, in `results.md`, and in short in the README. */
export async function printTable(): Promise<void> {
  const all = await loadRuns();
  const ran = faults.filter(({ id }) => all.has(id));
  if (ran.length === 0) return;
  const runsOf = (some: readonly Fault[]) => some.flatMap(({ id }) => all.get(id) ?? []);
  const heads = Object.keys(columns);
  const long = markdown(
    ['fault', 'what it does', ...heads, 'requests', 'words on the row'],
    ran.map((fault) => {
      const runs = runsOf([fault]);
      return [fault.id, fault.does, ...count(runs), postsOf(runs), wordsOf(runs)];
    }),
  );
  const kinds = faultKinds.map((kind) => [kind, ran.filter((fault) => fault.kind === kind)] as const);
  const short = markdown(
    ['kind of fault', 'faults', ...heads],
    [
      ...kinds.map(([kind, some]) => [kind, String(some.length), ...count(runsOf(some))]),
      ['all', String(ran.length), ...count(runsOf(ran))],
    ],
  );
  const peers = tableOfPeers(all);
  process.stdout.write(`\n${long}\n${short}\n${peers}`);
  // A campaign of some faults only says nothing about the whole.
  if (ran.length < faults.length) return;
  await writeFile(
    resolve('tests/faults/results.md'),
    [introduction, short, long, aboutPeers, peers, await tabSection()].join('\n'),
  );
  await writeBetweenMarkers(resolve('README.md'), short);
}

/** Of the plain operation, and of the faults that peers can be put through; empty where one of them did not run. */
function tableOfPeers(all: ReadonlyMap<string, readonly Run[]>): string {
  const ours = faults.filter(isForPeers).flatMap(({ id }) => all.get(id) ?? []);
  const contenders = [
    { name: 'this application', runs: ours.filter(({ operation }) => operation === 'document') },
    ...peerPages.map(({ name, file }) => ({ name, runs: all.get(`peer-${file}`) ?? [] })),
  ];
  if (contenders.some(({ runs }) => runs.length === 0)) return '';
  return markdown(
    ['uploader', ...Object.keys(columns), 'nothing told', 'words in the end'],
    contenders.map(({ name, runs }) => [
      name,
      ...count(runs),
      String(runs.filter(isSilent).length),
      peerWords(runs),
    ]),
  );
}

const introduction = `# What came of the faults

Written by \`npm run faults\`: a real Chromium with the built application, the real service, and between them a line of
plain sockets that is broken in every way below, for both operations. A run has ended when the row has; the truth is what
then lies in the data folder of the service. _Lost_ is told stored and is not, or not stored and not told so; _stored but
told failed_ leaves out rows that say that the service may hold it (\`appended\`, \`replaced\`). _Requests_ counts what the browser sent again
in silence too. The words are those of one run, before and at its end.

A 2xx that isn't the interface's envelope, or that reports an error, is not taken for a success (rule ANSWER-6 in
\`src/api/SPEC.md\`): the document is sent again, and the service then names the duplicate.
`;

const aboutPeers = `## The same with others

The faults of one plain file, one origin and one service that lives on, in the pages of \`tests/bench/peers\`: each as its
own documentation sets it up, without a time limit of its own, since those end large uploads. An upload counts as it stands
when the uploader tells its end, or after 20 s. The words of the others are what their lists say of a failure; those of this
application are in the table above.
`;

const isSilent = ({ told }: Run): boolean => told.length === 0;

/** Every text that the runs ended with, without names and numbers. */
function peerWords(runs: readonly Run[]): string {
  const failed = runs.filter(({ told }) => told.includes('Failed'));
  const lines = failed.flatMap(({ words }) => words.flatMap((text) => text.split('\n')));
  const texts = lines.map((text) =>
    text
      .replace(/\S+\.bin.*$/, '')
      .replaceAll(/\d+/g, '…')
      .trim(),
  );
  return [...new Set(texts.filter((text) => /fail|error|abort|respon/i.test(text)))].join('; ');
}

/** What the rows of the first run said; numbers left out, since they count down. */
function wordsOf([run]: readonly Run[]): string {
  if (!run) return '';
  const before = run.wordsBefore.filter((words) => /^(Waiting|Failed)/.test(words)).map(withoutNumbers);
  const words = [...new Set([...before, ...run.words.map(withoutNumbers)])];
  return words.filter((text) => !text.includes('Starts by itself')).join(' → ');
}

const withoutNumbers = (text: string): string =>
  text
    .replace(/Trying again (in [\d,]+ s|now)\./, 'Trying again.')
    .replace(/Stored at .*/, '')
    .replace(/(as “)\w+(”)/, '$1…$2')
    .replace(/: $/, '');

function markdown(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`;
  return [heads, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('');
}

const markers = ['<!-- faults: written by `npm run faults` -->', '<!-- /faults -->'] as const;

async function writeBetweenMarkers(path: string, text: string): Promise<void> {
  const [start, end] = markers;
  const page = await readFile(path, 'utf8');
  await writeFile(path, page.replace(new RegExp(`(?<=${start})[^]*(?=${end})`), `\n\n${text}\n`));
}
