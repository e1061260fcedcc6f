import type { Ref } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { CheckField } from '#ui/field.tsx';
import { WindowedList, type WindowedListHandle } from '#ui/windowed-list.tsx';

import type { ChosenFile } from '../intake/chosen-file.ts';
import { AllSuggestions, useCategoryGuess } from './category-suggestion.tsx';
import { DocumentRow, type DocumentRowProps } from './document-row.tsx';
import type { EditsById } from './row-values.ts';
import type { Selection } from './use-selection.ts';

interface DocumentListProps extends Omit<
  DocumentRowProps,
  'row' | 'isSelectable' | 'isSelected' | 'isLast' | 'guess'
> {
  readonly chosen: readonly ChosenFile[];
  readonly selection: Selection;
  /** Skips the list: pressing Tab through thousands of rows would take too long. */
  readonly onSkip: () => void;
  /** Uses the suggested categories of all files. */
  readonly onUseSuggestions: (edits: EditsById) => void;
  readonly fallbackFocus: () => HTMLElement | null;
  readonly ref: Ref<WindowedListHandle>;
}

/** The chosen files, one per row. */
export function DocumentList({ chosen, selection, onSkip, ...props }: DocumentListProps) {
  const { fallbackFocus, onUseSuggestions, ref, ...row } = props;
  const { t } = useI18n();
  const guess = useCategoryGuess(row.choices);
  const isSome = selection.ids.length > 0 && !selection.areAll;
  return (
    <>
      {chosen.length > 1 && (
        <div className="list-head">
          <div className="list-head__select row">
            <CheckField
              label={t.add.selectAll(chosen.length)}
              checked={selection.areAll}
              ref={(box) => {
                if (box) box.indeterminate = isSome;
              }}
              onChange={selection.toggleAll}
            />
            <AllSuggestions form={row.form} chosen={chosen} guess={guess} onUse={onUseSuggestions} />
          </div>
          <button type="button" className="button button--quiet list-head__skip" onClick={onSkip}>
            {t.add.skipList}
          </button>
          {/* The fields below say so themselves. */}
          {[t.add.uploadAs, t.add.organization, t.add.category].map((column) => (
            <span key={column} className="list-head__column" aria-hidden="true">
              {column}
            </span>
          ))}
        </div>
      )}
      <WindowedList items={chosen} label={t.add.list} fallbackFocus={fallbackFocus} ref={ref}>
        {(each) => (
          <DocumentRow
            row={each}
            isSelectable={chosen.length > 1}
            isSelected={selection.has(each.id)}
            isLast={each === chosen.at(-1)}
            guess={guess}
            {...row}
          />
        )}
      </WindowedList>
    </>
  );
}
