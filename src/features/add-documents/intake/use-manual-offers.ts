import { useEffect, useRef, useState } from 'react';

import { mediaTypeOf } from '#file-type/media-type.ts';
import { isFileUnreadableError, isManualRejectedError } from '#manual/errors.ts';
import type { Finding } from '#manual/finding.ts';
import { findManuals, type ManualFolder, type PlacedFile } from '#manual/pack/find-manuals.ts';
import type { EditProgress } from '#manual/editor/edit-job.ts';
import type { EditCall } from '#manual/editor/archive-editor.ts';
import { findPackages, type PackageFolder } from '#package/find-packages.ts';

/** A folder that can be uploaded as a manual or package: offered, being packed, failed or rejected. */
export type ManualOffer = { readonly id: string; readonly folder: ManualFolder | PackageFolder } & OfferState;

type OfferState =
  | { readonly status: 'offered' }
  | { readonly status: 'packing'; readonly progress: EditProgress | undefined }
  | { readonly status: 'failed'; readonly reason: 'unreadable' | 'unavailable' }
  | { readonly status: 'rejected'; readonly findings: readonly Finding[] };

/** Packs a folder into a ZIP; rejects as `ArchiveEditor`. */
export type PackFolder = (folder: ManualOffer['folder'], call?: EditCall) => Promise<Blob>;

interface OffersOptions {
  readonly pack: PackFolder;
  /** Adds files to the list. */
  readonly add: (files: readonly PlacedFile[]) => void;
  /** Called with files that the person removed. */
  readonly onRemoved?: ((files: readonly File[]) => void) | undefined;
  /** With accepted names of start pages. */
  readonly rules?: { readonly startPages?: readonly string[] | undefined } | undefined;
}

/** Holds back folders that look like manuals or packages until the person decides; other files continue at once. */
export function useManualOffers({ pack, add, onRemoved, rules }: OffersOptions) {
  const [offers, setOffers] = useState<readonly ManualOffer[]>([]);
  const lastId = useRef(0);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const jobs = running.current;
    return () => jobs.forEach((abort) => abort.abort());
  }, []);

  const put = (id: string, state: OfferState) =>
    setOffers((known) =>
      known.map((offer) => (offer.id === id ? { id, folder: offer.folder, ...state } : offer)),
    );
  const drop = (id: string) => setOffers((known) => known.filter((offer) => offer.id !== id));

  const packUp = async ({ id, folder }: ManualOffer) => {
    const abort = new AbortController();
    running.current.set(id, abort);
    put(id, { status: 'packing', progress: undefined });
    try {
      const archive = await pack(folder, {
        signal: abort.signal,
        onProgress: (progress) => put(id, { status: 'packing', progress }),
      });
      drop(id);
      const extension = 'extension' in folder ? folder.extension : 'zip';
      const type = mediaTypeOf(`.${extension}`) ?? 'application/zip';
      const path = `${folder.name}.${extension}`;
      add([{ path, file: new File([archive], path, { type }) }]);
    } catch (error) {
      if (abort.signal.aborted) return put(id, { status: 'offered' });
      if (isManualRejectedError(error)) return put(id, { status: 'rejected', findings: error.findings });
      put(id, { status: 'failed', reason: isFileUnreadableError(error) ? 'unreadable' : 'unavailable' });
    } finally {
      running.current.delete(id);
    }
  };

  return {
    offers,
    accept: (files: readonly PlacedFile[]) => {
      const found = findPackages(files);
      const { manuals, rest } = findManuals(found.rest, rules?.startPages);
      const fresh = [...found.packages, ...manuals].map((folder): ManualOffer => {
        lastId.current += 1;
        return { id: `manual-${lastId.current}`, folder, status: 'offered' };
      });
      if (fresh.length > 0) setOffers((known) => [...known, ...fresh]);
      const left = new Set(rest);
      if (left.size > 0) add(found.rest.filter(({ file }) => left.has(file)));
    },
    asZip: (offer: ManualOffer) => void packUp(offer),
    cancel: ({ id }: ManualOffer) => running.current.get(id)?.abort(),
    asFiles: ({ id, folder }: ManualOffer) => {
      drop(id);
      add(folder.files.map(({ path, file }) => ({ path: `${folder.name}/${path}`, file })));
    },
    leave: ({ id, folder }: ManualOffer) => {
      drop(id);
      onRemoved?.(folder.files.map(({ file }) => file));
    },
  };
}

/** Result of `useManualOffers`. */
export type ManualOffers = ReturnType<typeof useManualOffers>;
