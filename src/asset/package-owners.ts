import type { ObjectId } from '#package/report/package-report.ts';

import type { KnownAsset } from './known-asset.ts';
import { similarKey } from './similar-key.ts';

/** The package that a file is, or that it was taken from. */
export interface FilePackage {
  readonly name: string;
  readonly objectIds: readonly ObjectId[];
}

/** An asset, with the contents of the codes and the serial numbers on it. */
type OwningAsset = Pick<KnownAsset, 'id' | 'codes'>;

/** Fewest characters of a serial number: shorter ones are used by many makers. */
const minCharacters = 4;

/** Returns the only asset that has the ID of a product as its ID or code. */
function ownerOf(productId: string, knownAssets: readonly OwningAsset[]): string | undefined {
  const [owner, ...others] = knownAssets.filter((asset) => isOwner(asset, productId));
  return others.length === 0 ? owner?.id : undefined;
}

/** IDs of single products; types and IDs of an unknown kind say nothing about an asset. */
const productIdsOf = ({ objectIds }: FilePackage): readonly string[] =>
  objectIds.flatMap(({ id, kind }) => (kind === 'individual' && id.length >= minCharacters ? [id] : []));

const isOwner = ({ id, codes = [] }: OwningAsset, productId: string): boolean =>
  [id, ...codes].some((known) => similarKey(known) === similarKey(productId));

/** A file of a selection, with the package that it is or was taken from. */
interface PackagedFile {
  readonly id: string;
  readonly ofPackage?: FilePackage | undefined;
}

/** Another asset, and the files of a package that is for one of its products. */
export interface PackagedAsset<F extends PackagedFile = PackagedFile> {
  readonly assetId: string;
  readonly packageName: string;
  readonly productId: string;
  readonly files: readonly F[];
}

interface Plant {
  /** Asset to which the files are uploaded. */
  readonly assetId: string;
  readonly knownAssets: readonly OwningAsset[];
}

/** Files by what their packages say about the asset. */
interface Sorted<F extends PackagedFile> {
  readonly packaged: readonly PackagedAsset<F>[];
  /** Files about which their package says nothing, or that have none. */
  readonly others: readonly F[];
}

/** Finds files of packages for one other asset. A package for this asset, or for several, raises no question. */
export function findPackagedAssets<F extends PackagedFile>(files: readonly F[], plant: Plant): Sorted<F> {
  const packaged = new Map<string, PackagedAsset<F>>();
  const others: F[] = [];
  for (const file of files) {
    const hint = file.ofPackage && hintOf(file.ofPackage, plant);
    if (!file.ofPackage || hint === undefined) others.push(file);
    else if (hint !== 'fits') {
      const { name: packageName } = file.ofPackage;
      const key = JSON.stringify([packageName, hint]);
      packaged.set(key, { packageName, ...hint, files: [...(packaged.get(key)?.files ?? []), file] });
    }
  }
  return { packaged: [...packaged.values()], others };
}

/** Result of comparing a package with the asset of its files: one other asset, or that it fits. */
type PackageHint = Pick<PackagedAsset, 'assetId' | 'productId'> | 'fits';

function hintOf(ofPackage: FilePackage, { assetId, knownAssets }: Plant): PackageHint | undefined {
  const owned = productIdsOf(ofPackage).flatMap((productId) => {
    const owner = ownerOf(productId, knownAssets);
    return owner === undefined ? [] : [{ assetId: owner, productId }];
  });
  const [first] = owned;
  if (first === undefined) return undefined;
  return owned.some((one) => one.assetId !== first.assetId) || first.assetId === assetId ? 'fits' : first;
}
