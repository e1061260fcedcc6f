import type { FindingParams } from '#lib/finding.ts';

import type { FindingTerms } from '../finding-terms.ts';
import type { RawFinding } from '../finding.ts';
import { isFixedBase } from '../links/base-of.ts';
import { shortened } from '../links/target.ts';
import type { TextFacts } from '../pages/read-text.ts';

/** A text entry and its role in the manual. */
export interface ReadEntry {
  readonly facts: TextFacts;
  readonly isPage: boolean;
  readonly isStartPage: boolean;
}

type TextRule = (entry: ReadEntry) => readonly RawFinding[];

const textRules: readonly TextRule[] = [
  ({ facts: { decoded, placeOf }, isPage }) => {
    if (!isPage || decoded.isDeclared || decoded.isAscii) return [];
    const params = { encoding: decoded.encoding };
    return [{ code: 'DOC-CHARSET', severity: 'info', params, ...placeOf() }];
  },
  ({ facts: { decoded, placeOf } }) => {
    const { fault, encoding } = decoded;
    if (fault === undefined) return [];
    return [{ code: 'DOC-DECODING', severity: 'warning', params: { fault, encoding }, ...placeOf() }];
  },
  ({ facts: { decoded, placeOf }, isStartPage }) => {
    if (!isStartPage || decoded.text.trim() !== '') return [];
    const params = { content: 'empty' satisfies FindingTerms['DOC-NOT-HTML'] };
    return [{ code: 'DOC-NOT-HTML', severity: 'error', params, ...placeOf() }];
  },
  ({ facts: { xmlFault, placeOf }, isStartPage }) => {
    if (xmlFault === undefined) return [];
    const severity = isStartPage ? 'error' : 'warning';
    return [{ code: 'DOC-XML', severity, ...placeOf(xmlFault.offset) }];
  },
  ({ facts: { markup, placeOf }, isPage, isStartPage }) => {
    if (!isPage || markup?.title !== undefined) return [];
    return [{ code: 'DOC-TITLE', severity: isStartPage ? 'warning' : 'info', ...placeOf() }];
  },
  ({ facts: { markup, placeOf } }) => {
    const base = markup?.base;
    if (base === undefined || !isFixedBase(base.href)) return [];
    const params = { href: shortened(base.href) };
    return [{ code: 'DOC-BASE', severity: 'warning', params, ...placeOf(base.offset) }];
  },
  ({ facts: { needs, placeOf } }) =>
    needs.map(({ need, offset }) => ({
      code: 'DOC-NEEDS-SERVER',
      severity: 'warning',
      params: { need },
      ...placeOf(offset),
    })),
];

/** Findings of a page, style sheet or script, without its links. */
export const textFindings = (entry: ReadEntry): readonly RawFinding[] =>
  textRules.flatMap((rule) => rule(entry));

/** Counts over all pages, reported once. */
export interface ManualCounts {
  readonly pagesWithScripts: number;
  readonly pagesWithoutLanguage: number;
  /** Links to the internet by host. */
  readonly hosts: ReadonlyMap<string, number>;
}

const maxHosts = 10;

/** Notes on the manual as a whole, each at most once. */
export function manualFindings({
  pagesWithScripts,
  pagesWithoutLanguage,
  hosts,
}: ManualCounts): readonly RawFinding[] {
  return [
    ...(pagesWithoutLanguage > 0 ? [info('DOC-LANGUAGE', { pages: pagesWithoutLanguage })] : []),
    ...(pagesWithScripts > 0 ? [info('DOC-SCRIPTS', { pages: pagesWithScripts })] : []),
    ...(hosts.size > 0 ? [info('LINK-EXTERNAL', hostParams(hosts))] : []),
  ];
}

const info = (code: RawFinding['code'], params: FindingParams): RawFinding => ({
  code,
  severity: 'info',
  params,
});

function hostParams(hosts: ReadonlyMap<string, number>): FindingParams {
  const sorted = [...hosts].toSorted((a, b) => b[1] - a[1]);
  const named = sorted.slice(0, maxHosts).map(([host, links]) => `${host} (${links})`);
  const links = sorted.reduce((sum, [, count]) => sum + count, 0);
  return { links, hostCount: hosts.size, hosts: named.join(', ') };
}
