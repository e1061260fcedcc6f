import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy';

import { fail, ok, type Result } from '#lib/result.ts';
import type { Refusal } from '#service/http/refusal.ts';
import type { StagedFile, Staging } from '#service/storage/staging.ts';

import { fileMissing, isStorageFull, storageFull, tooLarge } from './refusals.ts';

/** Complete request body: the file is staged on disk, the fields are in memory. */
export interface ReceivedUpload {
  readonly fields: ReadonlyMap<string, string>;
  readonly file: StagedFile;
  /** As sent; see `cleanFileName`. */
  readonly rawFileName: string;
  readonly declaredType: string;
}

/** Limits of a body, checked while it arrives. */
export interface CollectRules {
  readonly staging: Staging;
  readonly maxFileSizeBytes: number;
  readonly refuseField: (name: string) => Refusal | undefined;
  readonly refuseFile: (rawFileName: string, declaredType: string) => Refusal | undefined;
}

/** Parts of one body. Call exactly one of `take` and `drop`. */
export interface CollectedParts {
  /** Resolves at the first invalid part; rejects for an unexpected disk error. */
  readonly refused: Promise<Refusal>;
  /** Call when the parser has finished. */
  readonly take: () => Promise<Result<ReceivedUpload, Refusal>>;
  /** Removes the staged file, even a partial one. */
  readonly drop: () => Promise<void>;
}

interface ArrivingFile {
  readonly stream: BusboyFileStream;
  readonly rawFileName: string;
  readonly declaredType: string;
  /** `undefined` if it couldn't be staged. */
  readonly staged: Promise<StagedFile | undefined>;
}

/** Collects the parts a parser emits and stages the file. */
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
      // The parser also reports the end of a truncated body here, after the reason is known.
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
  // Failures after the outcome is known are consequences of it.
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
