import type { Finding } from '#manual/finding.ts';
import { inspectArchive } from '#manual/inspect.ts';

import { differencesOf, type Difference } from './differences.ts';
import { readWithEngine } from './engine-reading.ts';
import { explanations, type Context } from './explanations.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { startUnpackers, type Unpackers } from './unpackers.ts';

/** An accepted archive with a difference that no recorded explanation covers. */
export interface Unexplained {
  readonly kind: Mutant['kind'];
  readonly differences: readonly Difference[];
  readonly findings: readonly string[];
  /** The archive in base64. */
  readonly archive: string;
}

/** Figures of one run. */
export interface CampaignResult {
  readonly seed: number;
  readonly mutants: number;
  /** Archives with an error: how unpackers read them doesn't matter. */
  readonly rejected: number;
  /** Archives without an error, each read by the programs. */
  readonly accepted: number;
  readonly acceptedWithWarnings: number;
  readonly readTheSame: number;
  /** Versions by name. */
  readonly programs: Readonly<Record<string, string>>;
  /** Number of archives by the ID of the explanation. */
  readonly explained: Readonly<Record<string, number>>;
  readonly unexplained: readonly Unexplained[];
}

/** Archives that are inspected and unpacked at the same time. */
const parallel = 2;

/** Compares the engine's reading of mutants with that of the installed unpackers. */
export async function runCampaign(seed: number, mutants: number): Promise<CampaignResult> {
  const counts = { rejected: 0, accepted: 0, acceptedWithWarnings: 0, readTheSame: 0 };
  const explained: Record<string, number> = {};
  const unexplained: Unexplained[] = [];
  const queue = mutantsOf(seed);
  let left = mutants;

  async function compare({ kind, bytes }: Mutant, unpackers: Unpackers): Promise<void> {
    const { findings } = await inspectArchive(new Blob([bytes]));
    if (findings.some(({ severity }) => severity === 'error')) {
      counts.rejected += 1;
      return;
    }
    counts.accepted += 1;
    if (findings.some(({ severity }) => severity === 'warning')) counts.acceptedWithWarnings += 1;
    const { entries, files } = await readWithEngine(bytes);
    const differences = differencesOf(files, await unpackers.read(bytes));
    if (differences.length === 0) counts.readTheSame += 1;
    const context = { entries, findings, differences };
    const reasons = differences.map((difference) => explanationOf(difference, context));
    for (const id of new Set(reasons)) if (id !== undefined) explained[id] = (explained[id] ?? 0) + 1;
    const rest = differences.filter((_, at) => reasons[at] === undefined);
    if (rest.length === 0) return;
    const archive = Buffer.from(bytes).toString('base64');
    unexplained.push({ kind, differences: rest, findings: findings.map(inShort), archive });
  }

  const started = Array.from({ length: parallel }, startUnpackers);
  await Promise.all(
    started.map(async (unpackers) => {
      for (; left > 0;) {
        left -= 1;
        await compare(queue.next().value, unpackers);
      }
      unpackers.close();
    }),
  );
  const programs = (await started[0]?.versions) ?? {};
  return { seed, mutants, programs, ...counts, explained, unexplained };
}

const explanationOf = (difference: Difference, context: Context): string | undefined =>
  explanations.find(({ explains }) => explains(difference, context))?.id;

const inShort = ({ severity, code, params }: Finding): string =>
  `${severity} ${code} ${JSON.stringify(params)}`;
