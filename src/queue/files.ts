import { isConfirmed } from './item.ts';
import type { Upload, ReceiptShape } from './item.ts';
import type { Store } from './store.ts';

/** A file that can be sent now. */
export interface OpenedFile {
  readonly file: File;
  /** Whether the device was to have a copy: then this is the copy, or all that is left. */
  readonly isKept: boolean;
}

/** Opens the kept copy of a file; `undefined` where it is gone. Never rejects. */
export type OpenKept = (
  upload: Pick<Upload<never, never>, 'id' | 'job'>,
) => Promise<File | 'no-answer' | undefined>;

/** The files of the uploads, by upload: what was chosen in this visit, and what the device keeps. */
export interface Files {
  readonly hold: (uploadId: string, file: File) => void;
  /** The file as it was chosen in this visit. */
  readonly held: (uploadId: string) => File | undefined;
  readonly drop: (uploadId: string) => void;
  /**
   * What to send: the kept copy if there is one, since a stick may be pulled out by now, else what was chosen. Rejects with
   * a `NotReadableError` where the device doesn't open the copy in time and nothing else is at hand.
   */
  readonly open: <R extends ReceiptShape, P>(upload: Upload<R, P>) => Promise<OpenedFile | undefined>;
}

/** No files yet. */
export function createFiles(openKept: OpenKept): Files {
  const chosen = new Map<string, File>();
  return {
    hold: (uploadId, file) => void chosen.set(uploadId, file),
    held: (uploadId) => chosen.get(uploadId),
    drop: (uploadId) => void chosen.delete(uploadId),
    async open(upload) {
      const isKept = 'keeping' in upload && upload.keeping === 'kept';
      const kept = isKept ? await openKept(upload) : undefined;
      if (kept instanceof File) return { file: kept, isKept };
      const file = chosen.get(upload.id);
      if (!file && kept) throw new DOMException('The copy was not opened in time.', 'NotReadableError');
      return file && { file, isKept };
    },
  };
}

/** Drops, from now on, the files of what the service holds and of what is off the list. */
export function letGoOfFiles<R extends ReceiptShape, P>(
  { subscribe, get }: Pick<Store<R, P>, 'subscribe' | 'get'>,
  files: Files,
): void {
  subscribe((changes) => {
    for (const { before, after } of changes) {
      const id = after?.id ?? before?.id;
      if (id === undefined) continue;
      // As it is by now: whoever heard of a change first may have made another one already.
      const upload = get(id);
      if (!upload || isConfirmed(upload)) files.drop(id);
    }
  });
}
