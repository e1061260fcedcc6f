import type { Settings } from '../config/settings.ts';
import { openDevice } from '../device/device.ts';
import { createUnclaimedDrafts } from '../drafts/unclaimed-drafts.ts';
import { openShareWindow, ownShares } from '../share-target/share-window.ts';
import { createSharedFilesController } from '../share-target/shared-files-controller.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { ownerOf } from './persistence.ts';
import { createServices, type Services } from './services.ts';

/** Creates the services of the standalone page, which other applications can share files with. */
export function createPageServices(config: Settings, signIn: SignIn): Services {
  // The path in which the service worker saves shared files.
  const device = openDevice(new URL('./', document.baseURI).href);
  const { files, locks, inPage } = device;
  const services = createServices(config, signIn, device);
  const shares = files && openShareWindow({ own: ownShares(), files, locks });
  return {
    ...services,
    unclaimedDrafts:
      files && config.keepFiles
        ? createUnclaimedDrafts({ files, locks, ownerOf: (personId) => ownerOf(config, personId) })
        : undefined,
    openSharedFiles: (personId) =>
      files && shares && createSharedFilesController({ files, inPage }, ownerOf(config, personId), shares),
  };
}
