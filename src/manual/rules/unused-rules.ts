import type { Remark } from '../finding.ts';
import { baseName, pathOf } from './paths.ts';
import { isJunkName, isPageName } from './start-page.ts';

/** What the links of a manual use, by path. */
export interface LinkUse {
  /** Files that anything but themselves refers to. */
  readonly used: ReadonlySet<string>;
  /** Pages that a reader can go to from another page. */
  readonly linkedPages: ReadonlySet<string>;
}

interface File {
  readonly name: string;
  readonly sizeBytes: number;
}

/** Files that browsers and people look for without a reference. */
const knownByName = /^(?:favicon\.ico|license|licence|readme|copying)(?:\.|$)/i;

/** Files of 0 bytes: a defect where something refers to them. */
export function emptyFileRemarks(files: readonly File[], { used }: LinkUse): readonly Remark[] {
  return ownOf(files)
    .filter((file) => file.sizeBytes === 0)
    .map(({ name }) => ({
      code: 'ENTRY-EMPTY',
      severity: used.has(pathOf(name)) ? 'warning' : 'info',
      entry: name,
    }));
}

/** Files that no reader comes across. */
export function unusedFileRemarks(
  files: readonly File[],
  { used, linkedPages }: LinkUse,
  startPage: string | undefined,
): readonly Remark[] {
  const others = ownOf(files).filter(
    (file) => pathOf(file.name) !== startPage && !knownByName.test(baseName(file.name)),
  );
  const unused = others.filter((file) => !used.has(pathOf(file.name)));
  const unlinked = others.filter((file) => isPageName(file.name) && !linkedPages.has(pathOf(file.name)));
  const bytes = unused.reduce((sum, file) => sum + file.sizeBytes, 0);
  const params = { files: unused.length, bytes, pages: unlinked.length };
  const names = new Set([...unused, ...unlinked].map((file) => file.name));
  return [...names].map((entry) => ({ code: 'DOC-UNUSED', severity: 'info', params, entry }));
}

const ownOf = (files: readonly File[]): readonly File[] => files.filter((file) => !isJunkName(file.name));
