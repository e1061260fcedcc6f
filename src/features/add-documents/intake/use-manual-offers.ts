import { useEffect, useRef, useState } from 'react';

import { isFileUnreadableError, isManualRejectedError } from '#manual/errors.ts';
import type { Finding } from '#manual/finding.ts';
import { findManuals, type ManualFolder, type PlacedFile } from '#manual/pack/find-manuals.ts';
import type { EditProgress } from '#manual/editor/edit-job.ts';
import type { ArchiveEditor } from '#manual/editor/archive-editor.ts';

/** A folder that can be uploaded as a manual: offered, being packed, failed or rejected. */
export type ManualOffer = { readonly id: string; readonly manual: ManualFolder } & OfferState;

type OfferState =
  | { readonly status: 'offered' }
  | { readonly status: 'packing'; readonly progress: EditProgress | undefined }
  | { readonly status: 'failed'; readonly reason: 'unreadable' | 'unavailable' }
  | { readonly status: 'rejected'; readonly findings: readonly Finding[] };

interface OffersOptions {
  readonly pack: ArchiveEditor['pack'];
  /** Adds files to the list. */
  readonly add: (files: readonly File[]) => void;
  /** Accepted names of start pages. */
  readonly startPages?: readonly string[] | undefined;
}

/** Holds back folders that look like manuals until the person decides; other files continue at once. */
export function useManualOffers({ pack, add, startPages }: OffersOptions) {
  const [offers, setOffers] = useState<readonly ManualOffer[]>([]);
  const lastId = useRef(0);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const jobs = running.current;
    return () => jobs.forEach((abort) => abort.abort());
  }, []);

  const put = (id: string, state: OfferState) =>
    setOffers((known) =>
      known.map((offer) => (offer.id === id ? { id, manual: offer.manual, ...state } : offer)),
    );
  const drop = (id: string) => setOffers((known) => known.filter((offer) => offer.id !== id));

  const packUp = async ({ id, manual }: ManualOffer) => {
    const abort = new AbortController();
    running.current.set(id, abort);
    put(id, { status: 'packing', progress: undefined });
    try {
      const archive = await pack(manual, {
        signal: abort.signal,
        onProgress: (progress) => put(id, { status: 'packing', progress }),
      });
      drop(id);
      add([new File([archive], `${manual.name}.zip`, { type: 'application/zip' })]);
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
      const { manuals, rest } = findManuals(files, startPages);
      const fresh = manuals.map((manual): ManualOffer => {
        lastId.current += 1;
        return { id: `manual-${lastId.current}`, manual, status: 'offered' };
      });
      if (fresh.length > 0) setOffers((known) => [...known, ...fresh]);
      if (rest.length > 0) add(rest);
    },
    asZip: (offer: ManualOffer) => void packUp(offer),
    cancel: ({ id }: ManualOffer) => running.current.get(id)?.abort(),
    asFiles: ({ id, manual }: ManualOffer) => {
      drop(id);
      add(manual.files.map(({ file }) => file));
    },
    leave: ({ id }: ManualOffer) => drop(id),
  };
}

/** Result of `useManualOffers`. */
export type ManualOffers = ReturnType<typeof useManualOffers>;
