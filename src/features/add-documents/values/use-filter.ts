import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { hasWarnings } from '#intake/checks/check-facts.ts';
import { isSendable, type ChosenFile } from '#intake/chosen-file.ts';
import type { GuessCategory } from '#intake/values/guess-category.ts';
import { type MetadataField, metadataFields } from '#intake/values/metadata-choices.ts';
import { isVisible } from '#lib/text/is-visible.ts';

import type { AddForm, FormValues } from './form-values.ts';

/**
 * Kinds of files that the footer counts: with a value that is missing or wrong after an attempt to upload, without a category
 * before it, with a suggestion to look at, with warnings, and rejected.
 */
export type FileKind = 'incomplete' | 'uncategorized' | 'suggested' | 'warnings' | 'rejected';

/** Rows of the list that are shown, and the files of each kind. */
export type Filter = ReturnType<typeof useFilter>;

/**
 * Counts files by kind, and filters the list to one of them. From the first attempt to upload on, what a file needs counts;
 * the error of a field for all files goes with the last file that needs its value.
 */
export function useFilter(form: AddForm, chosen: readonly ChosenFile[], guess: GuessCategory) {
  const [wanted, setWanted] = useState<FileKind>();
  const [kept, setKept] = useState('');
  const { isSubmitted, errors } = form.formState;
  const { control, clearErrors, reset } = form;
  const forAll = useWatch({ control, name: [...metadataFields], exact: true });
  const categoryId = forAll[metadataFields.indexOf('categoryId')];
  // Typing a name re-renders nothing here.
  const own = useWatch({ control, name: 'rows', compute: idsWithOwn });
  const sendable = chosen.filter(isSendable);
  const lacking = (field: MetadataField): readonly ChosenFile[] => {
    if (isVisible(forAll[metadataFields.indexOf(field)] ?? '')) return [];
    const withOwn = new Set(own[field]);
    return sendable.filter(({ id }) => !withOwn.has(id));
  };
  const missing = metadataFields.filter((field) => isSubmitted && lacking(field).length > 0);
  const uncategorized = isSubmitted ? [] : lacking('categoryId');
  const guesses = useMemo(() => sendableGuesses(chosen, guess), [chosen, guess]);
  const withCategory = new Set(own.categoryId);
  const open = guesses.filter(([{ id }]) => !withCategory.has(id));
  const incomplete = new Set(missing.flatMap(lacking));
  const hasRowErrors = sendable.some(({ id }) => errors.rows?.[id]);
  const files: Readonly<Record<FileKind, readonly ChosenFile[]>> = {
    incomplete: sendable.filter((row) => incomplete.has(row) || errors.rows?.[row.id]),
    // As long as nobody has set one, the field for all says it.
    uncategorized: uncategorized.length < sendable.length ? uncategorized : [],
    suggested: open.flatMap(([row, { id }]) => (id === categoryId ? [] : [row])),
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
  const isOver = isSubmitted && sendable.length === 0;
  useEffect(() => {
    // The next files weren't tried. Fields and values stay, for "Undo".
    if (isOver) reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true });
  }, [reset, isOver]);
  const shown = kind ? chosen.filter((row) => row.id === kept || files[kind].includes(row)) : chosen;
  return {
    /** Files of each kind. */
    files,
    /** The only value that incomplete files lack; absent if they lack several, or have others to correct. */
    missing: missing.length === 1 && !hasRowErrors ? missing[0] : undefined,
    /** Absent while all rows are shown. */
    kind,
    shown,
    /** Suggested categories of the rows that are shown, also those that equal the value for all: it may change. */
    suggestions: kind ? open.filter(([row]) => shown.includes(row)) : open,
    /** Keeps a row that is being edited, although it may be complete. */
    keep: setKept,
    /** Shows only files of a kind, as long as there are any; `undefined` shows all. */
    show: (next: FileKind | undefined) => {
      setKept('');
      setWanted(next);
    },
  };
}

function sendableGuesses(chosen: readonly ChosenFile[], guess: GuessCategory) {
  return chosen.flatMap((row) => {
    const suggestion = isSendable(row) ? guess(row) : undefined;
    return suggestion ? [[row, suggestion] as const] : [];
  });
}

const idsWithOwn = (rows: FormValues['rows']): Readonly<Record<MetadataField, readonly string[]>> => {
  const ids = (field: MetadataField) =>
    Object.entries(rows).flatMap(([id, edits]) => (isVisible(edits[field] ?? '') ? [id] : []));
  return { organizationId: ids('organizationId'), categoryId: ids('categoryId') };
};
