import { useId, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { useDeviceMessages } from '#i18n/use-device-messages.ts';
import { pdfFindingTexts } from '#i18n/pdf-finding-texts.ts';
import { shownName } from '#lib/shown-name.ts';
import type { InspectionProgress, InspectionReport } from '#manual/report.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Name } from '#ui/name.tsx';
import { Tag } from '#ui/tag.tsx';

import { isArchive, type ChosenFile } from '../intake/chosen-file.ts';
import { controlId, type AddForm } from '../form/control-id.ts';
import type { RowEdits } from './row-values.ts';
import type { RowErrors } from '../form/form-errors.ts';
import type { MetadataChoices } from '../form/metadata-choices.ts';
import type { GuessCategory } from '../form/guess-category.ts';
import { OperationChoice } from '../form/operation-choice.tsx';
import { OwnMetadataActions, RowMetadata } from './row-metadata.tsx';
import { PdfFindings } from './pdf-findings.tsx';
import { pastedColumn } from './pasted-column.ts';
import { CategorySuggestion } from './category-suggestion.tsx';
import { documentTitle, rowValues } from './row-values.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useCheckText } from '../intake/use-check-text.ts';

/** Renders the inspection report of a ZIP. */
export type RenderReport = (props: {
  readonly report: InspectionReport;
  readonly file: File;
  readonly progress: InspectionProgress | undefined;
  readonly onStop: () => void;
  /** Replaces the file with a repaired copy that is inspected already. */
  readonly onReplace: (copy: File, report: InspectionReport) => void;
}) => ReactNode;

/** Commands of a row. */
export interface RowCommands {
  readonly remove: (id: string) => void;
  /** Ends the check of a ZIP and keeps its interim result. */
  readonly stop: (id: string) => void;
  /** Replaces a file with a repaired copy. */
  readonly replace: (id: string, copy: File, report: InspectionReport) => void;
  readonly select: (id: string) => void;
  readonly edit: (id: string, change: RowEdits) => void;
  /** Copies organization and category of this row to the rows below. */
  readonly fillDown: (id: string) => void;
  /** Names this row and the rows below in order. */
  readonly paste: (id: string, names: readonly string[]) => void;
}

/** A chosen file, its edits and its commands. */
export interface DocumentRowProps {
  readonly row: ChosenFile;
  /** False where there is nothing else to select. */
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  readonly isLast: boolean;
  readonly errors: RowErrors | undefined;
  readonly form: AddForm;
  readonly formId: string;
  readonly choices: MetadataChoices;
  readonly guess: GuessCategory;
  /** Longest display name, in UTF-16 code units; absent for no limit. */
  readonly maxNameLength: number | undefined;
  readonly commands: RowCommands;
  readonly renderReport: RenderReport;
}

/** One chosen file: its name, its details, and its inspection; or why it can't be uploaded. */
export function DocumentRow(props: DocumentRowProps) {
  const { row, isSelectable, isSelected, commands } = props;
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  const nameId = useId();
  const isRejected = row.check.status === 'rejected';
  return (
    <div
      className="document"
      role="group"
      tabIndex={-1}
      aria-labelledby={nameId}
      data-file={row.id}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
    >
      {isSelectable && (
        <label className="tick">
          <input
            type="checkbox"
            aria-label={t.add.select(shownName(row.file.name))}
            checked={isSelected}
            onChange={() => commands.select(row.id)}
          />
        </label>
      )}
      <Thumbnail file={row.file} />
      <div className="document__name">
        {!isRejected && <NameField {...props} />}
        <FileLine {...props} nameId={nameId} />
        <CheckNote row={row} />
      </div>
      {!isRejected && (
        <>
          <Button
            look="icon"
            aria-expanded={isOpen}
            aria-label={t.add.more}
            aria-describedby={nameId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {symbols.more}
          </Button>
          <RowFields {...props} nameId={nameId} />
        </>
      )}
      <RemoveButton nameId={nameId} onRemove={() => commands.remove(row.id)} />
    </div>
  );
}

const symbols = { more: '⋯', remove: '✕' };

interface NamedRowProps extends DocumentRowProps {
  /** Element ID of the file's name. */
  readonly nameId: string;
}

/** Name and size of a file, the category that its name points to, and what was found in it. */
function FileLine({ row, form, guess, commands, nameId }: NamedRowProps) {
  const { formats } = useI18n();
  const { file, check } = row;
  return (
    <div className="document__file document__file--line small muted">
      <span id={nameId} className="document__file-name">
        <Name>{file.name}</Name>
      </span>
      <span>{`· ${formats.bytes(file.size)}`}</span>
      {check.status !== 'rejected' && (
        <CategorySuggestion
          {...{ row, form, guess, nameId }}
          onUse={(categoryId) => commands.edit(row.id, { categoryId })}
        />
      )}
      <PdfFindings {...{ row, form, nameId }} />
    </div>
  );
}

function RemoveButton({ nameId, onRemove }: { readonly nameId: string; readonly onRemove: () => void }) {
  const { t } = useI18n();
  return (
    <div className="document__remove">
      <Button look="icon" aria-label={t.add.remove} aria-describedby={nameId} onClick={onRemove}>
        {symbols.remove}
        <span className="document__label">{t.add.remove}</span>
      </Button>
    </div>
  );
}

/** The check of a file in one line: why it can't be uploaded, or how its ZIP can be. */
function CheckNote({ row: { check } }: Pick<DocumentRowProps, 'row'>) {
  const { t } = useI18n();
  const text = useCheckText(check);
  if (check.status === 'rejected') {
    return (
      <div className="document__file small">
        <Tag tone="bad">{t.add.notUploaded}</Tag> <span className="field__error">{text}</span>
      </div>
    );
  }
  return isArchive(check) ? (
    <div className="document__file small muted" aria-live="polite">
      {text}
    </div>
  ) : null;
}

function RowFields({
  row,
  isLast,
  errors,
  form,
  formId,
  choices,
  commands,
  renderReport,
  nameId,
}: NamedRowProps) {
  const { id, check, file } = row;
  const { t } = useI18n();
  const path = `rows.${id}` as const;
  const values = rowValues(row, useWatch({ control: form.control, name: path }));
  const fileName = shownName(file.name);
  return (
    <>
      <div className="document__operation">
        <span className="document__label" aria-hidden="true">
          {t.add.uploadAs}
        </span>
        {isArchive(check) ? (
          <OperationChoice
            label={t.add.ownValue(t.add.uploadAs, fileName)}
            check={check}
            value={values.operation}
            id={controlId(formId, `${path}.operation`)}
            error={errors?.operation?.message}
            onChange={(operation) => commands.edit(id, { operation })}
          />
        ) : (
          <span className="muted">{t.add.asPlain}</span>
        )}
      </div>
      <RowMetadata {...{ form, values, choices, fileName }} onEdit={(change) => commands.edit(id, change)} />
      <OwnMetadataActions
        values={values}
        nameId={nameId}
        onFillDown={isLast ? undefined : () => commands.fillDown(id)}
        onReset={() => commands.edit(id, { organizationId: '', categoryId: '', isAiEnabled: undefined })}
      />
      {check.status === 'zip' && (
        <div className="document__report">
          {renderReport({
            report: check.report,
            file,
            progress: check.progress,
            onStop: () => commands.stop(id),
            onReplace: (copy, report) => commands.replace(id, copy, report),
          })}
        </div>
      )}
    </>
  );
}

function NameField({ row, errors, form, formId, maxNameLength, commands }: DocumentRowProps) {
  const { form: words } = useDeviceMessages();
  const i18n = useI18n();
  const { t } = i18n;
  const path = `rows.${row.id}` as const;
  const { displayName: value } = rowValues(row, useWatch({ control: form.control, name: path }));
  const title = row.check.status === 'zip' ? row.check.report.title : undefined;
  const hint =
    maxNameLength !== undefined && value.length >= maxNameLength
      ? words.nameLimit(maxNameLength)
      : title && value === title
        ? t.add.fromTitle
        : value === documentTitle(row.file, row.check)
          ? pdfFindingTexts(i18n).fromTitle
          : undefined;
  return (
    <TextField
      label={t.add.displayName}
      isLabelHidden
      id={controlId(formId, `${path}.displayName`)}
      maxLength={maxNameLength}
      hint={hint}
      error={errors?.displayName?.message}
      value={value}
      // From now on the name is the person's: a title found later doesn't replace it.
      onFocus={() => commands.edit(row.id, { displayName: value })}
      onChange={(event) => commands.edit(row.id, { displayName: event.target.value })}
      onPaste={(event) => {
        const names = pastedColumn(event.clipboardData.getData('text/plain'));
        if (!names) return;
        event.preventDefault();
        commands.paste(row.id, names);
      }}
    />
  );
}
