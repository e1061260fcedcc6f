import type { Finding } from '#manual/finding.ts';
import type { ManualFolder } from '#manual/pack/find-manuals.ts';
import type { ByteProgress } from '#manual/report.ts';
import type { PackageFolder } from '#package/find-packages.ts';

/** A folder that can be uploaded as a manual or package: offered, being packed, failed or rejected. */
export type FolderOffer = { readonly id: string; readonly folder: ManualFolder | PackageFolder } & OfferState;

export type OfferState =
  | { readonly status: 'offered' }
  | { readonly status: 'packing'; readonly progress: ByteProgress | undefined }
  | { readonly status: 'failed'; readonly reason: 'unreadable' | 'unavailable' }
  | { readonly status: 'rejected'; readonly findings: readonly Finding[] };
