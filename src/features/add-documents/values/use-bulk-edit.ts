import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';

import type { AddForm } from './form-values.ts';
import { ownMetadata, sendableFrom, type EditsById, type OwnMetadata, type RowEdits } from './row-values.ts';
import type { RowEditing } from './use-row-edits.ts';

/** Result of an edit of many rows, for display. */
interface BulkEditNotice {
  readonly text: string;
  /** First row that it changed, if they are known. */
  readonly rowId?: string | undefined;
  /** Absent after undoing. */
  readonly undo?: () => void;
}

interface BulkEditOptions {
  readonly form: AddForm;
  readonly editMany: RowEditing['editMany'];
  readonly chosen: readonly ChosenFile[];
  /** Removes files; returns a function that undoes it. */
  readonly remove: (ids: readonly string[]) => () => void;
}

/** Edits many rows with one gesture; the last of these edits can be undone. */
export function useBulkEdit({ form, editMany, chosen, remove }: BulkEditOptions) {
  const i18n = useI18n();
  const { t } = i18n;
  const [notice, setNotice] = useState<BulkEditNotice>();

  const editsOf = (id: string): RowEdits => form.getValues(`rows.${id}`) ?? {};

  /** Shows the result of an edit. */
  const show = (text: string, restore: () => void, rowId?: string) => {
    const undo = () => {
      restore();
      setNotice({ text: t.add.undone });
    };
    setNotice({ text, undo, rowId });
  };

  const apply = (changes: EditsById, text: string) => {
    const entries = Object.entries(changes);
    const before = new Map(entries.map(([id]) => [id, { ...editsOf(id) }]));
    editMany(Object.fromEntries(entries.map(([id, change]) => [id, { ...editsOf(id), ...change }])));
    const restore = () =>
      editMany(
        Object.fromEntries(entries.map(([id, change]) => [id, without(change, before.get(id), editsOf(id))])),
      );
    show(text, restore, entries[0]?.[0]);
  };

  const from = (id: string) => sendableFrom(chosen, id);

  return {
    notice,
    show,
    forget: () => setNotice(undefined),
    remove: (ids: readonly string[]) => show(t.add.filesRemoved(ids.length), remove(ids), ids[0]),
    /** Sets the rows' own organization, category or AI processing, with its value in words. */
    setMetadata: (ids: readonly string[], change: OwnMetadata, value: string) =>
      apply(forAll(ids, change), t.add.ownValue(t.add.files(ids.length), value)),
    /** Gives the rows the values for all. */
    reset: (ids: readonly string[]) => {
      const own = ids.map((id) => ownMetadata(editsOf(id)));
      const { displayName: _, operation: __, ...noMetadata } = unedited;
      apply(forAll(ids, noMetadata), t.add.changed(labelsOf(Object.assign({}, ...own), i18n), ids.length));
    },
    /** Sets the category of each row. */
    setCategories: (changes: EditsById) =>
      apply(changes, t.add.changed(t.add.category, Object.keys(changes).length)),
    fillDown: (id: string) => {
      const change = ownMetadata(editsOf(id));
      const below = from(id).slice(1);
      apply(forAll(below, change), t.add.changed(labelsOf(change, i18n), below.length));
    },
    /** Names a row and the rows below it in order; an empty name leaves its row unchanged. */
    paste: (id: string, names: readonly string[]) => {
      const rows = from(id);
      const named = rows.slice(0, names.length).flatMap((row, index): [string, RowEdits][] => {
        const displayName = names[index];
        return displayName ? [[row, { displayName }]] : [];
      });
      const leftOver = Math.max(0, names.length - rows.length);
      const words = [t.add.named(named.length), leftOver > 0 && t.add.leftOver(leftOver)];
      apply(Object.fromEntries(named), joinSentences(words, i18n));
    },
  };
}

/** Returns the labels of the fields that a change sets. */
function labelsOf({ organizationId, categoryId, isAiEnabled }: OwnMetadata, i18n: I18n): string {
  const { organization, category } = i18n.t.add;
  const labels = [
    organizationId ? organization : '',
    categoryId ? category : '',
    isAiEnabled === undefined ? '' : duplicateMessages(i18n).ai,
  ];
  return i18n.formats.and(labels.filter(Boolean));
}

/** Commands that edit several rows, and the result of the last one. */
export type BulkEdit = ReturnType<typeof useBulkEdit>;

/** An unedited row. Registered fields are cleared by a value: for `undefined` they show the one before. */
export const unedited = {
  displayName: null,
  operation: undefined,
  organizationId: '',
  categoryId: '',
  isAiEnabled: undefined,
} as const satisfies RowEdits;

const fields = ['displayName', 'operation', 'organizationId', 'categoryId', 'isAiEnabled'] as const;

/** Returns a row's edits without a change: restores each changed field unless it was edited again since. */
function without(change: RowEdits, before: RowEdits = {}, now: RowEdits = {}): RowEdits {
  const untouched = fields.filter((field) => field in change && now[field] === change[field]);
  return {
    ...now,
    ...Object.fromEntries(untouched.map((field) => [field, before[field] ?? unedited[field]])),
  };
}

const forAll = (ids: readonly string[], change: RowEdits): EditsById =>
  Object.fromEntries(ids.map((id) => [id, change]));
