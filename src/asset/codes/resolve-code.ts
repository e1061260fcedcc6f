import { operationPath } from '#api/contract/operation-path.ts';

import type { AssetLookup } from '../asset-lookup.ts';
import type { KnownAsset } from '../known-asset.ts';
import { similarAssets } from '../similar-assets.ts';
import { readCode, type CodeReading, type CodeRules } from './read-code.ts';

/** Knowledge of the deployment about codes and assets. */
export interface CodeSource {
  readonly assets: readonly KnownAsset[];
  readonly rules: CodeRules;
  readonly lookup: AssetLookup | undefined;
}

/** Result of looking a code up at the deployment's service; `none` if it has no such service. */
export type CodeLookup =
  | { readonly status: 'none' | 'checking' | 'unknown' | 'failed' }
  | { readonly status: 'found'; readonly asset: KnownAsset };

/** The asset of a code, IDs to confirm, or nothing usable. */
export type CodeResolution =
  | { readonly status: 'checking' }
  | { readonly status: 'nothing' }
  | { readonly status: 'known'; readonly asset: KnownAsset }
  /** `name` is empty for an ID that isn't known. */
  | { readonly status: 'confirm'; readonly suggestions: readonly KnownAsset[] };

/**
 * Decides what a code stands for. Its asset is known only if the list or the service knows the whole code, or if the
 * code is an asset ID and neither could know it; anything else is for a person to confirm.
 */
export function resolveCode(
  reading: CodeReading,
  lookup: CodeLookup,
  { assets, rules }: Pick<CodeSource, 'assets' | 'rules'>,
): CodeResolution {
  const { identity, isAssetId, isLookedUpById } = reading;
  const listed = assets.filter(
    ({ id, codes = [] }) =>
      id === identity || codes.some((code) => readCode(code, rules)?.identity === identity),
  );
  const [only, ...others] = listed;
  if (only && others.length === 0) return { status: 'known', asset: only };
  if (lookup.status === 'checking' && listed.length === 0) return { status: 'checking' };
  const found = lookup.status === 'found' ? lookup.asset : undefined;
  // Asked for an ID, a service may answer with a similar one.
  const isSure = listed.length === 0 && (!isLookedUpById || found?.id === identity);
  if (found && isSure) return { status: 'known', asset: found };
  const isUncheckable = lookup.status === 'none' && assets.length === 0;
  if (isAssetId && isUncheckable && isPossible(identity)) {
    return { status: 'known', asset: { id: identity, name: '' } };
  }
  const suggestions = suggest([...listed, ...(found ? [found] : [])], reading, assets);
  return suggestions.length > 0 ? { status: 'confirm', suggestions } : { status: 'nothing' };
}

/** Returns true if a code may name an asset: then it is checked, otherwise scanning continues. */
export function mayNameAsset(content: string, { assets, rules, lookup }: CodeSource): boolean {
  const reading = readCode(content, rules);
  if (!reading || lookup) return reading !== undefined;
  return resolveCode(reading, { status: 'none' }, { assets, rules }).status !== 'nothing';
}

/** Returns the assets and IDs to confirm, each once, known ones first. */
function suggest(
  known: readonly KnownAsset[],
  { identity, isAssetId, suggestions }: CodeReading,
  assets: readonly KnownAsset[],
): readonly KnownAsset[] {
  const ids = [...(isAssetId ? [identity] : []), ...suggestions];
  const likely = ids.flatMap((id) => [
    ...assets.filter((asset) => asset.id === id),
    ...similarAssets(assets, id),
  ]);
  const all = [...known, ...likely, ...ids.map((id) => ({ id, name: '' }))];
  return all
    .filter(({ id }) => isPossible(id))
    .filter(({ id }, at) => all.findIndex((each) => each.id === id) === at)
    .slice(0, maxSuggestions);
}

/** More than that is a list to search, not a choice. */
const maxSuggestions = 4;

const isPossible = (id: string): boolean => id.length <= 255 && operationPath('document', id).ok;
