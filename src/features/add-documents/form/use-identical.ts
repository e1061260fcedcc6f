import { useEffect, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { sizeOf } from '#lib/file-facts.ts';
import { shownName } from '#lib/shown-name.ts';
import type { StoredBefore } from '#queue/upload.ts';

import type { ChosenFile } from '#intake/chosen-file.ts';
import type { Contents } from '#intake/contents.ts';

interface IdenticalOptions extends Pick<Contents, 'hash'> {
  readonly assetId: string;
  readonly contents: Contents;
}

/** Facts about a file; each is absent until it is known. */
interface Known {
  readonly hash?: string | undefined;
  readonly stored?: StoredBefore | undefined;
}

/**
 * Returns a text for each row whose content was stored on the asset from this device, or is that of a row above, by row ID.
 * Only files of equal size are read.
 */
export function useIdentical(
  chosen: readonly ChosenFile[],
  { assetId, contents, hash }: IdenticalOptions,
): ReadonlyMap<string, string> {
  const { t, formats } = useI18n();
  const known = useKnown(chosen, { ...contents, hash });
  const words = t.uploads.contentMatch;
  const texts = new Map<string, string>();
  const firsts = new Map<string, string>();
  for (const { id, file } of chosen) {
    const { hash, stored } = known.get(file) ?? {};
    const first = hash && firsts.get(hash);
    if (stored) {
      const { displayName, endedAt } = stored;
      const [name, asset] = [shownName(displayName), shownName(assetId)];
      texts.set(id, words.storedBefore({ asset, name, time: formats.dateTime(endedAt), id: undefined }));
    } else if (first) texts.set(id, words.listed(shownName(first)));
    if (hash && !first) firsts.set(hash, file.name);
  }
  return texts;
}

/** Reads what there is to know about files, each once. */
function useKnown(chosen: readonly ChosenFile[], { hash, findStored }: Contents): ReadonlyMap<File, Known> {
  const [known, setKnown] = useState<ReadonlyMap<File, Known>>(new Map());
  const [begun] = useState(() => ({ stored: new WeakSet<File>(), hash: new WeakSet<File>() }));
  useEffect(() => {
    const note = (file: File, fact: Known) =>
      setKnown((before) => new Map(before).set(file, { ...before.get(file), ...fact }));
    const files = chosen.flatMap(({ file, check }) => (isReadable(check) ? [file] : []));
    for (const file of files) {
      if (begun.stored.has(file)) continue;
      begun.stored.add(file);
      void findStored(file, hash).then((stored) => stored && note(file, { stored }));
    }
    for (const file of withSharedSize(files)) {
      if (begun.hash.has(file)) continue;
      begun.hash.add(file);
      void hash(file).then((digest) => digest && note(file, { hash: digest }));
    }
  }, [chosen, begun, hash, findStored]);
  return known;
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
