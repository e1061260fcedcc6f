import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { isSendable, type ChosenFile } from '#intake/chosen-file.ts';
import type { Contents, StoredDocument } from '#intake/contents.ts';
import { proposedName } from '#intake/values/proposed-values.ts';
import { shownName } from '#lib/text/shown-name.ts';

import type { AddForm, FormValues } from '../values/form-values.ts';

interface IdenticalOptions {
  readonly form: AddForm;
  readonly chosen: readonly ChosenFile[];
  readonly assetId: string;
  readonly contents: Pick<Contents, 'listStored'>;
}

/**
 * Returns a text for each row whose content or display name was stored on the asset from this device, or is that of a row
 * above, by row ID. Names stored before today don't count.
 */
export function useIdentical({ form, chosen, ...options }: IdenticalOptions): ReadonlyMap<string, string> {
  const i18n = useI18n();
  const { formats } = i18n;
  const words = uploadListMessages(i18n).contentMatch;
  const { sameName } = deviceMessages(i18n);
  const texts = new Map<string, string>();
  const firsts = new Map<string, string>();
  const shownAsset = shownName(options.assetId);
  for (const [id, stored] of useSameNames({ form, chosen, ...options })) {
    texts.set(id, stored ? sameName.stored(formats.time(stored.endedAt)) : sameName.listed);
  }
  for (const { id, file, content: { hash, stored } = {} } of chosen) {
    const first = hash && firsts.get(hash);
    if (stored) {
      const { displayName, endedAt } = stored;
      const name = shownName(displayName);
      const time = formats.dateTime(endedAt);
      texts.set(id, words.storedBefore({ asset: shownAsset, name, time, id: undefined }));
    } else if (first) texts.set(id, words.listed(shownName(first)));
    if (hash && !first) firsts.set(hash, file.name);
  }
  return texts;
}

/** Returns each row with the name of a row above, or of a document that was stored today, which is in the entry. */
function useSameNames({ form, chosen, contents }: IdenticalOptions) {
  const stored = useStoredToday(chosen.length, contents);
  const [proposals] = useState(() => new WeakMap<ChosenFile, string>());
  const nameOf = (row: ChosenFile, rows: FormValues['rows']): string => {
    const proposal = proposals.get(row) ?? proposedName(row);
    proposals.set(row, proposal);
    return keyOf(rows[row.id]?.displayName ?? proposal);
  };
  const find = (rows: FormValues['rows']) => {
    const known = new Map<string, StoredDocument | undefined>(
      stored.toReversed().map((each) => [keyOf(each.displayName), each]),
    );
    return chosen.filter(isSendable).flatMap((row): [string, StoredDocument | undefined][] => {
      const name = nameOf(row, rows);
      if (name !== '' && known.has(name)) return [[row.id, known.get(name)]];
      known.set(name, undefined);
      return [];
    });
  };
  // Typing a name re-renders nothing, unless it begins or ceases to be another one's.
  useWatch({ control: form.control, name: 'rows', compute: find });
  return find(form.getValues('rows'));
}

const keyOf = (name: string): string => name.trim().normalize().toLowerCase();

/** Returns what this device stored on the asset today, newest first; read again when files are added or leave. */
function useStoredToday(count: number, { listStored }: IdenticalOptions['contents']) {
  const [stored, setStored] = useState<readonly StoredDocument[]>([]);
  useEffect(() => {
    let isCurrent = count > 0;
    const read = async () => {
      const all = await listStored();
      const midnight = new Date().setHours(0, 0, 0, 0);
      if (isCurrent) setStored(all.filter(({ endedAt }) => endedAt >= midnight));
    };
    if (isCurrent) void read();
    return () => {
      isCurrent = false;
    };
  }, [count, listStored]);
  return stored;
}
