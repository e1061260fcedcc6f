import type { Ref } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { isSendable, type ChosenFile } from '#intake/chosen-file.ts';
import { Button } from '#ui/button.tsx';
import { WindowedList, type WindowedListHandle } from '#ui/list/windowed-list.tsx';

import type { BulkEdit } from '../values/use-bulk-edit.ts';
import type { Filter } from '../values/use-filter.ts';
import { DocumentRow, type DocumentRowProps } from './document-row.tsx';
import { ListHead } from './list-head.tsx';
import { ChosenContext } from './row-extras.tsx';
import type { Selection } from './use-selection.ts';

interface DocumentListProps extends Omit<
  DocumentRowProps,
  'row' | 'identical' | 'isSelectable' | 'isSelected'
> {
  readonly chosen: readonly ChosenFile[];
  readonly filter: Filter;
  /** Texts about rows with known contents, by row ID. */
  readonly identical: ReadonlyMap<string, string>;
  readonly offerAi: boolean;
  readonly selection: Selection;
  readonly bulkEdit: Pick<BulkEdit, 'setMetadata'>;
  /** Removes files, and passes on focus. */
  readonly onRemove: (ids: readonly string[]) => void;
  /** Focuses what follows the list. */
  readonly focusFoot: (options?: FocusOptions) => void;
  readonly fallbackFocus: () => HTMLElement | null;
  readonly ref: Ref<WindowedListHandle>;
}

/** The chosen files, one per row, below their header. */
export function DocumentList({
  chosen,
  filter,
  identical,
  offerAi,
  selection,
  bulkEdit,
  onRemove,
  ...props
}: DocumentListProps) {
  const { focusFoot, fallbackFocus, ref, ...row } = props;
  const { choices } = row;
  const { t } = useI18n();
  const { shown } = filter;
  // The pressed button is gone then, and "Undo" is in the footer.
  const focusUndo = () => focusFoot({ preventScroll: true });
  return (
    <ChosenContext value={shown}>
      {shown.some(isSendable) && (
        <ListHead
          {...{ selection, choices, offerAi }}
          count={shown.length}
          onSkip={() => focusFoot()}
          onApply={(change) => {
            focusUndo();
            bulkEdit.setMetadata(selection.ids, change);
            selection.clear();
          }}
          onRemove={() => {
            onRemove(selection.ids);
            selection.clear();
          }}
        />
      )}
      {filter.kind && <ShownOf {...{ filter, chosen, focusFoot }} />}
      <WindowedList items={shown} label={t.add.list} fallbackFocus={fallbackFocus} ref={ref}>
        {(each) => (
          <DocumentRow
            row={each}
            identical={identical.get(each.id)}
            isSelectable={chosen.length > 1}
            isSelected={selection.has(each.id)}
            {...row}
          />
        )}
      </WindowedList>
    </ChosenContext>
  );
}

/** Says how many files are shown, with a button that shows all. */
function ShownOf({ filter, chosen, focusFoot }: Pick<DocumentListProps, 'filter' | 'chosen' | 'focusFoot'>) {
  const { form: words } = deviceMessages(useI18n());
  const showAll = () => {
    focusFoot({ preventScroll: true });
    filter.show(undefined);
  };
  return (
    <p className="list-filter row small muted">
      <span>{words.shownOf(filter.shown.length, chosen.length)}</span>
      <Button look="quiet" onClick={showAll}>
        {words.showAll}
      </Button>
    </p>
  );
}
