import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { hasWarnings } from '#intake/check-facts.ts';
import { isSendable, type ChosenFile } from '#intake/chosen-file.ts';
import { isVisible } from '#lib/is-visible.ts';

import { type AddForm, type FormValues, type MetadataField, metadataFields } from './form-values.ts';

/** Kinds of files that the footer counts: with a value that is missing or wrong, with warnings, and rejected. */
export type FileKind = 'incomplete' | 'warnings' | 'rejected';

/** Rows of the list that are shown, and the numbers of files of each kind. */
export type Filter = ReturnType<typeof useFilter>;

/**
 * Counts files by kind, and filters the list to one of them. From the first attempt to upload on, what a file needs counts;
 * the error of a field for all files goes with the last file that needs its value.
 */
export function useFilter(form: AddForm, chosen: readonly ChosenFile[]) {
  const [wanted, setWanted] = useState<FileKind>();
  const [kept, setKept] = useState('');
  const { isSubmitted, errors } = form.formState;
  const { control, clearErrors } = form;
  const forAll = useWatch({ control, name: [...metadataFields], exact: true });
  // Typing a name re-renders nothing here.
  const own = useWatch({ control, name: 'rows', compute: idsWithOwn });
  const sendable = chosen.filter(isSendable);
  const lacking = (field: MetadataField): readonly ChosenFile[] => {
    if (!isSubmitted || isVisible(forAll[metadataFields.indexOf(field)] ?? '')) return [];
    const withOwn = new Set(own[field]);
    return sendable.filter(({ id }) => !withOwn.has(id));
  };
  const missing = metadataFields.filter((field) => lacking(field).length > 0);
  const incomplete = new Set(missing.flatMap(lacking));
  const hasRowErrors = sendable.some(({ id }) => errors.rows?.[id]);
  const files: Readonly<Record<FileKind, readonly ChosenFile[]>> = {
    incomplete: sendable.filter((row) => incomplete.has(row) || errors.rows?.[row.id]),
    warnings: sendable.filter(({ check }) => hasWarnings(check)),
    rejected: chosen.filter((row) => !isSendable(row)),
  };
  const kind = wanted && files[wanted].length > 0 ? wanted : undefined;
  if (wanted !== kind) setWanted(kind);
  const isComplete = metadataFields.map((field) => isSubmitted && !missing.includes(field));
  useEffect(() => {
    const complete = metadataFields.filter((_, at) => isComplete[at]);
    if (complete.length > 0) clearErrors(complete);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change of the values
  }, [clearErrors, ...isComplete]);
  return {
    counts: {
      incomplete: files.incomplete.length,
      warnings: files.warnings.length,
      rejected: files.rejected.length,
    },
    /** The only value that incomplete files lack; absent if they lack several, or have others to correct. */
    missing: missing.length === 1 && !hasRowErrors ? missing[0] : undefined,
    /** Absent while all rows are shown. */
    kind,
    shown: kind ? chosen.filter((row) => row.id === kept || files[kind].includes(row)) : chosen,
    /** Keeps a row that is being edited, although it may be complete. */
    keep: setKept,
    /** Shows only files of a kind, as long as there are any; `undefined` shows all. */
    show: setWanted,
  };
}

const idsWithOwn = (rows: FormValues['rows']): Readonly<Record<MetadataField, readonly string[]>> => {
  const ids = (field: MetadataField) =>
    Object.entries(rows).flatMap(([id, edits]) => (isVisible(edits[field] ?? '') ? [id] : []));
  return { organizationId: ids('organizationId'), categoryId: ids('categoryId') };
};
