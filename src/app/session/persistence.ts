import type { Receipt } from '#api/contract/receipt.ts';
import type { UploadProblem } from '#features/uploads/asset-upload.ts';
import { createIdbUploadStorage } from '#queue/storage/idb-upload-storage.ts';
import type { QueuePorts } from '#queue/ports.ts';
import { createTabChannel } from '#queue/tabs/tab-channel.ts';

import type { Config } from '../config/config.ts';

/** Storage and tab channel of one person, as far as device and deployment allow. */
export interface DevicePersistence {
  /** Person and service: what is saved of one owner isn't shown to another. */
  readonly owner: string;
  readonly ports: Pick<QueuePorts<Receipt, UploadProblem>, 'persistence' | 'tabs' | 'knownDocuments'>;
  /** Closes open resources; running operations finish. */
  readonly close: () => void;
}

/** Returns the owner of what a person saves on the device, among all people and services. */
export const ownerOf = ({ baseUrl }: Pick<Config, 'baseUrl'>, personId: string): string =>
  JSON.stringify([baseUrl, personId]);

/** Nothing is saved without a tab channel: two tabs that don't know of each other would both send it. */
export function createDevicePersistence(
  { baseUrl, keepFiles }: Pick<Config, 'baseUrl' | 'keepFiles'>,
  personId: string,
): DevicePersistence {
  const owner = ownerOf({ baseUrl }, personId);
  const channel = createTabChannel(`asset-documents ${owner}`);
  const storage =
    channel && keepFiles ? createIdbUploadStorage({ name: 'asset-documents', owner, askToStay }) : undefined;
  return {
    owner,
    ports: {
      tabs: channel,
      knownDocuments: storage?.knownDocuments,
      persistence: storage && { storage, owner },
    },
    close: () => storage?.close(),
  };
}

/** Asks the browser not to evict saved data. Nothing depends on the answer. */
function askToStay(): void {
  const { storage } = navigator as { readonly storage?: StorageManager };
  storage?.persist?.().catch(() => undefined);
}
