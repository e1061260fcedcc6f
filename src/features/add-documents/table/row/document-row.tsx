import Ellipsis from 'lucide-react/icons/ellipsis';
import X from 'lucide-react/icons/x';
import { memo, useId, useState, type MouseEvent } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { isArchive } from '#intake/checks/check-facts.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import type { GuessCategory } from '#intake/values/guess-category.ts';
import { type MetadataChoices, metadataFields } from '#intake/values/metadata-choices.ts';
import { sizeOf } from '#lib/file/file-facts.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { Name } from '#ui/content/name.tsx';
import { SubjectButton } from '#ui/controls/subject-button.tsx';

import type { AddForm } from '../../values/form-values.ts';
import { CategorySuggestion } from './category-suggestion.tsx';
import { FindingList, type Review } from './document-findings.tsx';
import { FileLine } from './file-line.tsx';
import type { RenderReport } from './render-report.ts';
import { NameField, NameInput, OperationCell, OperationField, useNameField } from './row-fields.tsx';
import { MetadataCell, RowMetadata } from './row-metadata.tsx';
import { partProps, rowProps } from './row-parts.ts';
import { RowSheet } from './row-sheet.tsx';
import { RejectedGlyph, Thumbnail } from './thumbnail.tsx';
import type { RowCommands } from './use-stable-commands.ts';

/** Props that all rows of the table have in common. */
export interface RowContext {
  readonly form: AddForm;
  readonly formId: string;
  readonly choices: MetadataChoices;
  readonly guess: GuessCategory;
  /** Longest display name, in UTF-16 code units; absent for no limit. */
  readonly maxDisplayNameLength: number | undefined;
  readonly commands: RowCommands;
  readonly renderReport: RenderReport;
}

/** A chosen file, its edits and its commands. */
interface DocumentRowProps extends RowContext {
  readonly row: ChosenFile;
  /** Says that the content is in the list or on the asset already. */
  readonly identical: string | undefined;
  /** False where there is nothing else to select. */
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  /** True for the row in the tab order. */
  readonly isCurrent: boolean;
  /** True if there is a column for the operation: one of the files is a ZIP. */
  readonly hasOperations: boolean;
  /** True if there is a column for the organization: a row has another one. */
  readonly hasOrganizations: boolean;
}

/**
 * One chosen file: its name, its details, and its inspection; or why it can't be uploaded. The list is rendered for each
 * check that ends, and its other rows aren't.
 */
export const DocumentRow = memo(Row);

function Row(props: DocumentRowProps) {
  const { row, isSelectable, isSelected, commands } = props;
  const { t, formats } = useI18n();
  const [isReviewed, setIsReviewed] = useState(false);
  const nameId = useId();
  const isRejected = row.check.status === 'rejected';
  const listId = `${nameId}-findings`;
  const shared = {
    ...props,
    nameId,
    review: { listId, isOpen: isReviewed, toggle: () => setIsReviewed(!isReviewed) },
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its box does the same
    <div
      className="document"
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys of the list start here
      tabIndex={props.isCurrent ? 0 : -1}
      aria-labelledby={row.folder === undefined ? nameId : `${nameId} ${nameId}-folder`}
      {...rowProps(row.id)}
      data-selected={isSelected || undefined}
      data-rejected={isRejected || undefined}
      onContextMenu={(event) => {
        if (isSelectable && isLongPress(event)) commands.select(row.id);
      }}
    >
      {isSelectable && (
        <label className="tick" {...partProps('select')}>
          <input
            type="checkbox"
            aria-label={t.add.select(shownName(row.file.name))}
            checked={isSelected}
            // React has that of the click.
            onChange={({ nativeEvent }) =>
              commands.select(row.id, 'shiftKey' in nativeEvent && !!nativeEvent.shiftKey)
            }
          />
        </label>
      )}
      {isRejected ? <RejectedGlyph /> : <Thumbnail file={row.file} />}
      {isRejected ? <RejectedCell {...shared} /> : <SendableCells {...shared} />}
      <span className="document__size muted number">{formats.bytes(sizeOf(row.file))}</span>
      <SubjectButton
        look="icon"
        {...partProps('remove')}
        subjectId={nameId}
        aria-label={t.add.remove}
        onClick={() => commands.remove(row.id)}
      >
        <X />
      </SubjectButton>
      {isReviewed && <FindingList row={row} id={listId} />}
    </div>
  );
}

/** Returns true for a long press with a finger, which selects the row as "Select" of its menu does, and prevents its default. */
function isLongPress(event: MouseEvent): boolean {
  const { nativeEvent, target } = event;
  const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
  if (!isTouch || !(target instanceof Element)) return false;
  if (target.closest('input, select, button, dialog')) return false;
  event.preventDefault();
  return true;
}

/** Props of the cells of a row. */
interface CellProps extends DocumentRowProps {
  /** Element ID that the file's name gets. */
  readonly nameId: string;
  /** The list of findings below the row. */
  readonly review: Review;
}

function RejectedCell(props: CellProps) {
  return (
    <div className="document__name">
      <Name as="span" className="document__title">
        {props.row.file.name}
      </Name>
      <FileLine {...props} messages={[]} />
    </div>
  );
}

/** Fields of a file. In a narrow element they are in a sheet, and the row says their values. */
function SendableCells(props: CellProps) {
  const { row, form, formId, choices, guess, commands, nameId, isSelectable } = props;
  const { id, check, file } = row;
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  const name = useNameField(props);
  const fileName = shownName(file.name);
  const operation = { row, form, formId, fileName };
  const field = { form, id, choices, fileName };
  return (
    <>
      <div className="document__name" {...partProps('displayName')}>
        {!isOpen && <NameInput {...name} />}
        <Name as="span" className="document__title">
          {name.value}
        </Name>
        <FileLine {...props} messages={name.messages} />
      </div>
      {props.hasOperations && <OperationCell {...operation} isMoved={isOpen} />}
      {props.hasOrganizations && <MetadataCell {...field} field="organizationId" isMoved={isOpen} />}
      <MetadataCell {...field} field="categoryId" isMoved={isOpen}>
        <CategorySuggestion
          {...{ row, form, guess, nameId }}
          onUse={(...use) => commands.acceptCategory(id, ...use)}
        />
      </MetadataCell>
      <div className="document__more" data-archive={isArchive(check) || undefined}>
        <SubjectButton
          look="icon"
          {...partProps('more')}
          subjectId={nameId}
          aria-label={t.add.more}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <Ellipsis />
        </SubjectButton>
        {isOpen && (
          <RowSheet {...{ row, commands, isSelectable }} onClose={() => setIsOpen(false)}>
            <NameField {...name} />
            {isArchive(check) && <OperationField {...operation} />}
            {metadataFields.toReversed().map((each) => (
              <RowMetadata key={each} {...field} field={each} />
            ))}
          </RowSheet>
        )}
      </div>
    </>
  );
}
