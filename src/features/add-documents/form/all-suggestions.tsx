import Sparkles from 'lucide-react/icons/sparkles';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import { isVisible } from '#lib/is-visible.ts';
import { Button } from '#ui/button.tsx';
import type { Choice } from '#ui/field/use-combobox.ts';

import type { AddForm, FormValues } from '../values/form-values.ts';
import type { GuessCategory } from '../values/guess-category.ts';
import type { EditsById } from '../values/row-values.ts';

interface AllSuggestionsProps {
  readonly guess: GuessCategory;
  readonly form: AddForm;
  readonly chosen: readonly ChosenFile[];
  readonly onUse: (edits: EditsById) => void;
}

/** Uses the suggestions of all files at once; shown from two on. */
export function AllSuggestions({ form, chosen, guess, onUse }: AllSuggestionsProps) {
  const { formats } = useI18n();
  const words = deviceMessages(useI18n());
  const guesses = useMemo(
    () =>
      chosen.flatMap((row): [string, Choice][] => {
        const suggestion = row.check.status === 'rejected' ? undefined : guess(row);
        return suggestion ? [[row.id, suggestion]] : [];
      }),
    [chosen, guess],
  );
  // Typing a name re-renders nothing here.
  const { sharedId, ownIds } = useWatch({
    control: form.control,
    name: ['rows', 'categoryId'],
    compute: ([rows, sharedId]) => ({ sharedId, ownIds: idsWithCategory(rows) }),
  });
  const withOwn = new Set(ownIds);
  // Those that equal the value for all are accepted, too: it may change.
  const open = guesses.filter(([id]) => !withOwn.has(id));
  if (open.length < 2 || open.every(([, { id }]) => id === sharedId)) return null;
  const use = () => onUse(Object.fromEntries(open.map(([id, { id: categoryId }]) => [id, { categoryId }])));
  return (
    <Button look="link" isSmall onClick={use}>
      <Sparkles />
      <span>{words.allSuggestions(formats.number(open.length))}</span>
    </Button>
  );
}

const idsWithCategory = (rows: FormValues['rows']): readonly string[] =>
  Object.entries(rows).flatMap(([id, { categoryId }]) => (isVisible(categoryId ?? '') ? [id] : []));
