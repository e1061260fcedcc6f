import { useState } from 'react';
import { useController } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages, documentTexts } from '#i18n/messages/en/files.ts';
import { isArchive, isPackageOnly } from '#intake/check-facts.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import { TextField } from '#ui/field/field.tsx';

import { controlId, type AddForm } from '../values/control-id.ts';
import { documentTitle, operationOf, proposedName } from '../values/row-values.ts';
import { OperationChoice } from './operation-choice.tsx';
import { pastedColumn } from './pasted-column.ts';

interface FieldProps {
  readonly row: ChosenFile;
  readonly form: AddForm;
  readonly formId: string;
}

interface OperationFieldProps extends FieldProps {
  readonly fileName: string;
}

/** Operation of a file: a choice for ZIPs, unless they are packages that can't be manuals, otherwise a text. */
export function OperationField({ row: { id, check }, form, formId, fileName }: OperationFieldProps) {
  const { t } = useI18n();
  const path = `rows.${id}.operation` as const;
  const { field, fieldState } = useController({ control: form.control, name: path });
  return (
    <div className="document__operation">
      <span className="document__label" aria-hidden="true">
        {t.add.uploadAs}
      </span>
      {isArchive(check) && !isPackageOnly(check) ? (
        <OperationChoice
          label={t.add.ownValue(t.add.uploadAs, fileName)}
          check={check}
          value={operationOf(check, field.value)}
          id={controlId(formId, path)}
          error={fieldState.error?.message}
          onChange={field.onChange}
        />
      ) : (
        <span className="muted">{t.add.asPlain}</span>
      )}
    </div>
  );
}

interface NameFieldProps extends FieldProps {
  /** Longest display name, in UTF-16 code units; absent for no limit. */
  readonly maxDisplayNameLength: number | undefined;
  /** Names this row and the rows below in order. */
  readonly commands: { readonly paste: (id: string, names: readonly string[]) => void };
}

/** The display name: proposed by the file until a person edits it. */
export function NameField({ row, form, formId, maxDisplayNameLength, commands }: NameFieldProps) {
  const { form: words } = deviceMessages(useI18n());
  const i18n = useI18n();
  const { t } = i18n;
  const path = `rows.${row.id}.displayName` as const;
  const { field, fieldState } = useController({ control: form.control, name: path });
  // A title that is found meanwhile doesn't change the text under a person's cursor.
  const [focusedName, setFocusedName] = useState<string>();
  const value = field.value ?? focusedName ?? proposedName(row);
  const title = row.check.status === 'zip' ? row.check.report.title : undefined;
  const hint =
    maxDisplayNameLength !== undefined && value.length >= maxDisplayNameLength ? (
      <span className="document__limit">{words.nameLimit(maxDisplayNameLength)}</span>
    ) : value === row.fromPackage?.title ? (
      documentTexts(i18n).fromPackage
    ) : title && value === title ? (
      t.add.fromTitle
    ) : value === documentTitle(row) ? (
      documentTexts(i18n).fromTitle
    ) : undefined;
  return (
    <TextField
      {...field}
      label={t.add.displayName}
      isLabelHidden
      id={controlId(formId, path)}
      maxLength={maxDisplayNameLength}
      hint={hint}
      error={fieldState.error?.message}
      value={value}
      onFocus={() => setFocusedName(value)}
      onBlur={() => {
        setFocusedName(undefined);
        field.onBlur();
      }}
      onPaste={(event) => {
        const names = pastedColumn(event.clipboardData.getData('text/plain'));
        if (!names) return;
        event.preventDefault();
        commands.paste(row.id, names);
      }}
    />
  );
}
