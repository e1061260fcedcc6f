import type { ChosenFile, FileCheck } from './chosen-file.ts';

/**
 * Returns the list with some rows as they were `before`, at their old places, and rows added since at the end. Checks of
 * the rows in `restarted` have to be started again.
 */
export function restoreRows(
  before: readonly ChosenFile[],
  latest: readonly ChosenFile[],
  ids: ReadonlySet<string>,
): { readonly rows: readonly ChosenFile[]; readonly restarted: readonly ChosenFile[] } {
  const now = new Map(latest.map((row) => [row.id, row]));
  const old = before.flatMap((row) => (ids.has(row.id) ? row : (now.get(row.id) ?? [])));
  const known = new Set(old.map(({ id }) => id));
  return {
    rows: [...old, ...latest.filter(({ id }) => !known.has(id))],
    restarted: old.filter(({ id, check }) => ids.has(id) && !isFinished(check)),
  };
}

const isFinished = (check: FileCheck): boolean =>
  check.status === 'rejected' || (check.status === 'zip' && check.report.complete);
