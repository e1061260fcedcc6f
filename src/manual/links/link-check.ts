import { isPageName } from '#file-type/page-names.ts';
import { baseName } from '#zip/paths.ts';

import type { Place } from '../finding.ts';
import type { AddFinding } from '../findings.ts';
import type { Reference, ReferenceKind } from '../pages/reference.ts';
import type { LinksOfPage, PageLinks } from '../rules/start-candidates.ts';
import type { LinkUse } from '../rules/unused-rules.ts';
import { createFragments } from './fragments.ts';
import { linkFindings } from './link-rules.ts';
import { fragmentOf, withoutFragment } from './resolve.ts';
import type { Site } from './site.ts';
import { findTarget, shortened, type Target } from './target.ts';

/** References of one entry. */
interface ReferenceSource {
  readonly path: string;
  /** Base of relative addresses: the path, unless `<base>` changes it. */
  readonly base: string;
  readonly references: readonly Reference[];
  /** IDs in the entry, if it is a page. */
  readonly ids?: ReadonlySet<string>;
  readonly placeOf: (offset: number) => Place;
}

/** Used entries, and the number of external links by host. */
type CheckedLinks = LinkUse & PageLinks & { readonly hosts: ReadonlyMap<string, number> };

/** Maximum number of hosts that are counted separately. */
const maxHosts = 10_000;
const otherHosts = '…';

interface LinkCheckOptions {
  /** True to count the pages that each page leads to. */
  readonly isCounting?: boolean;
}

/** Checks every reference of every page and style sheet, one after another, against the files of the archive. */
export function createLinkCheck(site: Site, add: AddFinding, options: LinkCheckOptions = {}) {
  const fragments = createFragments((path, fragment, occurrence) => {
    const params = { target: shortened(path), fragment: shortened(fragment) };
    add({ code: 'LINK-FRAGMENT', severity: 'warning', params }, occurrence);
  });
  const used = new Set<string>();
  const linkedPages = new Set<string>();
  const counter = options.isCounting ? createPageCounter() : undefined;
  const hosts = new Map<string, number>();

  function check(source: ReferenceSource): void {
    if (source.ids !== undefined) fragments.define(source.path, source.ids);
    for (const reference of source.references) {
      const address = withoutFragment(reference.url);
      const isOther = address !== '' || reference.url === '';
      if (!isOther && staysOnPage(source, reference)) askFragment(source, reference, source.path);
      else {
        const target = findTarget(site, isOther ? address : nameOf(source.base), source.base);
        checkTarget(source, reference, target);
      }
    }
    counter?.endPage(source.path);
  }

  function checkTarget(source: ReferenceSource, reference: Reference, target: Target): void {
    const { resolution } = target;
    if (resolution.kind === 'external' && (reference.kind === 'page' || reference.kind === 'relation')) {
      const host = shortened(resolution.host);
      const counted = hosts.size < maxHosts || hosts.has(host) ? host : otherHosts;
      hosts.set(counted, (hosts.get(counted) ?? 0) + 1);
      return;
    }
    for (const rawFinding of linkFindings(reference.kind, target)) {
      add(rawFinding, { placeOf: () => source.placeOf(reference.offset) });
    }
    if (!('lookup' in target) || !('path' in target.lookup)) return;
    const { path } = target.lookup;
    if (path !== source.path) {
      used.add(path);
      if (reference.kind !== 'resource') {
        linkedPages.add(path);
        counter?.add(path, reference.kind);
      }
    }
    askFragment(source, reference, path);
  }

  function askFragment(source: ReferenceSource, reference: Reference, path: string): void {
    if (reference.kind !== 'page') return;
    const fragment = fragmentOf(reference.url);
    if (fragment === undefined || !isPageName(path)) return;
    fragments.check(path, fragment, () => source.placeOf(reference.offset));
  }

  /** Call after every page was read: checks the fragments. */
  function finish(): CheckedLinks {
    fragments.finish();
    return { used, linkedPages, byPage: counter?.byPage ?? new Map(), hosts };
  }

  return { check, finish };
}

/** Counts the other pages that each page leads to, one page after another. */
function createPageCounter() {
  const byPage = new Map<string, LinksOfPage>();
  let linked = new Set<string>();
  let framed = new Set<string>();
  return {
    byPage,
    add(path: string, kind: ReferenceKind): void {
      if (isPageName(path)) (kind === 'frame' ? framed : linked).add(path);
    },
    endPage(path: string): void {
      byPage.set(path, { linkCount: linked.size, frames: [...framed] });
      [linked, framed] = [new Set(), new Set()];
    },
  };
}

/** A lone fragment is resolved against `<base>` (HTML standard), except for images within the page (SVG 2, 16.1.4). */
const staysOnPage = ({ base, path }: ReferenceSource, { kind }: Reference): boolean =>
  base === path || kind === 'resource';

/** Relative address of a file in the same folder. */
const nameOf = (path: string): string => encodeURIComponent(baseName(path)) || './';
