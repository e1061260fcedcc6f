import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { isArchive } from '#intake/checks/check-facts.ts';
import { isSendable, type ChosenFile } from '#intake/chosen-file.ts';
import { lazyModule } from '#lib/lazy.ts';
import { isVisible } from '#lib/text/is-visible.ts';
import { WindowedList, type WindowedListHandle } from '#ui/list/windowed-list.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { MissingNote } from '#ui/loading/missing-part.tsx';

import type { PhotoPdfWork } from '../photos/use-photo-pdf.ts';
import type { AddForm, FormValues } from '../values/form-values.ts';
import type { BulkEdit } from '../values/use-bulk-edit.ts';
import type { FileKind, Filter } from '../values/use-filter.ts';
import { ListHead } from './list-head.tsx';
import { RowKeys } from './row-keys.tsx';
import { DocumentRow, type RowContext } from './row/document-row.tsx';
import type { Selection } from './use-selection.ts';

const KeysDialog = lazyPart(
  lazyModule(() => import('./keys-dialog.tsx')),
  (part) => part.KeysDialog,
  MissingNote,
);

interface DocumentListProps extends RowContext {
  readonly chosen: readonly ChosenFile[];
  readonly filter: Filter;
  /** Texts about rows with known contents, by row ID. */
  readonly identical: ReadonlyMap<string, string>;
  readonly offerAi: boolean;
  readonly selection: Selection;
  readonly bulkEdit: Pick<BulkEdit, 'setMetadata' | 'reset' | 'fillDown' | 'remove'>;
  readonly photos: Pick<PhotoPdfWork, 'make'>;
  /** Removes files, and passes on focus. */
  readonly onRemove: (ids: readonly string[]) => void;
  /** Focuses what follows the list. */
  readonly focusFoot: (options?: FocusOptions) => void;
  readonly fallbackFocus: () => HTMLElement | null;
  readonly ref: RefObject<WindowedListHandle | null>;
}

/** The chosen files, one per row, below their header. */
export function DocumentList({ chosen, filter, identical, offerAi, selection, ...props }: DocumentListProps) {
  const { bulkEdit, photos, onRemove, focusFoot, fallbackFocus, ref } = props;
  const { form, formId, choices, guess, maxDisplayNameLength, commands, renderReport } = props;
  const { shown } = filter;
  const { ids } = selection;
  const head = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const onHelp = () => setIsHelpOpen(true);
  const columns = useColumns(form, chosen);
  /** Does something with the selected rows. The pressed button is gone then, and no row is being edited. */
  const ending = (command: () => void) => () => {
    flushSync(selection.clear);
    head.current?.focus({ preventScroll: true });
    filter.keep('');
    command();
  };
  const removeSelected = () =>
    shown.some((row) => isSendable(row) && !ids.includes(row.id)) ? bulkEdit.remove(ids) : onRemove(ids);
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
          {...{ form, selection, shown, choices, offerAi, onHelp, ...columns }}
          onApply={(...change) => ending(() => bulkEdit.setMetadata(ids, ...change))()}
          onReset={ending(() => bulkEdit.reset(ids))}
          onFillDown={(id) => ending(() => bulkEdit.fillDown(id))()}
          onCombine={ending(photos.make)}
          onRemove={ending(removeSelected)}
          headRef={head}
        />
      )}
      {filter.kind && <ShownOf kind={filter.kind} {...{ filter, chosen, focusFoot }} />}
      <RowKeys
        {...{ selection, onHelp, head, list: ref }}
        ids={shown.map(({ id }) => id)}
        onRemove={(id) => bulkEdit.remove(selection.has(id) ? ids : [id])}
      >
        <WindowedList items={shown} label={useI18n().t.add.list} fallbackFocus={fallbackFocus} ref={ref}>
          {(each, isCurrent) => (
            <DocumentRow
              row={each}
              identical={identical.get(each.id)}
              isSelectable={shown.length > 1}
              isSelected={selection.has(each.id)}
              isCurrent={isCurrent}
              {...columns}
              {...{ form, formId, choices, guess, maxDisplayNameLength, commands, renderReport }}
            />
          )}
        </WindowedList>
      </RowKeys>
      {isHelpOpen && <KeysDialog onClose={() => setIsHelpOpen(false)} />}
    </div>
  );
}

/** Columns that are there only if they say something. */
function useColumns({ control }: AddForm, chosen: readonly ChosenFile[]) {
  const others = useWatch({
    control,
    name: ['rows', 'organizationId'],
    compute: ([rows, organizationId]) => idsWithOther(rows, organizationId),
  });
  return {
    hasOperations: chosen.some(({ check }) => isArchive(check)),
    hasOrganizations: chosen.some(({ id }) => others.includes(id)),
  };
}

/** Returns the IDs of rows with another organization than that for all. */
const idsWithOther = (rows: FormValues['rows'], shared: string): readonly string[] =>
  Object.entries(rows).flatMap(([id, { organizationId = '' }]) =>
    isVisible(organizationId) && organizationId !== shared ? [id] : [],
  );

interface ShownOfProps extends Pick<DocumentListProps, 'filter' | 'chosen' | 'focusFoot'> {
  readonly kind: FileKind;
}

/** Says how many files are shown, and of which kind, with a button that shows all. */
function ShownOf({ kind, filter, chosen, focusFoot }: ShownOfProps) {
  const { form: words } = deviceMessages(useI18n());
  const showAll = () => {
    focusFoot({ preventScroll: true });
    filter.show(undefined);
  };
  return (
    <p className="list-filter row muted small">
      <span>{words.shownOf(filter.shown.length, chosen.length)}</span>
      <span>{words.shownKinds[kind]}</span>
      <button type="button" className="text-button" onClick={showAll}>
        {words.showAll}
      </button>
    </p>
  );
}
