import { createPageLocks } from '../drafts/page-locks.ts';
import { ownerOf } from '../session/persistence.ts';
import { createServices, openWaitingFiles, type Services, type Settings } from '../session/session.ts';
import type { SignIn } from '../sign-in/sign-in.ts';

import { readOwnShares } from './own-shares.ts';
import { openShareWindow } from './share-window.ts';
import { createSharedFilesController } from './shared-files-controller.ts';

/** Creates the services of the standalone page, which other applications can share files with. */
export function createPageServices(config: Settings, signIn: SignIn): Services {
  // The path in which the service worker saves shared files.
  const files = openWaitingFiles(new URL('./', document.baseURI).href);
  const locks = createPageLocks();
  const services = createServices(config, signIn, { files, locks });
  const shares = files && openShareWindow({ own: readOwnShares(), files, locks });
  return {
    ...services,
    openSharedFiles: (personId) =>
      files && shares && createSharedFilesController(files, ownerOf(config, personId), shares),
  };
}
