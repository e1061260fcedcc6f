import { isPageName } from '#lib/page-names.ts';

import type { AddFinding } from './findings.ts';
import { baseOf } from './links/base-of.ts';
import { createLinkCheck } from './links/link-check.ts';
import type { Site } from './links/site.ts';
import { readTextInSteps, textKindOf, type TextFacts } from './pages/read-text.ts';
import { startPageTarget } from './repair/start-page-text.ts';
import { manualFindings, textFindings } from './rules/text-rules.ts';
import { pathOf } from './rules/paths.ts';
import type { PageLinks } from './rules/start-candidates.ts';
import { emptyFileFindings, unusedFileFindings } from './rules/unused-rules.ts';
import type { Steps } from './steps.ts';
import type { ZipEntry } from './zip/entry.ts';

/** Reads the text entries of a manual one by one, and then reports on all of them together. */
export interface TextCheck {
  /** Reads the bytes of a sound text entry. */
  readonly read: (entry: ZipEntry, bytes: Uint8Array) => Steps<void>;
  /** Call after every text entry was read. Returns the links between pages, counted only if there is no start page. */
  readonly finish: () => Steps<PageLinks>;
}

interface TextCheckOptions {
  /** Entries that aren't folders, in directory order. */
  readonly files: readonly ZipEntry[];
  /** The same entries for looking up links. */
  readonly site: Site;
  readonly startPage: string | undefined;
  readonly add: AddFinding;
}

/** Passes findings to `add` as they come, and those on all entries together at the end. */
export function createTextCheck({ files, site, startPage, add }: TextCheckOptions): TextCheck {
  const links = createLinkCheck(site, add, { isCounting: startPage === undefined });
  let unread = files.filter((file) => textKindOf(file.name) !== undefined).length;
  let pagesWithScripts = 0;
  let pagesWithoutLanguage = 0;

  function* read({ name }: ZipEntry, bytes: Uint8Array): Steps<void> {
    const facts = yield* readTextInSteps(name, bytes);
    if (facts === undefined) return;
    unread -= 1;
    const path = pathOf(name);
    const isPage = isPageName(name);
    if (isPage && facts.markup?.hasScript) pagesWithScripts += 1;
    const isAdded = path === startPage && startPageTarget(facts.decoded.text) !== undefined;
    if (isPage && !isAdded && facts.markup?.language === undefined) pagesWithoutLanguage += 1;
    for (const rawFinding of textFindings({ facts, isPage, isStartPage: path === startPage })) {
      add(rawFinding);
    }
    yield* checkLinks(path, facts);
  }

  function checkLinks(path: string, { references, markup, placeOf }: TextFacts): Steps<void> {
    const base = baseOf(markup, path);
    return links.check({ path, base, references, placeOf, ...(markup && { ids: markup.ids }) });
  }

  function* finish(): Steps<PageLinks> {
    const use = yield* links.finish();
    const empty = yield* emptyFileFindings(files, use, startPage);
    // A file may be referenced by a page that couldn't be read.
    const unused = unread === 0 ? yield* unusedFileFindings(files, use, startPage) : [];
    for (const rawFinding of [...empty, ...unused]) {
      add(rawFinding);
      yield;
    }
    for (const rawFinding of manualFindings({ pagesWithScripts, pagesWithoutLanguage, hosts: use.hosts })) {
      add(rawFinding);
    }
    return use;
  }

  return { read, finish };
}
