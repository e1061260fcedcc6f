import { useEffect, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { isSendable, type ChosenFile } from '#intake/chosen-file.ts';
import type { IntakeStore } from '#intake/store.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { setTimer } from '#lib/time/timer.ts';

import { checkText } from './row/check-text.ts';
import { quietMs } from './use-check-announcements.ts';

interface ChoiceOptions {
  readonly store: Pick<IntakeStore, 'subscribe'>;
  readonly chosen: readonly ChosenFile[];
  /** True while files wait for a row. */
  readonly isListing: boolean;
}

/**
 * Returns what to announce once chosen files are listed and their types and sizes are checked: how many were added, and which
 * can't be uploaded. Rows that come otherwise, such as those of drafts and packages, are announced there.
 */
export function useChoiceAnnouncements({ store, chosen, isListing }: ChoiceOptions) {
  const i18n = useI18n();
  /** True for rows known as files that can be uploaded, by ID. */
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(
    () => new Map(chosen.map((row) => [row.id, isSendable(row)])),
  );
  const [result, setResult] = useState({ text: '' });
  useEffect(
    () =>
      store.subscribe((event) => {
        if (event.type !== 'entered' || !event.rows) return;
        const entered = event.rows.map(({ id }) => [id, true] as const);
        setKnown((before) => new Map([...before, ...entered]));
      }),
    [store],
  );
  const isSettled = !isListing && !chosen.some(isPending);
  const changed = chosen.filter((row) => !isPending(row) && known.get(row.id) !== isSendable(row));
  useEffect(() => {
    if (changed.length === 0) return undefined;
    return setTimer(isSettled ? 0 : quietMs, () => {
      setKnown(new Map([...known, ...changed.map((row) => [row.id, isSendable(row)] as const)]));
      const isNew = changed.some(({ id }) => !known.has(id));
      setResult({ text: choiceText(changed, isNew, i18n) });
    });
  });
  return result;
}

const isPending = ({ check }: ChosenFile): boolean => check.status === 'checking' && !check.isZip;

function choiceText(rows: readonly ChosenFile[], isNew: boolean, i18n: I18n): string {
  const { t } = i18n;
  const { form: words } = deviceMessages(i18n);
  const [rejected, ...others] = rows.filter((row) => !isSendable(row));
  const addedCount = rows.filter(isSendable).length;
  const rejection =
    rejected && t.uploads.announce(shownName(rejected.file.name), checkText(rejected.check, i18n));
  const sentences = [
    addedCount > 0 ? words.added(addedCount) : isNew && words.noneAdded,
    rejection && others.length === 0 && t.uploads.announce(t.add.rejected(1), rejection),
    others.length > 0 && t.add.rejected(others.length + 1),
  ];
  return joinSentences(sentences, i18n);
}
