import { useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { CheckField } from '#ui/field/field.tsx';

import type { MetadataChoices } from '../values/metadata-choices.ts';
import { SelectionBar, type SelectionCommands } from './selection-bar.tsx';
import type { Selection } from './use-selection.ts';

interface ListHeadProps extends SelectionCommands {
  /** Number of rows, at least one. */
  readonly count: number;
  readonly selection: Selection;
  readonly choices: MetadataChoices;
  readonly offerAi: boolean;
  /** Skips the list: pressing Tab through thousands of rows would take too long. */
  readonly onSkip: () => void;
}

/** Header of the table: its columns; once rows are selected, what can be done with them. */
export function ListHead({ count, selection, choices, offerAi, onSkip, ...commands }: ListHeadProps) {
  const { t } = useI18n();
  const selectAll = useRef<HTMLInputElement>(null);
  const selectedCount = selection.ids.length;
  const isSelecting = selectedCount > 0;
  // A single file can't be selected.
  if (count === 1) {
    return (
      <div className="list-head list-head--single">
        <Columns first={t.add.displayName} />
      </div>
    );
  }
  return (
    <div className="list-head" data-selecting={isSelecting || undefined}>
      <div className="list-head__start">
        <CheckField
          label={t.add.selectAll(count)}
          checked={selection.areAll}
          ref={(box) => {
            selectAll.current = box;
            if (box) box.indeterminate = isSelecting && !selection.areAll;
          }}
          onChange={selection.toggleAll}
        />
      </div>
      {isSelecting && (
        <SelectionBar
          {...commands}
          {...{ choices, offerAi }}
          count={selectedCount}
          onClear={() => {
            selectAll.current?.focus();
            selection.clear();
          }}
        />
      )}
      <button type="button" className="button button--quiet list-head__skip" onClick={onSkip}>
        {t.add.skipList}
      </button>
      {!isSelecting && <Columns />}
    </div>
  );
}

/** The fields below say so themselves. */
function Columns({ first }: { readonly first?: string }) {
  const { t } = useI18n();
  const { form: words } = deviceMessages(useI18n());
  const columns = [t.add.uploadAs, t.add.organization, t.add.category, words.size];
  return [...(first === undefined ? [] : [first]), ...columns].map((column) => (
    <span key={column} className="list-head__column" aria-hidden="true">
      {column}
    </span>
  ));
}
