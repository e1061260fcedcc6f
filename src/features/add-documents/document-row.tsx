import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { InspectionProgress, Report } from '#manual/report.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FileGlyph } from '#ui/file-glyph.tsx';
import { Tag } from '#ui/tag.tsx';

import { isArchive, type ChosenFile } from './chosen-file.ts';
import { controlId, type AddForm } from './control-id.ts';
import { OperationChoice } from './operation-choice.tsx';
import { RowMetadata, type MetadataChoices } from './row-metadata.tsx';
import { useCheckText } from './use-check-text.ts';

/** Shows the report of a ZIP. */
export type RenderReport = (props: {
  readonly report: Report;
  readonly fileName: string;
  readonly progress: InspectionProgress | undefined;
  readonly onStop: () => void;
}) => ReactNode;

export interface DocumentRowProps {
  readonly row: ChosenFile;
  readonly form: AddForm;
  readonly formId: string;
  readonly choices: MetadataChoices;
  readonly onRemove: () => void;
  /** Ends the check of a ZIP; what is known by then stays. */
  readonly onStop: () => void;
  readonly renderReport: RenderReport;
}

/** One chosen file: what it is, and what the person decides about it; or why it will not be sent. */
export function DocumentRow({ onRemove, ...props }: DocumentRowProps) {
  const { row } = props;
  const { t, formats } = useI18n();
  const nameId = useId();
  return (
    <div className="item" role="group" tabIndex={-1} aria-labelledby={nameId}>
      <div className="item__head item__head--fixed">
        <FileGlyph fileName={row.file.name} />
        <div className="item__name">
          <strong id={nameId}>{row.file.name}</strong>
          <div className="muted small">{formats.bytes(row.file.size)}</div>
        </div>
        <Button look="quiet" aria-describedby={nameId} onClick={onRemove}>
          {t.add.remove}
        </Button>
      </div>
      {row.check.status === 'refused' ? <RefusalNote row={row} /> : <RowFields {...props} />}
    </div>
  );
}

function RefusalNote({ row }: Pick<DocumentRowProps, 'row'>) {
  const { t } = useI18n();
  const text = useCheckText(row.check);
  return (
    <p className="row">
      <Tag tone="bad">{t.add.notUploaded}</Tag>
      <span className="field__error">{text}</span>
    </p>
  );
}

function RowFields({ row, form, formId, choices, ...report }: Omit<DocumentRowProps, 'onRemove'>) {
  const { t } = useI18n();
  const { check } = row;
  const path = `rows.${row.id}` as const;
  const values = useWatch({ control: form.control, name: path });
  const errors = form.formState.errors.rows?.[row.id];
  const title = check.status === 'zip' ? check.report.title : undefined;
  return (
    <>
      {isArchive(check) && (
        <OperationChoice
          check={check}
          value={values?.operation ?? ''}
          id={controlId(formId, `${path}.operation`)}
          error={errors?.operation?.message}
          onChange={(operation) =>
            form.setValue(`${path}.operation`, operation, { shouldValidate: form.formState.isSubmitted })
          }
        />
      )}
      {check.status === 'zip' &&
        report.renderReport({
          report: check.report,
          fileName: row.file.name,
          progress: check.progress,
          onStop: report.onStop,
        })}
      <TextField
        label={t.add.displayName}
        id={controlId(formId, `${path}.displayName`)}
        hint={title && values?.displayName === title ? t.add.fromTitle : undefined}
        error={errors?.displayName?.message}
        onFocus={() => form.setValue(`${path}.hasOwnName`, true)}
        {...form.register(`${path}.displayName`)}
      />
      <RowMetadata form={form} formId={formId} path={path} choices={choices} />
    </>
  );
}
