import { createDeviceMemory, type DeviceMemory } from '#lib/device-memory.ts';
import { createHasher, type Hasher } from '#lib/hash/hasher.ts';
import { createInspectorPool } from '#manual/inspector/inspector-pool.ts';
import { createInspector, type Inspector } from '#manual/inspector/inspector.ts';

import type { Settings } from '../config/settings.ts';
import { openDevice } from '../device/device.ts';
import { createSavedDrafts } from '../drafts/saved-drafts.ts';
import type { PersonDrafts } from '../drafts/use-saved-drafts.ts';
import type { SharedFilesController } from '../share-target/shared-files-controller.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { ownerOf } from './persistence.ts';

/** Services of one mounted application, independent of the person. */
export interface Services extends Pick<PersonDrafts, 'savedDrafts' | 'unclaimedDrafts'> {
  readonly config: Settings;
  readonly signIn: SignIn;
  readonly inspector: Inspector;
  readonly hasher: Hasher;
  readonly deviceMemory: DeviceMemory;
  /** Opens the controller of a person for files of other applications; only on a page of our own. */
  readonly openSharedFiles?: ((personId: string) => SharedFilesController | undefined) | undefined;
  readonly dispose: () => void;
}

/** Creates the services, which outlive pages and sessions. */
export function createServices(
  config: Settings,
  signIn: SignIn,
  // A host's page has many addresses.
  device = openDevice(`${location.origin}/`),
): Services {
  const hasher = createHasher();
  // Two workers: one core each; page and uploads need little.
  const inspector = createInspectorPool(Math.min(2, navigator.hardwareConcurrency), () => createInspector());
  return {
    config,
    signIn,
    inspector,
    hasher,
    deviceMemory: createDeviceMemory(() => localStorage),
    savedDrafts: createSavedDrafts({
      ...device,
      files: config.keepFiles ? device.files : undefined,
      ownerOf: (personId) => ownerOf(config, personId),
    }),
    dispose: () => {
      hasher.dispose();
      inspector.dispose();
    },
  };
}
