import { isPageName } from '#file-type/page-names.ts';
import { pathOf } from '#zip/paths.ts';

import type { Place, RawFinding } from '../finding.ts';
import { baseOf } from '../links/base-of.ts';
import { readText } from '../pages/read-text.ts';
import type { Reference } from '../pages/reference.ts';
import { startPageTarget } from '../repair/start-page-text.ts';
import { textFindings } from './text-rules.ts';

/** Facts of one text entry that the check of all of them needs. */
export interface TextSummary {
  /** Findings that concern this entry alone, in order. */
  readonly rawFindings: readonly RawFinding[];
  /** Base of relative addresses: the path, unless `<base>` changes it. */
  readonly base: string;
  readonly references: readonly Reference[];
  /** Places that a fragment can name; absent if the entry isn't markup. */
  readonly ids?: ReadonlySet<string>;
  readonly isPageWithScript: boolean;
  readonly isPageWithoutLanguage: boolean;
  readonly placeOf: (offset: number) => Place;
}

/** Reads a text entry; `startPage` is the path of the manual's start page. */
export function summarizeText(
  name: string,
  bytes: Uint8Array,
  startPage: string | undefined,
): TextSummary | undefined {
  const facts = readText(name, bytes);
  if (facts === undefined) return undefined;
  const { decoded, markup, references, placeOf } = facts;
  const path = pathOf(name);
  const isPage = isPageName(name);
  const isAdded = path === startPage && startPageTarget(decoded.text) !== undefined;
  return {
    rawFindings: textFindings({ facts, isPage, isStartPage: path === startPage }),
    base: baseOf(markup, path),
    references,
    ...(markup && { ids: markup.ids }),
    isPageWithScript: isPage && markup?.hasScript === true,
    isPageWithoutLanguage: isPage && !isAdded && markup?.language === undefined,
    placeOf,
  };
}
