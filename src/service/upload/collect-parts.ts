import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy';

import { fail, ok, type Result } from '#lib/result.ts';
import type { Refusal } from '#service/http/refusal.ts';
import type { StagedFile, Staging } from '#service/storage/staging.ts';

import { fileMissing, isStorageFull, storageFull, tooLarge } from './refusals.ts';

/** A whole request body: the file is staged on disk, the rest is in memory. */
export interface ReceivedUpload {
  readonly fields: ReadonlyMap<string, string>;
  readonly file: StagedFile;
  /** As sent; see `cleanFileName`. */
  readonly rawFileName: string;
  readonly declaredType: string;
}

/** What a body is held against while it arrives. */
export interface CollectRules {
  readonly staging: Staging;
  readonly maxFileSizeBytes: number;
  readonly refuseField: (name: string) => Refusal | undefined;
  readonly refuseFile: (rawFileName: string, declaredType: string) => Refusal | undefined;
}

/** The parts of one body. Exactly one of `take` and `drop` is to be called. */
export interface CollectedParts {
  /** Resolves at the first part that is wrong; rejects if the disk fails in a way that nobody expected. */
  readonly refused: Promise<Refusal>;
  /** To be called when the parser is through. */
  readonly take: () => Promise<Result<ReceivedUpload, Refusal>>;
  /** Removes what has been staged, also in the middle of a file. */
  readonly drop: () => Promise<void>;
}

interface ArrivingFile {
  readonly stream: BusboyFileStream;
  readonly rawFileName: string;
  readonly declaredType: string;
  /** Undefined if it could not be staged. */
  readonly staged: Promise<StagedFile | undefined>;
}

/** Listens to a parser and stages the file that comes out of it. */
export function collectParts(parser: BusboyInstance, rules: CollectRules): CollectedParts {
  const fields = new Map<string, string>();
  let arriving: ArrivingFile | undefined;
  const refused = new Promise<Refusal>((refuse, reject) => {
    parser.on('fieldsLimit', () => refuse(tooManyParts)).on('partsLimit', () => refuse(tooManyParts));
    parser.on('field', (name, value, ...[, isCut]) => {
      const refusal = rules.refuseField(name) ?? refuseText(fields, name, isCut);
      if (refusal === undefined) fields.set(name, value);
      else refuse(refusal);
    });
    parser.on('file', (name, stream, ...[fileName, , declaredType]) => {
      // The parser reports the end of a cut body here as well, after the reason is known.
      stream.on('error', () => undefined);
      // Its types do not know that a part may be a file by its type and have no name.
      const rawFileName = (fileName as string | undefined) ?? '';
      const isWanted = name === 'file' && arriving === undefined;
      const refusal = isWanted ? rules.refuseFile(rawFileName, declaredType) : tooManyFiles;
      if (refusal !== undefined) {
        stream.resume();
        refuse(refusal);
        return;
      }
      stream.once('limit', () => refuse(tooLarge(rules.maxFileSizeBytes)));
      const staged = rules.staging.receive(stream).catch((error: unknown) => {
        if (isStorageFull(error)) refuse(storageFull);
        else reject(error);
        return undefined;
      });
      arriving = { stream, rawFileName, declaredType, staged };
    });
  });
  // What fails after the outcome is known, fails because the outcome was acted upon.
  refused.catch(() => undefined);
  return { refused, take: () => take(fields, arriving, refused), drop: () => drop(arriving, rules.staging) };
}

async function take(
  fields: ReadonlyMap<string, string>,
  arriving: ArrivingFile | undefined,
  refused: Promise<Refusal>,
): Promise<Result<ReceivedUpload, Refusal>> {
  if (arriving === undefined) return fail(fileMissing);
  const { rawFileName, declaredType } = arriving;
  const file = await arriving.staged;
  return file === undefined ? fail(await refused) : ok({ fields, file, rawFileName, declaredType });
}

async function drop(arriving: ArrivingFile | undefined, staging: Staging): Promise<void> {
  if (arriving === undefined) return;
  arriving.stream.destroy();
  const file = await arriving.staged;
  if (file !== undefined) await staging.discard(file);
}

function refuseText(fields: ReadonlyMap<string, string>, name: string, isCut: boolean): Refusal | undefined {
  const problem = fields.has(name) ? 'comes twice' : isCut ? 'is too long' : undefined;
  if (problem === undefined) return undefined;
  return { code: 'field-invalid', detail: `The field ${name} ${problem}.`, members: { fields: [name] } };
}

const tooManyFiles: Refusal = {
  code: 'too-many-files',
  detail: 'Exactly one file is taken, in the part "file".',
};

const tooManyParts: Refusal = { code: 'field-invalid', detail: 'The request has too many parts.' };
