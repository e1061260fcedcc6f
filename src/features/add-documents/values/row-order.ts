import type { ChosenFile } from '#intake/chosen-file.ts';
import { proposedName } from '#intake/values/proposed-values.ts';
import { sizeOf } from '#lib/file/file-facts.ts';

/** Orders of the list; the first one is that in which files were added. */
export const rowOrders = ['added', 'name', 'kind', 'folder', 'size'] as const;

export type RowOrder = (typeof rowOrders)[number];

/** Returns the rows in an order for the view; equal ones keep theirs. A name that is typed moves no row. */
export function sortRows(
  rows: readonly ChosenFile[],
  order: RowOrder,
  locale: string,
): readonly ChosenFile[] {
  if (order === 'added') return rows;
  if (order === 'size') return rows.toSorted((a, b) => sizeOf(b.file) - sizeOf(a.file));
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const keys = new Map(rows.map((row) => [row, keyOf[order](row)]));
  return rows.toSorted((a, b) => compare(keys.get(a)!, keys.get(b)!));
}

const keyOf = {
  name: proposedName,
  kind: ({ file }: ChosenFile) => /\.[^.]+$/.exec(file.name)?.[0] ?? '',
  folder: ({ folder = '' }: ChosenFile) => folder,
};
