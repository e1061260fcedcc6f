import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { isVisible } from '#lib/is-visible.ts';

import { hasWarnings, isSendable, type ChosenFile } from '../intake/chosen-file.ts';
import type { AddForm } from './control-id.ts';
import { metadataFields, type FormValues, type MetadataField } from './form-values.ts';

/** Kinds of files that the footer counts: without a value that they need, with warnings, and rejected. */
export const fileKinds = [...metadataFields, 'warnings', 'rejected'] as const;

export type FileKind = (typeof fileKinds)[number];

/** Rows of the list that are shown, and the numbers of files of each kind. */
export interface Filter {
  readonly counts: Readonly<Record<FileKind, number>>;
  /** Absent while all rows are shown. */
  readonly kind: FileKind | undefined;
  readonly shown: readonly ChosenFile[];
  /** Shows only files of a kind, as long as there are any; `undefined` shows all. */
  readonly show: (kind: FileKind | undefined) => void;
}

/**
 * Counts files by kind, and filters the list to one of them. From the first attempt to upload on, what a file needs counts;
 * the error of a field for all files goes with the last file that needs its value.
 */
export function useFilter(form: AddForm, chosen: readonly ChosenFile[]): Filter {
  const [wanted, setWanted] = useState<FileKind>();
  const { isSubmitted } = form.formState;
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
  const files: Readonly<Record<FileKind, readonly ChosenFile[]>> = {
    organizationId: lacking('organizationId'),
    categoryId: lacking('categoryId'),
    warnings: sendable.filter(({ check }) => hasWarnings(check)),
    rejected: chosen.filter((row) => !isSendable(row)),
  };
  const kind = wanted && files[wanted].length > 0 ? wanted : undefined;
  if (wanted !== kind) setWanted(kind);
  const isComplete = metadataFields.map((field) => isSubmitted && files[field].length === 0);
  useEffect(() => {
    const complete = metadataFields.filter((_, at) => isComplete[at]);
    if (complete.length > 0) clearErrors(complete);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change of the values
  }, [clearErrors, ...isComplete]);
  return {
    counts: {
      organizationId: files.organizationId.length,
      categoryId: files.categoryId.length,
      warnings: files.warnings.length,
      rejected: files.rejected.length,
    },
    kind,
    shown: kind ? files[kind] : chosen,
    show: setWanted,
  };
}

const idsWithOwn = (rows: FormValues['rows']): Readonly<Record<MetadataField, readonly string[]>> => {
  const ids = (field: MetadataField) =>
    Object.entries(rows).flatMap(([id, edits]) => (isVisible(edits[field] ?? '') ? [id] : []));
  return { organizationId: ids('organizationId'), categoryId: ids('categoryId') };
};
