import Sparkles from 'lucide-react/icons/sparkles';
import { useMemo, type MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import type { GuessCategory } from '#intake/values/guess-category.ts';
import type { MetadataChoices } from '#intake/values/metadata-choices.ts';
import { lazyModule } from '#lib/lazy.ts';
import { isVisible } from '#lib/text/is-visible.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { Name } from '#ui/content/name.tsx';
import { useLoaded } from '#ui/loading/use-loaded.ts';

import type { AddForm } from '../../values/form-values.ts';
import { partProps } from './row-parts.ts';

/** Words of many languages, loaded with the form. */
const guessModule = lazyModule(() => import('#intake/values/guess-category.ts'));

const noGuess: GuessCategory = () => undefined;

/**
 * Returns a guess from the categories of the deployment; without them, if the category is locked, and until it is loaded,
 * there is none.
 */
export function useCategoryGuess({ categories, presets }: MetadataChoices): GuessCategory {
  const loaded = useLoaded(guessModule);
  const isLocked = presets?.categoryId?.locked ?? false;
  return useMemo(
    () =>
      categories && !isLocked && loaded.status === 'loaded'
        ? loaded.part.createCategoryGuess(categories)
        : noGuess,
    [categories, isLocked, loaded],
  );
}

interface CategorySuggestionProps {
  readonly row: ChosenFile;
  readonly form: AddForm;
  readonly guess: GuessCategory;
  /** Uses it, and passes on focus. */
  readonly onUse: (categoryId: string, focus: FocusOptions) => void;
  /** Element ID of the file's name. */
  readonly nameId: string;
}

/**
 * Offers the category that the file name points to, in the place of the category, until one is set for the file; nothing is
 * chosen without a click.
 */
export function CategorySuggestion({ row, form, guess, onUse, nameId }: CategorySuggestionProps) {
  const words = deviceMessages(useI18n());
  const suggestion = guess(row);
  const [ownId, sharedId] = useWatch({
    control: form.control,
    name: [`rows.${row.id}.categoryId`, 'categoryId'],
    exact: true,
  });
  if (!suggestion || isVisible(ownId ?? '') || suggestion.id === sharedId) return null;
  const name = shownName(suggestion.name);
  // Under a pointer, no row moves.
  const use = ({ detail }: MouseEvent) => onUse(suggestion.id, { preventScroll: detail > 0 });
  return (
    <button
      type="button"
      className="suggestion"
      {...partProps('suggestion')}
      aria-label={words.suggestedCategory(name)}
      aria-describedby={nameId}
      onClick={use}
    >
      <Sparkles />
      <Name as="span" className="cut">
        {words.categoryQuestion(suggestion.name)}
      </Name>
    </button>
  );
}
