import { runYielding } from '#lib/steps.ts';
import type { Scheduling } from '#zip/decode/scheduling.ts';
import { memoryBytes, type ZipEntry } from '#zip/entry.ts';

import type { AddFinding } from '../findings.ts';
import type { RawFinding } from '../finding.ts';
import { unpackSummary } from './packed-summary.ts';
import { readBatch, readBatchPacked, type PackedTexts, type TextBatch } from './read-batch.ts';
import type { TextCheck } from './text-check.ts';
import type { TextSummary } from './summarize-text.ts';

/** Other threads that read texts. */
export interface TextReaders {
  /** Starts reading a batch; returns undefined while all of them are busy. A rejection says nothing about the texts. */
  readonly read: (batch: TextBatch) => Promise<PackedTexts> | undefined;
  readonly dispose: () => void;
}

/** Reads texts in this thread and in others, and passes everything on in the order of the archive. */
export interface TextQueue {
  /** Adds a finding after those on all batches so far. */
  readonly addFinding: (rawFinding: RawFinding) => void;
  readonly push: (batch: TextBatch) => Promise<void>;
  /** Waits until every batch is read. */
  readonly finish: () => Promise<void>;
}

interface TextQueueOptions {
  readonly scheduling: Scheduling;
  /** Without readers, every batch is read at once. */
  readonly readers: TextReaders | undefined;
  readonly contents: TextCheck;
  readonly add: AddFinding;
}

interface QueuedBatch {
  readonly input: TextBatch;
  readonly bytes: number;
  /** Findings that come after it. */
  readonly later: RawFinding[];
  /** Settles when another thread has read it or failed; never rejects. */
  reading?: Promise<void>;
  texts?: PackedTexts;
}

const MiB = 2 ** 20;

/**
 * Texts that are queued, being read or waiting for earlier ones, unpacked. Enough for readers to have work while this thread
 * passes pictures.
 */
const maxQueuedBytes = 128 * MiB;

/** Larger batches are read in this thread while the others do nothing, so that only one needs that much memory. */
const maxSharedBytes = 16 * MiB;

export function createTextQueue({ readers, add, ...options }: TextQueueOptions): TextQueue {
  const { scheduling } = options;
  const target = createTarget(options);
  /** In order; the first isn't read yet, or is being passed on. */
  const queue: QueuedBatch[] = [];
  /** Those that no thread has begun. */
  const waiting: QueuedBatch[] = [];
  let queuedBytes = 0;
  let isAlone = readers === undefined;

  function share(): void {
    for (let [next] = waiting; next !== undefined && !isAlone; [next] = waiting) {
      const reading = readers?.read(next.input);
      if (reading === undefined) return;
      waiting.shift();
      next.reading = follow(next, reading);
    }
  }

  /** After a failure this thread reads the rest, so that a defect in the code has the same outcome as without readers. */
  async function follow(batch: QueuedBatch, reading: Promise<PackedTexts>): Promise<void> {
    try {
      batch.texts = await reading;
      share();
    } catch {
      isAlone = true;
    }
  }

  /** Works until at most this much is queued. */
  async function reduceTo(bytes: number): Promise<void> {
    while (queuedBytes > bytes) {
      const next = waiting.shift() ?? queue[0]!;
      await next.reading;
      next.texts ??= await readBatchPacked(scheduling, next.input);
      await passOn();
    }
  }

  /** Passes on what is read, up to the first batch that isn't. */
  async function passOn(): Promise<void> {
    for (let [first] = queue; first?.texts !== undefined; [first] = queue) {
      await target.addTexts(first.input, first.texts);
      queue.shift();
      queuedBytes -= first.bytes;
      for (const rawFinding of first.later) add(rawFinding);
    }
  }

  async function push(input: TextBatch): Promise<void> {
    const bytes = bytesOf(input);
    if (isAlone || bytes > maxSharedBytes) {
      await reduceTo(0);
      return readBatch(scheduling, input, target.addText);
    }
    const batch: QueuedBatch = { input, bytes, later: [] };
    queue.push(batch);
    waiting.push(batch);
    queuedBytes += bytes;
    share();
    await passOn();
    await reduceTo(maxQueuedBytes);
  }

  function addFinding(rawFinding: RawFinding): void {
    const last = queue.at(-1);
    if (last === undefined) add(rawFinding);
    else last.later.push(rawFinding);
  }

  return { addFinding, push, finish: () => reduceTo(0) };
}

/** Never 0: each entry counts as a byte more. */
const bytesOf = ({ entries }: TextBatch): number =>
  entries.reduce((sum, entry) => sum + memoryBytes(entry) + 1, 0);

/** The check of all texts. */
function createTarget({ scheduling, contents }: Omit<TextQueueOptions, 'readers' | 'add'>) {
  const addText = (entry: ZipEntry, summary: TextSummary | undefined): Promise<void> | undefined =>
    summary && runYielding(scheduling, contents.addText(entry, summary));

  async function addTexts({ entries }: TextBatch, texts: PackedTexts): Promise<void> {
    for (const [at, summary] of texts.entries()) {
      const entry = entries[at]!;
      await addText(entry, summary && unpackSummary(entry.name, summary));
    }
  }

  return { addText, addTexts };
}
