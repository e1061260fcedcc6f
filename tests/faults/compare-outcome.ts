import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { RowStatus } from './fault.ts';
import type { TestFile } from './test-file.ts';

/** Documents that the service holds of some files, according to its data folder. */
export interface StoredDocuments {
  /** Documents with exactly the content that was chosen. */
  readonly whole: number;
  /** Documents under the name of one of the files with other content. */
  readonly torn: number;
}

/** Problems in the result of one run; several are possible at once. */
export interface Discrepancies {
  /** Reported as stored and isn't, or isn't stored and no row reports that it failed or waits. */
  readonly isLost: boolean;
  readonly isStoredTwice: boolean;
  /** A row says stored, and the service does not hold the document. */
  readonly isFalseSuccess: boolean;
  /** The service holds the document, and a row reports a failure without saying that it may be stored. */
  readonly isStoredButShownFailed: boolean;
}

interface StoredRecord {
  readonly sha256: string;
  readonly fileName: string;
}

/** Reads the data folder of a service; a record counts only if its content is complete. */
export function createTruth(dataDir: string): (files: readonly TestFile[]) => Promise<StoredDocuments> {
  const known = new Map<string, StoredRecord>();

  async function load(name: string): Promise<void> {
    const text = await readFile(join(dataDir, 'documents', name), 'utf8');
    const { sha256, sizeBytes, document } = JSON.parse(text);
    const { size } = await stat(join(dataDir, 'files', sha256.slice(0, 2), sha256));
    if (size === sizeBytes) known.set(name, { sha256, fileName: document.filename });
  }

  return async (files) => {
    const names = await readdir(join(dataDir, 'documents'));
    await Promise.all(names.filter((name) => name.endsWith('.json') && !known.has(name)).map(load));
    const records = [...known.values()];
    const isOurs = (record: StoredRecord) => files.some(({ sha256 }) => sha256 === record.sha256);
    const hasOurName = (record: StoredRecord) => files.some(({ fileName }) => fileName === record.fileName);
    return {
      whole: records.filter(isOurs).length,
      torn: records.filter((record) => hasOurName(record) && !isOurs(record)).length,
    };
  };
}

/** Texts of rows that say that the service may hold the document. */
const admitsDoubt =
  /the stored document may be damaged|may have stored it|may be stored already|nothing is stored twice/;

/** Compares the rows of the files with the documents that the service holds. */
export function compareOutcome(
  truth: StoredDocuments,
  rows: readonly { status: RowStatus; words: string }[],
): Discrepancies {
  const saysStored = rows.some(({ status }) => status === 'Stored' || status === 'Already exists');
  const saysOtherwise = rows.some(({ status }) => status === 'Failed' || status === 'Waiting');
  const isStored = truth.whole > 0;
  return {
    isLost: !isStored && (saysStored || !saysOtherwise),
    isStoredTwice: truth.whole + truth.torn > 1,
    isFalseSuccess: !isStored && saysStored,
    isStoredButShownFailed:
      isStored && rows.some(({ status, words }) => status === 'Failed' && !admitsDoubt.test(words)),
  };
}
