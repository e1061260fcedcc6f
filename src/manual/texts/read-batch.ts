import { runYielding } from '#lib/steps.ts';
import type { Batch, Scheduling } from '#zip/decode/scheduling.ts';
import type { ZipEntry } from '#zip/entry.ts';

import { packSummary, type PackedSummary } from './packed-summary.ts';
import { summarizeTextInSteps, type SummaryWithText } from './summarize-text.ts';

/** Sound texts to read together. */
export interface TextBatch extends Batch {
  readonly startPage: string | undefined;
}

/** Summary of each text of a batch, in order, if it can be read; a worker can send it. */
export type PackedTexts = readonly (PackedSummary | undefined)[];

/** Unpacks and reads the texts of a batch in order. `onText` is awaited. */
export function readBatch(
  scheduling: Scheduling,
  { startPage, ...batch }: TextBatch,
  onText: (entry: ZipEntry, summary: SummaryWithText | undefined) => unknown,
): Promise<void> {
  return scheduling.decode(batch, async (entry, bytes) => {
    if (bytes === undefined) throw new Error('A sound text is unpacked to another one.');
    return onText(entry, await runYielding(scheduling, summarizeTextInSteps(entry.name, bytes, startPage)));
  });
}

/** Reads a batch for another thread. */
export async function readBatchPacked(scheduling: Scheduling, batch: TextBatch): Promise<PackedTexts> {
  const texts: (PackedSummary | undefined)[] = [];
  await readBatch(scheduling, batch, (_, summary) => void texts.push(summary && packSummary(summary)));
  return texts;
}
