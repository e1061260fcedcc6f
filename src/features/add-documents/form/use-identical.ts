import { useI18n } from '#i18n/i18n-context.tsx';
import type { ChosenFile } from '#intake/chosen-file.ts';
import { shownName } from '#lib/shown-name.ts';

/** Returns a text for each row whose content was stored on the asset from this device, or is that of a row above, by row ID. */
export function useIdentical(chosen: readonly ChosenFile[], assetId: string): ReadonlyMap<string, string> {
  const { t, formats } = useI18n();
  const words = t.uploads.contentMatch;
  const texts = new Map<string, string>();
  const firsts = new Map<string, string>();
  for (const { id, file, content: { hash, stored } = {} } of chosen) {
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
