import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { shownName } from '#lib/shown-name.ts';
import type { InspectionProgress, InspectionReport } from '#manual/report.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FileGlyph } from '#ui/file-glyph.tsx';
import { Name } from '#ui/name.tsx';
import { Tag } from '#ui/tag.tsx';

import { isArchive, type ChosenFile } from '../intake/chosen-file.ts';
import { controlId, type AddForm } from '../form/control-id.ts';
import type { RowEdits } from './row-values.ts';
import type { RowErrors } from '../form/form-errors.ts';
import type { MetadataChoices } from '../form/metadata-field.tsx';
import { OperationChoice } from '../form/operation-choice.tsx';
import { RowMetadata } from './row-metadata.tsx';
import { pastedColumn } from './pasted-column.ts';
import { rowValues } from './row-values.ts';
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
  readonly isSelected: boolean;
  readonly isLast: boolean;
  readonly errors: RowErrors | undefined;
  readonly form: AddForm;
  readonly formId: string;
  readonly choices: MetadataChoices;
  readonly commands: RowCommands;
  readonly renderReport: RenderReport;
}

/** Row of a chosen file: its kind and its fields, or the reason why it can't be uploaded. */
export function DocumentRow(props: DocumentRowProps) {
  const { row, isSelected, commands } = props;
  const { file } = row;
  const { t, formats } = useI18n();
  const nameId = useId();
  return (
    <div
      className="item document"
      role="group"
      tabIndex={-1}
      aria-labelledby={nameId}
      data-file={row.id}
      data-selected={isSelected || undefined}
    >
      <div className="item__head item__head--fixed">
        <label className="tick">
          <input
            type="checkbox"
            aria-label={t.add.select(shownName(file.name))}
            checked={isSelected}
            onChange={() => commands.select(row.id)}
          />
        </label>
        <FileGlyph fileName={file.name} />
        <div className="item__name">
          <strong id={nameId}>
            <Name>{file.name}</Name>
          </strong>
          <div className="muted small">{formats.bytes(file.size)}</div>
        </div>
        <Button look="quiet" aria-describedby={nameId} onClick={() => commands.remove(row.id)}>
          {t.add.remove}
        </Button>
      </div>
      {row.check.status === 'rejected' ? (
        <RejectionNote row={row} />
      ) : (
        <RowFields {...props} nameId={nameId} />
      )}
    </div>
  );
}

function RejectionNote({ row }: Pick<DocumentRowProps, 'row'>) {
  const { t } = useI18n();
  const text = useCheckText(row.check);
  return (
    <p className="row">
      <Tag tone="bad">{t.add.notUploaded}</Tag>
      <span className="field__error">{text}</span>
    </p>
  );
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
}: DocumentRowProps & { readonly nameId: string }) {
  const { id, check, file } = row;
  const path = `rows.${id}` as const;
  const values = rowValues(row, useWatch({ control: form.control, name: path }));
  return (
    <>
      {isArchive(check) && (
        <OperationChoice
          check={check}
          value={values.operation}
          id={controlId(formId, `${path}.operation`)}
          error={errors?.operation?.message}
          onChange={(operation) => commands.edit(id, { operation })}
        />
      )}
      {check.status === 'zip' &&
        renderReport({
          report: check.report,
          file,
          progress: check.progress,
          onStop: () => commands.stop(id),
          onReplace: (copy, report) => commands.replace(id, copy, report),
        })}
      <NameField
        row={row}
        value={values.displayName}
        id={controlId(formId, `${path}.displayName`)}
        error={errors?.displayName?.message}
        commands={commands}
      />
      <RowMetadata
        values={values}
        choices={choices}
        nameId={nameId}
        onFillDown={isLast ? undefined : () => commands.fillDown(id)}
        onReset={() => commands.edit(id, { organizationId: '', categoryId: '' })}
      />
    </>
  );
}

interface NameFieldProps extends Pick<DocumentRowProps, 'row' | 'commands'> {
  readonly value: string;
  readonly id: string;
  readonly error: string | undefined;
}

function NameField({ row, value, id, error, commands }: NameFieldProps) {
  const { t } = useI18n();
  const title = row.check.status === 'zip' ? row.check.report.title : undefined;
  return (
    <TextField
      label={t.add.displayName}
      id={id}
      hint={title && value === title ? t.add.fromTitle : undefined}
      error={error}
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
