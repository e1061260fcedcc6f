import { isConfirmed } from '../upload.ts';
import type { Upload, ReceiptShape } from '../upload.ts';
import type { Store } from '../store.ts';

/** A file that can be sent now. */
export interface OpenedFile {
  readonly file: File;
  /** Whether the device was to have a copy: then this is the copy, or all that is left. */
  readonly isSaved: boolean;
}

/** Opens the kept copy of a file; `undefined` where it is gone. Never rejects. */
export type OpenSavedCopy = (
  upload: Pick<Upload<never, never>, 'id' | 'job'>,
) => Promise<File | 'no-answer' | undefined>;

/** The files of the uploads, by upload: what was chosen in this visit, and what the device keeps. */
export interface SourceFiles {
  readonly retain: (uploadId: string, file: File) => void;
  /** The file as it was chosen in this visit. */
  readonly retained: (uploadId: string) => File | undefined;
  readonly release: (uploadId: string) => void;
  /**
   * What to send: the kept copy if there is one, since a stick may be pulled out by now, else what was chosen. Rejects with
   * a `NotReadableError` where the device doesn't open the copy in time and nothing else is at hand.
   */
  readonly open: <R extends ReceiptShape, P>(upload: Upload<R, P>) => Promise<OpenedFile | undefined>;
}

/** No files yet. */
export function createSourceFiles(openKept: OpenSavedCopy): SourceFiles {
  const chosen = new Map<string, File>();
  return {
    retain: (uploadId, file) => void chosen.set(uploadId, file),
    retained: (uploadId) => chosen.get(uploadId),
    release: (uploadId) => void chosen.delete(uploadId),
    async open(upload) {
      const isKept = 'persistence' in upload && upload.persistence === 'kept';
      const kept = isKept ? await openKept(upload) : undefined;
      if (kept instanceof File) return { file: kept, isSaved: isKept };
      const file = chosen.get(upload.id);
      if (!file && kept) throw new DOMException('The copy was not opened in time.', 'NotReadableError');
      return file && { file, isSaved: isKept };
    },
  };
}

/** Drops, from now on, the files of what the service holds and of what is off the list. */
export function releaseFinishedFiles<R extends ReceiptShape, P>(
  { subscribe, get }: Pick<Store<R, P>, 'subscribe' | 'get'>,
  files: SourceFiles,
): void {
  subscribe((changes) => {
    for (const { before, after } of changes) {
      const id = after?.id ?? before?.id;
      if (id === undefined) continue;
      // As it is by now: whoever heard of a change first may have made another one already.
      const upload = get(id);
      if (!upload || isConfirmed(upload)) files.release(id);
    }
  });
}
