import type { ZipEntry } from '#zip/entry.ts';
import { pathOf } from '#zip/paths.ts';

import type { AddFinding } from '../findings.ts';
import { createLinkCheck } from '../links/link-check.ts';
import type { Site } from '../links/site.ts';
import { textKindOf } from '../pages/read-text.ts';
import type { PageLinks } from '../rules/start-candidates.ts';
import { emptyFileFindings, unusedFileFindings } from '../rules/unused-rules.ts';
import type { TextSummary } from './summarize-text.ts';
import { manualFindings } from './text-rules.ts';

interface TextCheckOptions {
  /** Entries that aren't folders, in directory order. */
  readonly files: readonly ZipEntry[];
  /** The same entries for looking up links. */
  readonly site: Site;
  readonly startPage: string | undefined;
  readonly add: AddFinding;
}

/**
 * Takes the text entries of a manual one by one. Passes findings to `add` as they come, and those on all entries together
 * at the end.
 */
export function createTextCheck({ files, site, startPage, add }: TextCheckOptions) {
  const links = createLinkCheck(site, add, { isCounting: startPage === undefined });
  let unread = files.filter((file) => textKindOf(file.name) !== undefined).length;
  let pagesWithScripts = 0;
  let pagesWithoutLanguage = 0;

  function addText({ name }: ZipEntry, summary: TextSummary): void {
    unread -= 1;
    if (summary.isPageWithScript) pagesWithScripts += 1;
    if (summary.isPageWithoutLanguage) pagesWithoutLanguage += 1;
    for (const rawFinding of summary.rawFindings) add(rawFinding);
    links.check({ path: pathOf(name), ...summary });
  }

  /** Call after every text entry was added. Returns the links between pages, counted only if there is no start page. */
  function finish(): PageLinks {
    const use = links.finish();
    // A file may be referenced by a page that couldn't be read.
    const unused = unread === 0 ? unusedFileFindings(files, use, startPage) : [];
    const whole = manualFindings({ pagesWithScripts, pagesWithoutLanguage, hosts: use.hosts });
    for (const rawFinding of [...emptyFileFindings(files, use, startPage), ...unused, ...whole]) {
      add(rawFinding);
    }
    return use;
  }

  return { addText, finish };
}

/** Check of the texts of a manual. */
export type TextCheck = ReturnType<typeof createTextCheck>;
