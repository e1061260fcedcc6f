import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy';

import { fail, ok, type Result } from '#lib/result.ts';
import type { Rejection } from '#service/http/rejection.ts';
import type { Library, StagedFile } from '#service/storage/library.ts';

/** Complete request body: the file is staged on disk, the fields are in memory. */
export interface ReceivedUpload {
  readonly fields: ReadonlyMap<string, string>;
  readonly file: StagedFile;
  /** As sent; see `cleanFileName`. */
  readonly rawFileName: string;
}

/** Limits of a body, checked while it arrives. */
export interface CollectRules {
  readonly library: Library;
  readonly maxFileSizeBytes: number;
  readonly checkField: (name: string) => Rejection | undefined;
}

interface ArrivingFile {
  readonly stream: BusboyFileStream;
  readonly rawFileName: string;
  /** `undefined` if it couldn't be staged. */
  readonly staged: Promise<StagedFile | undefined>;
}

/** Parts of one body. Call exactly one of `take` and `drop`. Collects the parts a parser emits and stages the file. */
export function collectParts(parser: BusboyInstance, rules: CollectRules) {
  const fields = new Map<string, string>();
  let arriving: ArrivingFile | undefined;
  const rejected = new Promise<Rejection>((resolve, reject) => {
    parser.on('fieldsLimit', () => resolve(tooManyParts)).on('partsLimit', () => resolve(tooManyParts));
    parser.on('field', (name, value, ...[, isCut]) => {
      const rejection = rules.checkField(name) ?? checkText(fields, name, isCut);
      if (rejection === undefined) fields.set(name, value);
      else resolve(rejection);
    });
    parser.on('file', (name, stream, fileName) => {
      // The parser also reports the end of a truncated body here, after the reason is known.
      stream.on('error', () => undefined);
      // The types don't know that a part may be a file without a name.
      const rawFileName = (fileName as string | undefined) ?? '';
      if (name !== 'file' || arriving !== undefined) {
        stream.resume();
        resolve(tooManyFiles);
        return;
      }
      stream.once('limit', () => resolve(tooLarge(rules.maxFileSizeBytes)));
      const staged = rules.library.receive(stream).catch((error: unknown) => {
        if (isStorageFull(error)) resolve(storageFull);
        else reject(error);
        return undefined;
      });
      arriving = { stream, rawFileName, staged };
    });
  });
  // Failures after the outcome is known are consequences of it.
  rejected.catch(() => undefined);
  return {
    /** Resolves at the first invalid part; rejects for an unexpected disk error. */
    rejected,
    /** Call when the parser has finished. */
    receive: () => take(fields, arriving, rejected),
    /** Removes the staged file, even a partial one. */
    drop: () => drop(arriving, rules.library),
  };
}

async function take(
  fields: ReadonlyMap<string, string>,
  arriving: ArrivingFile | undefined,
  rejected: Promise<Rejection>,
): Promise<Result<ReceivedUpload, Rejection>> {
  if (arriving === undefined) return fail(fileMissing);
  const { rawFileName } = arriving;
  const file = await arriving.staged;
  return file === undefined ? fail(await rejected) : ok({ fields, file, rawFileName });
}

async function drop(arriving: ArrivingFile | undefined, library: Library): Promise<void> {
  if (arriving === undefined) return;
  arriving.stream.destroy();
  const file = await arriving.staged;
  if (file !== undefined) await library.discard(file);
}

function checkText(fields: ReadonlyMap<string, string>, name: string, isCut: boolean): Rejection | undefined {
  const problem = fields.has(name) ? 'comes twice' : isCut ? 'is too long' : undefined;
  if (problem === undefined) return undefined;
  return { code: 'field-invalid', detail: `The field ${name} ${problem}.`, members: { fields: [name] } };
}

const tooManyFiles: Rejection = {
  code: 'too-many-files',
  detail: 'Exactly one file is taken, in the part "file".',
};

const tooManyParts: Rejection = { code: 'field-invalid', detail: 'The request has too many parts.' };

/** The file is over the limit, which the answer names. */
export const tooLarge = (maxFileSizeBytes: number): Rejection => ({
  code: 'file-too-large',
  detail: `A file may have at most ${maxFileSizeBytes} bytes.`,
  members: { maxFileSizeBytes },
});

/** The part `file` is missing. */
export const fileMissing: Rejection = {
  code: 'file-missing',
  detail: 'The part "file" with the file to store is missing.',
  members: { fields: ['file'] },
};

/** The disk is full. */
export const storageFull: Rejection = {
  code: 'storage-full',
  detail: 'There is no space left for this file. Nothing was stored.',
};

/** Returns true if a write error means `storageFull`. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC';
