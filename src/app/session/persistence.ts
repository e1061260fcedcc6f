import type { Receipt } from '#api/contract/receipt.ts';
import type { UploadProblem } from '#features/uploads/asset-upload.ts';
import type { DeviceMemory } from '#lib/device-memory.ts';
import { setTimer } from '#lib/timer.ts';
import { createIdbUploadStorage } from '#queue/storage/idb-upload-storage.ts';
import type { HistoryEntry } from '#queue/storage/upload-storage.ts';
import type { ContentPorts, QueuePorts } from '#queue/ports.ts';
import { createTabChannel } from '#queue/tabs/tab-channel.ts';

import type { Config } from '../config/config.ts';
import { createKnownDocumentStorage } from './known-documents.ts';

/** Earlier uploads of this device to an asset. */
export interface UploadHistory {
  /** Newest first; empty if the device saves nothing. Never rejects. */
  readonly list: (assetId: string) => Promise<readonly HistoryEntry[]>;
  readonly clear: (assetId: string) => Promise<void>;
}

/** Storage and tab channel of one person, as far as device and deployment allow. */
interface DevicePersistence {
  readonly ports: Pick<QueuePorts<Receipt, UploadProblem>, 'persistence' | 'tabs' | 'knownDocuments'>;
  readonly storedContent: Pick<ContentPorts, 'findStored' | 'hasStoredSize'>;
  readonly history: UploadHistory;
  /** Closes open resources; running operations finish. */
  readonly close: () => void;
}

/** Nothing is saved without a tab channel: two tabs that don't know of each other would both send it. */
export function createDevicePersistence(
  { baseUrl, keepFiles }: Pick<Config, 'baseUrl' | 'keepFiles'>,
  personId: string,
  device: DeviceMemory,
): DevicePersistence {
  const owner = JSON.stringify([baseUrl, personId]);
  const channel = createTabChannel(`asset-documents ${owner}`);
  const storage = channel && keepFiles ? createIdbUploadStorage('asset-documents', askToStay) : undefined;
  const knownDocuments = storage && createKnownDocumentStorage(device, owner);
  const list: UploadHistory['list'] = async (assetId) =>
    (await storage?.listHistory({ owner, assetId })) ?? [];
  return {
    ports: {
      tabs: channel,
      knownDocuments,
      persistence: storage && { storage, owner, documentIdOf: (receipt) => receipt.document?.id },
    },
    storedContent: {
      findStored: (assetId, sha256) => inTime(storage?.findStored({ owner, assetId, sha256 }), undefined),
      hasStoredSize: (assetId, sizeBytes) =>
        inTime(storage?.hasStoredSize({ owner, assetId, sizeBytes }) ?? false, false),
    },
    close: () => storage?.close(),
    history: {
      list,
      clear: async (assetId) => {
        knownDocuments?.forget(assetId);
        await storage?.clearHistory({ owner, assetId });
      },
    },
  };
}

/** Asks the browser not to evict stored data. Nothing depends on the answer. */
function askToStay(): void {
  const { storage } = navigator as { readonly storage?: StorageManager };
  storage?.persist?.().catch(() => undefined);
}

/** Time limit for the database in milliseconds: one that doesn't answer must not block uploads. */
const answerMs = 3000;

const inTime = async <T>(answer: Promise<T> | T, otherwise: T): Promise<T> =>
  Promise.race([answer, new Promise<T>((resolve) => setTimer(answerMs, () => resolve(otherwise)))]);
