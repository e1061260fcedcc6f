import { baseOf } from '../links/base-of.ts';
import { linkFindings } from '../links/link-rules.ts';
import { withoutFragment } from '../links/resolve.ts';
import type { Site } from '../links/site.ts';
import { findTarget, type Target } from '../links/target.ts';
import type { TextFacts } from '../pages/read-text.ts';
import type { Reference } from '../pages/reference.ts';
import type { NewNames } from './new-names.ts';
import type { RepairKind } from './repair-item.ts';
import { leadsTo, rewriteAddress } from './rewrite-address.ts';

/** A changed address. */
export interface LinkChange {
  readonly reference: Reference;
  readonly to: string;
  /** The repairs that change it. */
  readonly kinds: readonly RepairKind[];
}

/** The archive that a text belongs to, and the repairs of its copy. */
export interface RepairContext {
  readonly kinds: ReadonlySet<RepairKind>;
  /** Files of the archive, and the added start page. */
  readonly site: Site;
  /** With all repairs done. */
  readonly names: NewNames;
  /** With only the folder dropped, if that is one of the repairs. */
  readonly unwrapped: NewNames;
}

/**
 * Reads every link of a text. Returns those that change, and the paths that it refers to; `losesBase` if its relative
 * `<base>` would lead out of the copy.
 */
export function readLinks(path: string, facts: TextFacts, context: RepairContext) {
  const base = baseOf(facts.markup, path);
  const newPath = context.names.pathOf(path);
  const newBase = baseOf(facts.markup, newPath);
  const changes: LinkChange[] = [];
  const used = new Set<string>();
  for (const reference of facts.references) {
    const address = withoutFragment(reference.url);
    const target = findTarget(context.site, address, base);
    if (!('lookup' in target) || target.resolution.isRooted) continue;
    const { lookup } = target;
    if ('path' in lookup) used.add(lookup.path);
    const change = changeOf(reference, target, { ...context, newBase });
    if (change !== undefined) changes.push(change);
  }
  const losesBase = base !== path && newBase === newPath;
  return { changes, used, losesBase };
}

type FoundTarget = Extract<Target, { readonly lookup: unknown }>;

function changeOf(
  reference: Reference,
  target: FoundTarget,
  { kinds, names, unwrapped, newBase }: RepairContext & { readonly newBase: string },
): LinkChange | undefined {
  const codes = linkFindings(reference.kind, target).map(({ code }) => code);
  const slashes = codes.includes('LINK-BACKSLASH') && kinds.has('correct-backslashes');
  const isCase = codes.includes('LINK-CASE') && kinds.has('correct-case');
  const { resolution, lookup } = target;
  const path = isCase && lookup.found === 'similar' ? lookup.path : resolution.path;
  const targetPath = lookup.found === 'nothing' ? undefined : names.pathOf(path);
  const reasons: RepairKind[] = [
    ...(isCase ? (['correct-case'] as const) : []),
    ...(slashes ? (['correct-backslashes'] as const) : []),
    ...(lookup.found === 'nothing' ? [] : movesOf()),
  ];
  if (reasons.length === 0) return undefined;
  const to = rewriteAddress(reference.url, { base: newBase, targetPath, slashes });
  return { reference, to, kinds: reasons };

  /** Repairs that move the target of the address. */
  function movesOf(): RepairKind[] {
    const unmoved = unwrapped.pathOf(resolution.path);
    const isCutOff = kinds.has('unwrap') && !leadsTo(withoutFragment(reference.url), newBase, unmoved);
    const isRenamed = unmoved !== names.pathOf(resolution.path);
    return [
      ...(isCutOff ? (['unwrap'] as const) : []),
      ...(isRenamed ? (['rename-start-page'] as const) : []),
    ];
  }
}
