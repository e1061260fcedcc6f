import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import { isUnchecked } from '#intake/checks/check-facts.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import { operationOf } from '#intake/values/proposed-values.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { setTimer } from '#lib/time/timer.ts';

import type { AddForm, FormValues } from '../values/form-values.ts';
import { checkText, hasCheckText, uncheckedText } from './row/check-text.ts';

/** For more results than this at once, counts are announced instead. */
const maxSentences = 3;

/** Time in milliseconds without a change after which results are announced, although other files are being checked. */
export const quietMs = 5000;

/**
 * Returns the text of the live region: what the ZIPs that were checked last are, and which files couldn't be checked,
 * together once the checks have ended.
 */
export function useCheckAnnouncements(chosen: readonly ChosenFile[], { control }: AddForm): string {
  const i18n = useI18n();
  const operations = useWatch({ control, name: 'rows', compute: operationsById });
  const checked = chosen.filter(
    ({ check }) =>
      isUnchecked(check) ||
      (hasCheckText(check) && check.status !== 'checking' && check.status !== 'rejected'),
  );
  const textOf = ({ id, check }: ChosenFile) =>
    isUnchecked(check) ? uncheckedText(check, i18n.t) : checkText(check, i18n, operations[id]);
  const textsById = () => new Map(checked.map((row) => [row.id, textOf(row)]));
  const [announced, setAnnounced] = useState(() => ({ known: textsById(), text: '' }));
  const changed = checked.filter((row) => !['', announced.known.get(row.id)].includes(textOf(row)));
  const isChecking = chosen.some(({ check }) => check.status === 'checking');
  useEffect(() => {
    if (changed.length === 0) return undefined;
    const announce = () => {
      const sentences =
        changed.length > maxSentences
          ? countsOf(changed, i18n)
          : changed.map((row) => i18n.t.uploads.announce(shownName(row.file.name), textOf(row)));
      const known = new Map([...announced.known, ...textsById()]);
      setAnnounced({ known, text: joinSentences(sentences, i18n) });
    };
    return setTimer(isChecking ? quietMs : 0, announce);
  });
  return announced.text;
}

const operationsById = (rows: FormValues['rows']) =>
  Object.fromEntries(Object.entries(rows).map(([id, { operation }]) => [id, operation]));

/** Returns how many of these files are manuals and regular files, and says if any couldn't be checked. */
function countsOf(rows: readonly ChosenFile[], { t, formats }: I18n): readonly string[] {
  const count = (operation: ReturnType<typeof operationOf>) =>
    rows.filter(({ check }) => operationOf(check, undefined) === operation).length;
  const of = (label: string, operation: 'manual' | 'document') =>
    count(operation) > 0 ? [t.uploads.announce(label, formats.number(count(operation)))] : [];
  const counts = formats.and([...of(t.add.asManual, 'manual'), ...of(t.add.asRegular, 'document')]);
  const unchecked = rows.find(({ check }) => isUnchecked(check));
  return [counts, unchecked ? uncheckedText(unchecked.check, t) : ''];
}
