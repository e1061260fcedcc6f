import { isPageName } from '#file-type/page-names.ts';
import { isJunkName } from '#file-type/system-files.ts';
import { baseName, pathOf } from '#zip/paths.ts';

import type { RawFinding } from '../finding.ts';

/** Paths that the links of a manual use. */
export interface LinkUse {
  /** Files that another entry refers to. */
  readonly used: ReadonlySet<string>;
  /** Pages that readers can reach from another page. */
  readonly linkedPages: ReadonlySet<string>;
}

interface NamedFile {
  readonly name: string;
  readonly sizeBytes: number;
}

/** Files that browsers and people look for without a reference. */
const wellKnown = /^(?:favicon\.ico|license|licence|readme|copying)(?:\.|$)/i;

/** Empty files: a defect if something refers to them. Other rules cover the start page. */
export function emptyFileFindings(
  files: readonly NamedFile[],
  { used }: LinkUse,
  startPage: string | undefined,
): readonly RawFinding[] {
  const rawFindings: RawFinding[] = [];
  for (const { name, sizeBytes } of files) {
    if (sizeBytes > 0 || isJunkName(name) || pathOf(name) === startPage) continue;
    const severity = used.has(pathOf(name)) ? 'warning' : 'info';
    rawFindings.push({ code: 'ENTRY-EMPTY', severity, entry: name });
  }
  return rawFindings;
}

/** Files that no reader can reach. */
export function unusedFileFindings(
  files: readonly NamedFile[],
  { used, linkedPages }: LinkUse,
  startPage: string | undefined,
): readonly RawFinding[] {
  const unused: string[] = [];
  const unlinked: string[] = [];
  let bytes = 0;
  for (const { name, sizeBytes } of files) {
    const path = pathOf(name);
    if (isJunkName(name) || path === startPage || wellKnown.test(baseName(name))) continue;
    if (!used.has(path)) {
      unused.push(name);
      bytes += sizeBytes;
    }
    if (isPageName(name) && !linkedPages.has(path)) unlinked.push(name);
  }
  const params = { files: unused.length, bytes, pages: unlinked.length };
  const names = new Set([...unused, ...unlinked]);
  return [...names].map((entry) => ({ code: 'DOC-UNUSED', severity: 'info', params, entry }));
}
