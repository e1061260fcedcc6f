import { useEffect, useState } from 'react';

import { losesByLeaving } from '#queue/summary.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { useUnloadGuard } from '#ui/browser/use-unload-guard.ts';
import type { PageReload } from '#ui/loading/page-reload.ts';

import type { ChosenFiles } from '../chosen-files/chosen-files.ts';
import type { PersonDrafts } from '../drafts/use-saved-drafts.ts';
import { createReleaseCheck, entryUrl } from './release-check.ts';
import { reloadFromNetwork } from './reload-from-network.ts';

interface PageReloadOptions {
  /** Absent until its code is loaded. */
  readonly session: PersonDrafts | undefined;
  readonly uploads: readonly AssetUpload[];
  readonly chosenFiles: ChosenFiles;
  /** Number of chosen files that aren't saved. */
  readonly unsavedCount: number;
  /** True if files are on their way to a form. */
  readonly hasArrivingFiles: boolean;
}

/**
 * Asks before the page is closed while that would lose something, and returns a reload that loses nothing: chosen files are
 * saved first, and the form of their asset gets them back.
 */
export function usePageReload({ session, uploads, unsavedCount, ...files }: PageReloadOptions) {
  const { chosenFiles, hasArrivingFiles } = files;
  const [releaseCheck] = useState(() => createReleaseCheck(entryUrl()));
  const [isLeaving, setLeaving] = useState(false);
  /** Number of chosen files when some of them couldn't be saved. */
  const [unsavableCount, setUnsavableCount] = useState(0);
  const losesUploads = losesByLeaving(uploads);
  useUnloadGuard((losesUploads || unsavedCount > 0) && !isLeaving);
  useEffect(() => {
    if (isLeaving) void reloadFromNetwork();
  }, [isLeaving]);

  const { personId = '', savedDrafts, isReadOnly } = session ?? {};
  const canSave = savedDrafts?.isAvailable && !isReadOnly && unsavedCount !== unsavableCount;
  const reload = async () => {
    const isNeeded = unsavedCount > 0 && savedDrafts !== undefined;
    const lost = isNeeded ? await savedDrafts.keep(personId, chosenFiles) : 0;
    if (lost === 0) setLeaving(true);
    else setUnsavableCount(unsavedCount);
  };
  const isSafe = !losesUploads && !hasArrivingFiles && (unsavedCount === 0 || canSave);
  // Without a session, the code that saves is missing, too: the browser asks about chosen files.
  const reloadNow = session ? (isSafe ? () => void reload() : undefined) : () => void reloadFromNetwork();
  const pageReload: PageReload = { isOutdated: releaseCheck.ask, reload: reloadNow };
  return { releaseCheck, pageReload };
}
