import { mediaTypeOf } from '#file-type/media-type.ts';
import type { PlacedFile } from '#lib/file/placed-file.ts';
import { isFileUnreadableError, logUnexpected } from '#lib/worker/worker-failure.ts';
import type { EditCall } from '#manual/editor/archive-editor.ts';
import { findManuals } from '#manual/pack/find-manuals.ts';
import { isManualRejectedError } from '#manual/pack/manual-rejected-error.ts';
import { findPackages } from '#package/find-packages.ts';

import type { IntakeStore } from './store.ts';
import type { FolderOffer, OfferState } from './transition.ts';

/** Packs a folder into a ZIP; rejects as `ArchiveEditor`. */
export type PackFolder = (folder: FolderOffer['folder'], call?: EditCall) => Promise<Blob>;

/** Returns folders that look like manuals or packages, and the other files in their order. */
export function findFolders(
  files: readonly PlacedFile[],
  startPages: readonly string[] | undefined,
): { readonly folders: readonly FolderOffer['folder'][]; readonly rest: readonly PlacedFile[] } {
  const { packages, rest } = findPackages(files);
  const { manuals, rest: left } = findManuals(rest, startPages);
  const isLeft = new Set(left);
  return { folders: [...packages, ...manuals], rest: rest.filter(({ file }) => isLeft.has(file)) };
}

interface OfferOptions {
  readonly ports: () => { readonly pack: PackFolder };
  readonly onRemoved: (files: readonly File[]) => void;
  readonly add: (files: readonly PlacedFile[]) => void;
}

/** Commands for folders that wait for a decision. */
export function createFolderOffers(
  { dispatch }: Pick<IntakeStore, 'dispatch'>,
  { ports, onRemoved, add }: OfferOptions,
) {
  const running = new Map<string, AbortController>();
  const close = (id: string) => dispatch({ type: 'offer-closed', id });

  async function pack({ id, folder }: FolderOffer): Promise<void> {
    const abort = new AbortController();
    running.set(id, abort);
    const show = (state: OfferState) => dispatch({ type: 'offer-changed', id, state });
    show({ status: 'packing', progress: undefined });
    try {
      const archive = await ports().pack(folder, {
        signal: abort.signal,
        onProgress: (progress) => show({ status: 'packing', progress }),
      });
      close(id);
      const extension = 'extension' in folder ? folder.extension : 'zip';
      const type = mediaTypeOf(`.${extension}`) ?? 'application/zip';
      const path = `${folder.name}.${extension}`;
      add([{ path, file: new File([archive], path, { type }) }]);
    } catch (error) {
      if (abort.signal.aborted) return show({ status: 'offered' });
      if (isManualRejectedError(error)) return show({ status: 'rejected', findings: error.findings });
      logUnexpected('A folder could not be packed.', error, abort.signal);
      show({ status: 'failed', reason: isFileUnreadableError(error) ? 'unreadable' : 'unavailable' });
    } finally {
      running.delete(id);
    }
  }

  return {
    /** Packs a folder into a ZIP, which is listed. */
    pack: (offer: FolderOffer) => void pack(offer),
    cancelPacking: ({ id }: FolderOffer) => running.get(id)?.abort(),
    addAsFiles: ({ id, folder }: FolderOffer) => {
      close(id);
      add(folder.files.map(({ path, file }) => ({ path: `${folder.name}/${path}`, file })));
    },
    decline: ({ id, folder }: FolderOffer) => {
      close(id);
      onRemoved(folder.files.map(({ file }) => file));
    },
    stop: () => running.forEach((abort) => abort.abort()),
  };
}

/** Result of `createFolderOffers`. */
export type FolderOffers = ReturnType<typeof createFolderOffers>;
