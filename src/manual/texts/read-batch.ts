import { runYielding } from '#lib/steps.ts';
import type { JszipBatch } from '#zip/decode/jszip-batch.ts';
import type { Scheduling } from '#zip/decode/scheduling.ts';
import type { ZipEntry } from '#zip/entry.ts';
import { faultFinding } from '#zip/read/scan-entries.ts';

import { createFileCheck } from '../file-check.ts';
import type { RawFinding } from '../finding.ts';
import type { InspectionLimits } from '../limits.ts';
import { packSummary, type PackedSummary } from './packed-summary.ts';
import { summarizeTextInSteps, type SummaryWithText } from './summarize-text.ts';

/** Texts to read together, with what their findings depend on; the same in every thread. */
export interface TextBatch {
  readonly batch: JszipBatch;
  /** Indexes of entries with a faulty header: their content is checked but not read. */
  readonly unsound: ReadonlySet<number>;
  readonly startPage: string | undefined;
  readonly limits: InspectionLimits;
}

/** Findings on the content of one text, and its summary if the text is sound. */
export interface ReadText<Summary = SummaryWithText> {
  readonly rawFindings: readonly RawFinding[];
  readonly summary?: Summary;
}

/** Result for each text of a batch, in order; a worker can send it. */
export type PackedTexts = readonly ReadText<PackedSummary>[];

/** Unpacks, checks and reads the texts of a batch in order. `onText` is awaited. */
export function readBatch(
  scheduling: Scheduling,
  { batch, unsound, startPage, limits }: TextBatch,
  onText: (entry: ZipEntry, text: ReadText) => unknown,
): Promise<void> {
  const check = createFileCheck(limits);
  return scheduling.decode(
    batch,
    async (entry, bytes) => {
      if (unsound.has(entry.index)) return onText(entry, { rawFindings: [] });
      check.reset();
      check.push(bytes);
      const rawFindings = check.findings(entry);
      const summary = await runYielding(scheduling, summarizeTextInSteps(entry.name, bytes, startPage));
      return onText(entry, { rawFindings, ...(summary && { summary }) });
    },
    (entry, fault) => onText(entry, { rawFindings: [faultFinding(entry, fault)] }),
  );
}

/** Reads a batch for another thread. */
export async function readBatchPacked(scheduling: Scheduling, batch: TextBatch): Promise<PackedTexts> {
  const texts: ReadText<PackedSummary>[] = [];
  await readBatch(scheduling, batch, (_, { rawFindings, summary }) => {
    texts.push({ rawFindings, ...(summary && { summary: packSummary(summary) }) });
  });
  return texts;
}
