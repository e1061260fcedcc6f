import type { Ref } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { isArchive } from '#intake/check-facts.ts';
import { isSendable, type ChosenFile } from '#intake/chosen-file.ts';
import { isVisible } from '#lib/is-visible.ts';
import { WindowedList, type WindowedListHandle } from '#ui/list/windowed-list.tsx';

import type { PhotoPdfWork } from '../photos/use-photo-pdf.ts';
import type { FormValues } from '../values/form-values.ts';
import type { BulkEdit } from '../values/use-bulk-edit.ts';
import type { Filter } from '../values/use-filter.ts';
import { DocumentRow, type DocumentRowProps } from './document-row.tsx';
import { ListHead } from './list-head.tsx';
import type { Selection } from './use-selection.ts';

interface DocumentListProps extends Omit<
  DocumentRowProps,
  'row' | 'identical' | 'isSelectable' | 'isSelected' | 'hasOperations' | 'hasOrganizations'
> {
  readonly chosen: readonly ChosenFile[];
  readonly filter: Filter;
  /** Texts about rows with known contents, by row ID. */
  readonly identical: ReadonlyMap<string, string>;
  readonly offerAi: boolean;
  readonly selection: Selection;
  readonly bulkEdit: Pick<BulkEdit, 'setMetadata' | 'reset' | 'fillDown'>;
  readonly photos: Pick<PhotoPdfWork, 'make'>;
  /** Removes files, and passes on focus. */
  readonly onRemove: (ids: readonly string[]) => void;
  /** Focuses what follows the list. */
  readonly focusFoot: (options?: FocusOptions) => void;
  readonly fallbackFocus: () => HTMLElement | null;
  readonly ref: Ref<WindowedListHandle>;
}

/** The chosen files, one per row, below their header. */
export function DocumentList({ chosen, filter, identical, offerAi, selection, ...props }: DocumentListProps) {
  const { bulkEdit, photos, onRemove, focusFoot, fallbackFocus, ref, ...row } = props;
  const { choices, form } = row;
  const { t } = useI18n();
  const { shown } = filter;
  const { ids } = selection;
  const others = useWatch({
    control: form.control,
    name: ['rows', 'organizationId'],
    compute: ([rows, organizationId]) => idsWithOther(rows, organizationId),
  });
  const columns = {
    hasOperations: chosen.some(({ check }) => isArchive(check)),
    hasOrganizations: chosen.some(({ id }) => others.includes(id)),
  };
  /** Does something with the selected rows. The pressed button is gone then, and "Undo" is in the footer. */
  const ending = (command: () => void) => () => {
    flushSync(selection.clear);
    focusFoot({ preventScroll: true });
    command();
  };
  return (
    <div
      className="files"
      hidden={chosen.length === 0}
      data-operations={columns.hasOperations || undefined}
      data-organizations={columns.hasOrganizations || undefined}
      data-single={shown.length === 1 || undefined}
    >
      {shown.some(isSendable) && (
        <ListHead
          {...{ form, selection, shown, choices, offerAi, ...columns }}
          onSkip={() => focusFoot()}
          onApply={(change) => ending(() => bulkEdit.setMetadata(ids, change))()}
          onReset={ending(() => bulkEdit.reset(ids))}
          onFillDown={(id) => ending(() => bulkEdit.fillDown(id))()}
          onCombine={ending(photos.make)}
          onRemove={ending(() => onRemove(ids))}
        />
      )}
      {filter.kind && <ShownOf {...{ filter, chosen, focusFoot }} />}
      <WindowedList items={shown} label={t.add.list} fallbackFocus={fallbackFocus} ref={ref}>
        {(each) => (
          <DocumentRow
            row={each}
            identical={identical.get(each.id)}
            isSelectable={shown.length > 1}
            isSelected={selection.has(each.id)}
            {...columns}
            {...row}
          />
        )}
      </WindowedList>
    </div>
  );
}

/** Returns the IDs of rows with another organization than that for all. */
const idsWithOther = (rows: FormValues['rows'], shared: string): readonly string[] =>
  Object.entries(rows).flatMap(([id, { organizationId = '' }]) =>
    isVisible(organizationId) && organizationId !== shared ? [id] : [],
  );

/** Says how many files are shown, with a button that shows all. */
function ShownOf({ filter, chosen, focusFoot }: Pick<DocumentListProps, 'filter' | 'chosen' | 'focusFoot'>) {
  const { form: words } = deviceMessages(useI18n());
  const showAll = () => {
    focusFoot({ preventScroll: true });
    filter.show(undefined);
  };
  return (
    <p className="list-filter row muted small">
      <span>{words.shownOf(filter.shown.length, chosen.length)}</span>
      <button type="button" className="text-button" onClick={showAll}>
        {words.showAll}
      </button>
    </p>
  );
}
