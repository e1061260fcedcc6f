import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { useDeviceMessages } from '#i18n/use-device-messages.ts';
import { isVisible } from '#lib/is-visible.ts';
import { shownName } from '#lib/shown-name.ts';
import { Name } from '#ui/name.tsx';
import type { Choice } from '#ui/use-combobox.ts';

import type { AddForm } from '../form/control-id.ts';
import { createCategoryGuess, type GuessCategory } from '../form/guess-category.ts';
import type { MetadataChoices } from '../form/metadata-choices.ts';
import type { ChosenFile } from '../intake/chosen-file.ts';
import type { EditsById } from './use-row-edits.ts';

/** Returns a guess from the categories of the deployment; without them, or if the category is locked, there is none. */
export function useCategoryGuess({ categories, presets }: MetadataChoices): GuessCategory {
  const isLocked = presets?.categoryId?.locked ?? false;
  return useMemo(
    () => (categories && !isLocked ? createCategoryGuess(categories) : () => undefined),
    [categories, isLocked],
  );
}

/** Skips files that have their own category, or are in the suggested one already. */
const isOpen = (suggestion: Choice | undefined, ownId: string | undefined, sharedId: string): boolean =>
  suggestion !== undefined && !isVisible(ownId ?? '') && suggestion.id !== sharedId;

interface CategorySuggestionProps {
  readonly row: ChosenFile;
  readonly form: AddForm;
  readonly guess: GuessCategory;
  readonly onUse: (categoryId: string) => void;
  /** Element ID of the file's name. */
  readonly nameId: string;
}

/** Offers the category that the file name points to; nothing is chosen without a click. */
export function CategorySuggestion({ row, form, guess, onUse, nameId }: CategorySuggestionProps) {
  const words = useDeviceMessages();
  const fileName = row.file.name;
  const suggestion = useMemo(() => guess(fileName), [guess, fileName]);
  const [ownId, sharedId] = useWatch({
    control: form.control,
    name: [`rows.${row.id}.categoryId`, 'categoryId'],
  });
  if (!suggestion || !isOpen(suggestion, ownId, sharedId)) return null;
  return (
    <button
      type="button"
      className="document__suggestion"
      aria-label={words.suggestedCategory(shownName(suggestion.name))}
      aria-describedby={nameId}
      onClick={() => onUse(suggestion.id)}
    >
      <Name>{suggestion.name}</Name>
    </button>
  );
}

interface AllSuggestionsProps {
  readonly guess: GuessCategory;
  readonly form: AddForm;
  readonly chosen: readonly ChosenFile[];
  readonly onUse: (edits: EditsById) => void;
}

/** Uses the suggestions of all files at once; shown from two on. */
export function AllSuggestions({ form, chosen, guess, onUse }: AllSuggestionsProps) {
  const { formats } = useI18n();
  const words = useDeviceMessages();
  const guesses = useMemo(
    () => new Map(chosen.map(({ id, file }) => [id, guess(file.name)])),
    [chosen, guess],
  );
  const [rows, sharedId] = useWatch({ control: form.control, name: ['rows', 'categoryId'] });
  const edits = chosen.flatMap(({ id, check }): [string, { categoryId: string }][] => {
    const suggestion = check.status === 'rejected' ? undefined : guesses.get(id);
    return suggestion && isOpen(suggestion, rows[id]?.categoryId, sharedId)
      ? [[id, { categoryId: suggestion.id }]]
      : [];
  });
  if (edits.length < 2) return null;
  return (
    <button type="button" className="document__suggestion" onClick={() => onUse(Object.fromEntries(edits))}>
      {words.allSuggestedCategories(formats.number(edits.length))}
    </button>
  );
}
