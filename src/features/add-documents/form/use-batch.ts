import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

import type { ChosenFile } from '../intake/chosen-file.ts';
import type { AddForm } from './control-id.ts';
import type { RowEdits } from '../table/row-values.ts';
import type { MetadataField } from './form-values.ts';
import type { EditsById, RowEditing } from '../table/use-row-edits.ts';

/** What was done to many rows at once, in words, and how to take it back. */
interface BatchNews {
  readonly text: string;
  /** Absent once it was taken back. */
  readonly undo?: () => void;
}

interface BatchOptions {
  readonly form: AddForm;
  readonly put: RowEditing['put'];
  readonly chosen: readonly ChosenFile[];
}

/** Edits many rows with one gesture; the last of these edits can be undone. */
export function useBatch({ form, put, chosen }: BatchOptions) {
  const { t } = useI18n();
  const [news, setNews] = useState<BatchNews>();

  const apply = (changes: EditsById, text: string) => {
    const now = form.getValues('rows');
    put(Object.fromEntries(Object.entries(changes).map(([id, change]) => [id, { ...now[id], ...change }])));
    const undo = () => {
      const later = form.getValues('rows');
      const entries = Object.entries(changes);
      put(Object.fromEntries(entries.map(([id, change]) => [id, without(change, now[id], later[id])])));
      setNews({ text: t.add.undone });
    };
    setNews({ text, undo });
  };

  /** Ids of a row and of those below, as far as they can be sent. */
  const from = (id: string) => {
    const start = chosen.findIndex((row) => row.id === id);
    return chosen.slice(start).flatMap((row) => (row.check.status === 'refused' ? [] : [row.id]));
  };

  return {
    news,
    forget: () => setNews(undefined),
    /** Gives rows an organization or a category of their own, or both. */
    setMetadata: (ids: readonly string[], change: Partial<Record<MetadataField, string>>) =>
      apply(forAll(ids, change), t.add.changed(ids.length)),
    fillDown: (id: string) => {
      const { organizationId = '', categoryId = '' } = form.getValues('rows')[id] ?? {};
      const below = from(id).slice(1);
      apply(forAll(below, { organizationId, categoryId }), t.add.changed(below.length));
    },
    /** Names a row and those below, one after another; an empty name leaves its row as it is. */
    paste: (id: string, names: readonly string[]) => {
      const rows = from(id);
      const named = rows.slice(0, names.length).flatMap((row, index): [string, RowEdits][] => {
        const displayName = names[index];
        return displayName ? [[row, { displayName }]] : [];
      });
      const leftOver = Math.max(0, names.length - rows.length);
      const words = [t.add.named(named.length), leftOver > 0 && t.add.leftOver(leftOver)];
      apply(Object.fromEntries(named), words.filter(Boolean).join(' '));
    },
  };
}

/** What was done to several rows at once, and how it is undone. */
export type Batch = ReturnType<typeof useBatch>;

/** A row without a change: what the change gave it is as before, unless it was given something else since. */
function without(change: RowEdits, before: RowEdits = {}, now: RowEdits = {}): RowEdits {
  const fields = Object.keys(change) as (keyof RowEdits)[];
  const untouched = fields.filter((field) => now[field] === change[field]);
  return { ...now, ...Object.fromEntries(untouched.map((field) => [field, before[field]])) };
}

const forAll = (ids: readonly string[], change: RowEdits): EditsById =>
  Object.fromEntries(ids.map((id) => [id, change]));
