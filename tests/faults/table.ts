import { peerPages } from '../bench/contenders.ts';
import { markdownTable } from '../support/readme-section.ts';

import { faultKinds, type Fault } from './fault.ts';
import { faults } from './faults.ts';
import { loadRuns, writeTable } from './results.ts';
import type { Run } from './run-fault.ts';
import { isForPeers } from './run-peer.ts';

const columns = {
  runs: () => true,
  stored: (run: Run) => run.truth.whole > 0,
  lost: (run: Run) => run.isLost,
  'stored twice': (run: Run) => run.isStoredTwice,
  'false success': (run: Run) => run.isFalseSuccess,
  'stored but shown as failed': (run: Run) => run.isStoredButShownFailed,
};

/** Number of requests in a run, including silent repetitions by the browser. */
function postsOf(runs: readonly Run[]): string {
  const posts = runs.map((run) => run.posts);
  const [least, most] = [Math.min(...posts), Math.max(...posts)];
  return least === most ? `${most}` : `${least}–${most}`;
}

const count = (runs: readonly Run[]): string[] =>
  Object.values(columns).map((holds) => String(runs.filter(holds).length));

/** Prints the results of the campaign, and writes the report when every fault has run. */
export async function printTable(): Promise<void> {
  const all = await loadRuns();
  const ran = faults.filter(({ id }) => all.has(id));
  if (ran.length === 0) return;
  const runsOf = (some: readonly Fault[]) => some.flatMap(({ id }) => all.get(id) ?? []);
  const heads = Object.keys(columns);
  const long = markdownTable(
    ['fault', 'what it does', ...heads, 'requests', 'words on the row'],
    ran.map((fault) => {
      const runs = runsOf([fault]);
      return [fault.id, fault.does, ...count(runs), postsOf(runs), wordsOf(runs)];
    }),
  );
  const kinds = faultKinds.map((kind) => [kind, ran.filter((fault) => fault.kind === kind)] as const);
  const short = markdownTable(
    ['kind of fault', 'faults', ...heads],
    [
      ...kinds.map(([kind, some]) => [kind, String(some.length), ...count(runsOf(some))]),
      ['all', String(ran.length), ...count(runsOf(ran))],
    ],
  );
  const peerTable = tableOfPeers(peerRuns(all));
  process.stdout.write(`\n${[long, short, peerTable].join('\n\n')}\n`);
  // A campaign with only some faults says nothing about the whole.
  if (ran.length < faults.length) return;
  if (process.env['FAULT_ENGINE'] === 'firefox') return writeTable('firefox', short);
  writeTable('faults', `${short}\n\n${long}`);
  if (peerTable !== '') writeTable('peers', peerTable);
}

interface PeerRuns {
  readonly name: string;
  readonly runs: readonly Run[];
}

/** Runs of the operation for documents with the faults that apply to peers, by uploader. */
function peerRuns(all: ReadonlyMap<string, readonly Run[]>): readonly PeerRuns[] {
  const ours = faults.filter(isForPeers).flatMap(({ id }) => all.get(id) ?? []);
  return [
    { name: 'this application', runs: ours.filter(({ operation }) => operation === 'document') },
    ...peerPages.map(({ name, file }) => ({ name, runs: all.get(`peer-${file}`) ?? [] })),
  ];
}

/** Empty where one of the uploaders did not run. */
function tableOfPeers(peers: readonly PeerRuns[]): string {
  if (peers.some(({ runs }) => runs.length === 0)) return '';
  return markdownTable(
    ['uploader', ...Object.keys(columns), 'nothing shown', 'words in the end'],
    peers.map(({ name, runs }) => [
      name,
      ...count(runs),
      String(runs.filter(isSilent).length),
      peerWords(runs),
    ]),
  );
}

const isSilent = ({ statuses }: Run): boolean => statuses.length === 0;

/** Every final text of the runs, without names and numbers. */
function peerWords(runs: readonly Run[]): string {
  const failed = runs.filter(({ statuses }) => statuses.includes('Failed'));
  const lines = failed.flatMap(({ words }) => words.flatMap((text) => text.split('\n')));
  const texts = lines.map((text) =>
    text
      .replace(/\S+\.bin.*$/, '')
      .replaceAll(/\d+/g, '…')
      .trim(),
  );
  return [...new Set(texts.filter((text) => /fail|error|abort|respon/i.test(text)))].join('; ');
}

/** Texts of the rows in the first run, without numbers, since they count down. */
function wordsOf([run]: readonly Run[]): string {
  if (!run) return '';
  const before = run.wordsBefore.filter((words) => /^(Waiting|Failed)/.test(words)).map(withoutNumbers);
  const words = [...new Set([...before, ...run.words.map(withoutNumbers)])];
  return words.filter((text) => !text.includes('Starts automatically')).join(' → ');
}

const withoutNumbers = (text: string): string =>
  text
    .replace(/Retrying (in [\d,]+ s|now)\./, 'Retrying.')
    .replace(/^Stored: .*/, 'Stored:')
    .replace(/(as “)\w+(”)/, '$1…$2')
    .replace(/: $/, '');
