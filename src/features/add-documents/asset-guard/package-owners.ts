import { similarKey } from '#lib/similar-key.ts';
import type { ObjectId } from '#package/package-report.ts';

/** The package that a file is, or that it was taken from. */
export interface FilePackage {
  readonly name: string;
  readonly objectIds: readonly ObjectId[];
}

/** An asset, with the contents of the codes and the serial numbers on it. */
export interface OwningAsset {
  readonly id: string;
  readonly codes?: readonly string[] | undefined;
}

/** Finds the asset of a serial number. Resolves to `undefined` if there is none, and may reject. */
export type FindOwner = (code: string, signal: AbortSignal) => Promise<{ readonly id: string } | undefined>;

interface OwnerOptions {
  readonly knownAssets: readonly OwningAsset[];
  readonly findOwner?: FindOwner | undefined;
  readonly signal: AbortSignal;
}

/** Most products of one selection that are looked up: a package is usually for one. */
const mostLookups = 10;

/** Fewest characters of a serial number: shorter ones are used by many makers. */
const leastCharacters = 4;

/**
 * Returns the assets of the products that packages are for, by ID of the product: the one with this ID or code, or the one
 * that the lookup finds. Never rejects.
 */
export async function findOwners(
  packages: readonly FilePackage[],
  { knownAssets, findOwner, signal }: OwnerOptions,
): Promise<ReadonlyMap<string, string>> {
  const productIds = [...new Set(packages.flatMap(productIdsOf))];
  const listed = productIds.flatMap((id) => {
    const owners = knownAssets.filter((asset) => isOwner(asset, id));
    return owners.length === 0 ? [] : ([[id, owners.length === 1 ? owners[0]!.id : undefined]] as const);
  });
  const isListed = new Set(listed.map(([id]) => id));
  const unlisted = findOwner ? productIds.filter((id) => !isListed.has(id)).slice(0, mostLookups) : [];
  const found = await Promise.all(
    unlisted.map(async (id) => {
      const owner = await findOwner?.(id, signal).catch(() => undefined);
      return [id, owner?.id] as const;
    }),
  );
  return new Map([...listed, ...found].flatMap(([id, owner]) => (owner === undefined ? [] : [[id, owner]])));
}

/** IDs of single products; types and IDs of an unknown kind say nothing about an asset. */
const productIdsOf = ({ objectIds }: FilePackage): readonly string[] =>
  objectIds.flatMap(({ id, kind }) => (kind === 'individual' && id.length >= leastCharacters ? [id] : []));

const isOwner = ({ id, codes = [] }: OwningAsset, productId: string): boolean =>
  [id, ...codes].some((known) => similarKey(known) === similarKey(productId));

/** What the package of a file says about its asset. */
export type PackageHint =
  /** The package is for one other asset. */
  | { readonly assetId: string; readonly productId: string }
  /** It is for this asset, or for several. */
  | 'fits';

/** Returns what a package says about its asset; `undefined` if no asset of its products is known. */
export function packageHint(
  ofFile: FilePackage,
  { assetId, owners }: { readonly assetId: string; readonly owners: ReadonlyMap<string, string> },
): PackageHint | undefined {
  const owned = productIdsOf(ofFile).flatMap((productId) => {
    const owner = owners.get(productId);
    return owner === undefined ? [] : [{ assetId: owner, productId }];
  });
  const [first] = owned;
  if (first === undefined) return undefined;
  return owned.some((one) => one.assetId !== first.assetId) || first.assetId === assetId ? 'fits' : first;
}
