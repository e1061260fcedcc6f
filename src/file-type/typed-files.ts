import { fromEvent } from 'file-selector';

import { inTime } from '#lib/time/in-time.ts';
import { setTimer } from '#lib/time/timer.ts';

import { isTypeUnknown } from './accepted-type.ts';
import { fileTypeOf, prefixBytes } from './file-type.ts';
import { mediaTypeOf } from './media-type.ts';

/** Time limit in milliseconds: a read from a dead network share may never end. */
export const waitMs = 2000;

/** Returns files with the type that their extension says, or else their content, if the system knows none. */
export async function typedFiles(files: readonly File[]): Promise<readonly File[]> {
  // The library does more with each file, which takes a third of a second for thousands.
  if (files.every(({ type }) => type && type !== 'application/octet-stream')) return files;
  const typed = await fromEvent({ target: { files } });
  // A file of another window, such as a host's frame, is no `File` of this one.
  return Promise.all(
    files.map((file, at) => {
      const known = typed[at];
      return withContentType(known instanceof File ? known : file);
    }),
  );
}

async function withContentType(file: File): Promise<File> {
  if (!isTypeUnknown(file)) return file;
  const empty = new ArrayBuffer();
  const read = file.slice(0, prefixBytes).arrayBuffer();
  // The row of a file that can't be read says so.
  const start = await inTime(
    read.catch(() => empty),
    empty,
    { setTimer, waitMs },
  );
  const type = mediaTypeOf(`.${fileTypeOf(new Uint8Array(start))}`);
  return type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file;
}
