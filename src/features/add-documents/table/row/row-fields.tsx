import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ClipboardEvent, useState } from 'react';
import { useController } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages, documentTexts } from '#i18n/messages/en/files.ts';
import { cannotBeManual, isArchive, isPackageOnly } from '#intake/checks/check-facts.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import { documentTitle, operationOf, proposedName } from '#intake/values/proposed-values.ts';
import { Field, TextField } from '#ui/field/field.tsx';

import { type AddForm, controlId } from '../../values/form-values.ts';
import type { LineMessage } from './file-line.tsx';
import { partProps } from './row-parts.ts';

interface FieldProps {
  readonly row: ChosenFile;
  readonly form: AddForm;
  readonly formId: string;
}

interface OperationFieldProps extends FieldProps {
  readonly fileName: string;
  readonly isLabelHidden?: boolean;
}

/** Choice of the operation of a ZIP. */
export function OperationField({ row, form, formId, fileName, isLabelHidden = false }: OperationFieldProps) {
  const { t } = useI18n();
  const path = `rows.${row.id}.operation` as const;
  const { field, fieldState } = useController({ control: form.control, name: path });
  // Empty until the person or the check has chosen.
  const value = operationOf(row.check, field.value);
  return (
    <Field
      label={isLabelHidden ? t.add.ownValue(t.add.uploadAs, fileName) : t.add.uploadAs}
      id={controlId(formId, path)}
      error={fieldState.error?.message}
      isLabelHidden={isLabelHidden}
    >
      {(control) => (
        <span className="select">
          <select
            {...control}
            className="input"
            part="input"
            data-empty={value === '' || undefined}
            value={value}
            onChange={({ target }) => field.onChange(target.value)}
          >
            {value === '' && (
              <option value="" disabled>
                {t.add.choose}
              </option>
            )}
            <option value="manual" disabled={cannotBeManual(row.check)}>
              {t.add.asManual}
            </option>
            <option value="document">{t.add.asRegular}</option>
          </select>
          <ChevronDown />
        </span>
      )}
    </Field>
  );
}

interface OperationCellProps extends OperationFieldProps {
  /** True while the field is in the sheet. */
  readonly isMoved: boolean;
}

/** Operation of a file: a choice for ZIPs, unless they are packages that can't be manuals, otherwise a text. */
export function OperationCell({ isMoved, ...props }: OperationCellProps) {
  const { t } = useI18n();
  const { check } = props.row;
  return (
    <div className="document__operation muted" {...partProps('operation')}>
      {isArchive(check) && !isPackageOnly(check)
        ? !isMoved && <OperationField {...props} isLabelHidden />
        : t.add.asRegular}
    </div>
  );
}

interface NameFieldProps extends FieldProps {
  /** Longest display name, in UTF-16 code units; absent for no limit. */
  readonly maxDisplayNameLength: number | undefined;
  /** Names this row and the rows below in order. */
  readonly commands: { readonly paste: (id: string, names: readonly string[]) => void };
}

/** Returns the display name, proposed by the file until a person edits it, and what there is to say about it. */
export function useNameField({ row, form, formId, maxDisplayNameLength, commands }: NameFieldProps) {
  const i18n = useI18n();
  const { form: words } = deviceMessages(i18n);
  const path = `rows.${row.id}.displayName` as const;
  const { field, fieldState } = useController({ control: form.control, name: path });
  // A title that is found meanwhile doesn't change the text under a person's cursor.
  const [focusedName, setFocusedName] = useState<string>();
  const value = field.value ?? focusedName ?? proposedName(row);
  const isAtLimit = maxDisplayNameLength !== undefined && value.length >= maxDisplayNameLength;
  const hint = isAtLimit ? words.nameLimit(maxDisplayNameLength) : sourceText(row, value);
  const id = controlId(formId, path);
  const error = fieldState.error?.message;
  const messages: readonly LineMessage[] = [
    ...(error === undefined ? [] : [{ id: `${id}-error`, text: error, isError: true }]),
    ...(hint === undefined ? [] : [{ id: `${id}-hint`, text: hint, isError: false }]),
  ];
  const input = {
    ...field,
    id,
    value,
    maxLength: maxDisplayNameLength,
    onFocus: () => setFocusedName(value),
    onBlur: () => {
      setFocusedName(undefined);
      field.onBlur();
    },
    onPaste: (event: ClipboardEvent) => {
      const names = pastedColumn(event.clipboardData.getData('text/plain'));
      if (!names) return;
      event.preventDefault();
      commands.paste(row.id, names);
    },
  };
  return { value, input, error, hint, messages };

  /** Says where a proposed name comes from, unless it is the file's. */
  function sourceText({ check, fromPackage }: ChosenFile, name: string): string | undefined {
    const title = check.status === 'zip' ? check.report.title : undefined;
    if (name === fromPackage?.title) return documentTexts(i18n).fromPackage;
    if (title && name === title) return i18n.t.add.fromTitle;
    return name === documentTitle(row) ? documentTexts(i18n).fromTitle : undefined;
  }
}

type NameState = ReturnType<typeof useNameField>;

/** The display name as a text to edit in its row, whose next line says its error. */
export function NameInput({ input, error, messages }: NameState) {
  const { t } = useI18n();
  return (
    <>
      <label className="visually-hidden" htmlFor={input.id}>
        {t.add.displayName}
      </label>
      <input
        {...input}
        className="input document__input"
        part="input"
        type="text"
        autoComplete="off"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={messages.map(({ id }) => id).join(' ') || undefined}
      />
    </>
  );
}

/** The display name as a field in the sheet. */
export function NameField({ input, error, hint }: NameState) {
  const { t } = useI18n();
  return <TextField {...input} label={t.add.displayName} hint={hint} error={error} />;
}

/**
 * Returns the cells of a column copied from a spreadsheet, in order, or `undefined` for a single line, which is
 * ordinary text. Of several columns, the first is used. An empty cell is an empty text.
 */
export function pastedColumn(text: string): readonly string[] | undefined {
  // Spreadsheets end the last line, too.
  const lines = text.replace(/(\r\n?|\n)+$/, '').split(/\r\n?|\n/);
  return lines.length > 1 ? lines.map((line) => (line.split('\t')[0] ?? '').trim()) : undefined;
}
