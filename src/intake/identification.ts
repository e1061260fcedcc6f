import { sizeOf } from '#lib/file/file-facts.ts';
import { setTimer } from '#lib/time/timer.ts';

import type { ChosenFile } from './chosen-file.ts';
import type { Contents } from './contents.ts';
import type { IntakeStore } from './store.ts';

/** Delay in milliseconds from a change to the look at the rows: each check of thousands of files changes them. */
const lookMs = 250;

/**
 * Finds out which rows have the content of another row or of a stored document; each file is looked at once. Only files of
 * equal size are read. Returns a function that ends it.
 */
export function identifyContents(
  { dispatch, getSnapshot, subscribe }: IntakeStore,
  { hash, findStored }: Pick<Contents, 'hash' | 'findStored'>,
): () => void {
  const requested = { stored: new WeakSet<File>(), hash: new WeakSet<File>() };
  let cancelLook: (() => void) | undefined;
  const look = () => {
    cancelLook = undefined;
    const files = getSnapshot().rows.flatMap(({ file, check }) => (isReadable(check) ? [file] : []));
    for (const file of files) {
      if (requested.stored.has(file)) continue;
      requested.stored.add(file);
      void findStored(file, hash).then(
        (stored) => stored && dispatch({ type: 'identified', file, facts: { stored } }),
      );
    }
    for (const file of withSharedSize(files)) {
      if (requested.hash.has(file)) continue;
      requested.hash.add(file);
      void hash(file).then(
        (digest) => digest && dispatch({ type: 'identified', file, facts: { hash: digest } }),
      );
    }
  };
  const unsubscribe = subscribe((event) => {
    if (event.type === 'identified') return;
    if (event.type === 'replaced') for (const files of Object.values(requested)) files.delete(event.row.file);
    cancelLook ??= setTimer(lookMs, look);
  });
  return () => {
    unsubscribe();
    cancelLook?.();
  };
}

/** Returns the files that aren't the only ones of their size. */
function withSharedSize(files: readonly File[]): readonly File[] {
  const counts = new Map<number, number>();
  for (const file of files) counts.set(sizeOf(file), (counts.get(sizeOf(file)) ?? 0) + 1);
  return files.filter((file) => (counts.get(sizeOf(file)) ?? 0) > 1);
}

/** Returns true once the first bytes of a file were read. */
const isReadable = ({ status }: ChosenFile['check']): boolean =>
  status !== 'rejected' && status !== 'checking';
