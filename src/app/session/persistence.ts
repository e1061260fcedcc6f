import * as z from 'zod/mini';

import { readBaseUrl } from '#api/contract/operation-path.ts';
import { logFailure } from '#lib/log-failure.ts';
import { createValue } from '#lib/value.ts';
import { createIdbUploadStorage } from '#queue/storage/idb-upload-storage.ts';
import { createTabChannel } from '#queue/tabs/tab-channel.ts';

import type { Config } from '../config/config.ts';

/** Storage and tab channel of one person, as far as device and deployment allow. */
export type DevicePersistence = ReturnType<typeof createDevicePersistence>;

/** Returns the owner of what a person saves on the device, among all people and services: another one isn't shown it. */
export const ownerOf = ({ baseUrl }: Pick<Config, 'baseUrl'>, personId: string): string =>
  JSON.stringify([plainAddress(baseUrl), personId]);

/** Returns the address of a service in one spelling: the case of the host and a slash at the end don't count. */
export function plainAddress(baseUrl: string): string {
  const read = readBaseUrl(baseUrl);
  return read.ok ? read.value : baseUrl;
}

/** Reads an owner; `undefined` for what isn't one. */
export function readOwner(
  owner: string,
): { readonly service: string; readonly personId: string } | undefined {
  try {
    const { data } = ownerSchema.safeParse(JSON.parse(owner));
    return data && { service: data[0], personId: data[1] };
  } catch {
    return undefined;
  }
}

const ownerSchema = z.tuple([z.string(), z.string()]);

/** Name of the database for uploads, with which names of tab channels begin. */
export const databaseName = 'asset-documents';

/** Nothing is saved without a tab channel: two tabs that don't know of each other would both send it. */
export function createDevicePersistence(
  { baseUrl, keepFiles }: Pick<Config, 'baseUrl' | 'keepFiles'>,
  personId: string,
) {
  const owner = ownerOf({ baseUrl }, personId);
  const channel = createTabChannel(`${databaseName} ${owner}`);
  const storage =
    channel && keepFiles ? createIdbUploadStorage({ name: databaseName, owner, askToStay }) : undefined;
  const isUnreadable = createValue(false);
  const load = async () => {
    try {
      return await storage!.load();
    } catch (error) {
      if (mayHaveUploads(error)) {
        isUnreadable.set(true);
        logFailure('Saved uploads could not be read.', error);
      }
      throw error;
    }
  };
  return {
    /** True if uploads may be saved here that couldn't be read. */
    isUnreadable,
    ports: {
      tabs: channel,
      knownDocuments: storage?.knownDocuments,
      persistence: storage && { storage: { ...storage, load }, owner },
    },
  };
}

/** Returns false if the browser offers no storage here, or if a newer release, which has its own note, has changed it. */
export const mayHaveUploads = (error: unknown): boolean =>
  error instanceof DOMException &&
  !['SecurityError', 'InvalidStateError', 'VersionError'].includes(error.name) &&
  // Chromium says so where site data are blocked.
  !error.message.includes('denied permission');

/** Asks the browser not to evict saved data. Nothing depends on the answer. */
function askToStay(): void {
  const { storage } = navigator as { readonly storage?: StorageManager };
  storage?.persist?.().catch(() => undefined);
}
