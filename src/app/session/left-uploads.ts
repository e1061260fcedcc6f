import { logged } from '#lib/log-failure.ts';
import { createValue } from '#lib/value.ts';
import type { UploadRecord } from '#queue/storage/record.ts';
import {
  createSavedUploads,
  isOutcomeUnknown,
  type SavedUploads,
  type UnfinishedUploads,
} from '#queue/storage/saved-uploads.ts';
import { savedOwners } from '#queue/storage/upload-database.ts';
import { isConfirmed } from '#queue/upload.ts';
import type { AssetQueue } from '#sending/asset-upload.ts';

import type { Config } from '../config/config.ts';
import type { PageLocks } from '../device/page-locks.ts';
import { databaseName, mayHaveUploads, ownerOf, readOwner } from './persistence.ts';

type PageQueue = Pick<AssetQueue, 'enqueue' | 'getSnapshot' | 'subscribe'>;

/** Unfinished uploads on this device that no queue of this page sends. */
export interface LeftUploads {
  /** Uploads of the person who is here. */
  readonly own: readonly LeftGroup[];
  /** Number of uploads of other people that have waited for 30 days. */
  readonly othersCount: number;
}

/** Uploads for one service. */
export interface LeftGroup {
  /** Address of the service for which they were saved. */
  readonly service: string;
  readonly count: number;
  /** Number of those whose file is missing. */
  readonly withoutFile: number;
  /** True if some may be stored already. */
  readonly outcomeUnknown: boolean;
}

/** Finds unfinished uploads that no queue sends, and lets the person decide about them: none is sent otherwise. */
export type LeftUploadsController = ReturnType<typeof createLeftUploads>;

const nothing: LeftUploads = { own: [], othersCount: 0 };

/** Time in milliseconds after which other people's uploads are mentioned. */
const forgottenMs = 30 * 24 * 60 * 60 * 1000;

interface LeftUploadsOptions {
  readonly config: Pick<Config, 'baseUrl' | 'keepFiles'>;
  readonly personId: string;
  readonly queue: PageQueue;
  readonly locks: PageLocks;
}

/** Uploads of one owner, as they are saved. */
interface Saved extends UnfinishedUploads {
  readonly owner: string;
  readonly service: string;
  readonly isOwn: boolean;
  /** True while a page uploads or discards them. */
  readonly isBusy: boolean;
}

/** Creates the controller of a signed-in person. */
export function createLeftUploads(options: LeftUploadsOptions) {
  const { queue, locks } = options;
  const { shown, found, refresh } = createList(options);
  const end = new AbortController();

  /** Acts on the uploads for a service if they are still those that were shown, and shows what is left then. */
  async function answer(service: string, act: (meant: readonly Saved[]) => Promise<unknown>): Promise<void> {
    const shownIds = idsOf(found());
    // Two tabs would send them twice, or one would discard what the other sends.
    const unlock = await locks.acquire(lockOf(service));
    try {
      const left = unlock && !end.signal.aborted ? await findLeft(options) : [];
      const meant = left.filter((saved) => saved.isOwn && saved.service === service);
      if (idsOf(meant).every((id) => shownIds.includes(id))) {
        // They aren't offered meanwhile.
        await refresh();
        await act(meant);
      }
    } catch (error) {
      logUnchanged(error);
    }
    unlock?.();
    // The browser may still list the lock.
    await refresh(unlock && service);
  }
  async function discardOthers(): Promise<void> {
    const shownIds = idsOf(found());
    try {
      for (const { owner, isOwn, ...saved } of await findLeft(options)) {
        const ids = idsOf([saved]).filter((id) => shownIds.includes(id));
        if (!isOwn) await withSaved(owner, ({ remove }) => remove(ids));
      }
    } catch (error) {
      logUnchanged(error);
    }
    await refresh();
  }
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    /** Reads them from the device. Never rejects. */
    refresh: () => refresh(),
    /** Hands the uploads for a former service to the queue. Each is deleted there once it is saved or stored anew. */
    upload: (service: string) =>
      answer(service, (meant) =>
        Promise.all(
          meant.map(({ owner, withFile }) => moveUploads(owner, withFile, { queue, signal: end.signal })),
        ),
      ),
    discard: (service: string) =>
      answer(service, async (meant) => {
        for (const { owner } of meant) await withSaved(owner, ({ discard }) => discard());
      }),
    discardOthers,
    /** Ends the work; uploads that aren't saved or stored anew yet stay where they are. */
    dispose: () => end.abort(),
  };
}

/** The uploads as they were found last, and those that are shown. */
function createList(options: LeftUploadsOptions) {
  let found: readonly Saved[] = [];
  const shown = createValue(nothing);

  const show = (next: readonly Saved[]) => {
    found = next.filter(({ isBusy }) => !isBusy);
    const others = found.filter(({ isOwn }) => !isOwn);
    const othersCount = others.reduce((sum, { records }) => sum + records.length, 0);
    const now = { own: found.filter(({ isOwn }) => isOwn).map(groupOf), othersCount };
    if (JSON.stringify(now) !== JSON.stringify(shown.get())) shown.set(now);
  };
  let refreshCount = 0;
  const refresh = async (released?: string): Promise<void> => {
    refreshCount += 1;
    const count = refreshCount;
    const next = await findLeft(options, released).catch(noneUnlessUnread);
    // A later one knows more.
    if (next && count === refreshCount) show(next);
  };
  return { shown, found: () => found, refresh };
}

/** Held while an answer about the uploads for a service is carried out. */
const lockOf = (service: string): string => `asset-documents left uploads ${service}`;

const idsOf = (all: readonly Pick<Saved, 'records'>[]): readonly string[] =>
  all.flatMap(({ records }) => records.map(({ id }) => id));

const logUnread = logged('Saved uploads could not be read.');

/** A device that stores nothing has none. */
const noneUnlessUnread = (error: unknown) => (mayHaveUploads(error) ? logUnread(error) : []);

/** The page shows only that they are still there. */
const logUnchanged = logged('Uploads of an earlier visit could not be changed.');

const groupOf = ({ service, records, withFile }: Saved): LeftGroup => ({
  service,
  count: records.length,
  withoutFile: records.length - withFile.length,
  outcomeUnknown: withFile.some(isOutcomeUnknown),
});

/** Finds the owners whose uploads no open page sends. `released` is a service whose lock this page has just released. */
async function findLeft(
  { config, personId, locks, queue }: LeftUploadsOptions,
  released?: string,
): Promise<readonly Saved[]> {
  const [owners, names] = await Promise.all([savedOwners(databaseName), locks.names()]);
  const here = ownerOf(config, personId);
  const listedIds = new Set(queue.getSnapshot().map(({ id }) => id));
  const isLeft = (owner: string) =>
    owner === here ? !config.keepFiles : !names.has(`${databaseName} ${owner}`);
  const all = await Promise.all(
    owners.filter(isLeft).map(async (owner) => {
      const read = readOwner(owner);
      const saved = read && (await withSaved(owner, ({ readUnfinished }) => readUnfinished()));
      if (!saved) return [];
      const { service } = read;
      const isOwn = read.personId === personId;
      const isBusy = isOwn && service !== released && names.has(lockOf(service));
      const isMeant = ({ id, changedAt }: UploadRecord) =>
        !listedIds.has(id) && (isOwn || changedAt < Date.now() - forgottenMs);
      const records = saved.records.filter(isMeant);
      const withFile = saved.withFile.filter(isMeant);
      return records.length > 0 ? [{ owner, service, isOwn, isBusy, records, withFile }] : [];
    }),
  );
  return all.flat();
}

interface Destination {
  readonly queue: PageQueue;
  readonly signal: AbortSignal;
}

/** Uploads files of a former owner, and deletes each there once it is saved for the owner of the queue, or stored. */
async function moveUploads(
  owner: string,
  records: readonly UploadRecord[],
  { queue, signal }: Destination,
): Promise<void> {
  await withSaved(owner, async ({ openFile, remove }) => {
    const opened = await Promise.all(
      records.map(async ({ id, job }) => ({ id, job, file: await openFile(id, job.file) })),
    );
    const withFile = opened.flatMap(({ id, job, file }) => (file ? [{ id, job: { ...job, file } }] : []));
    const newIds = queue.enqueue(withFile.map(({ job }) => job));
    const formerIds = new Map(newIds.map((newId, at) => [newId, withFile[at]!.id]));
    await untilSafe({ queue, signal }, formerIds, remove);
  });
}

/** Calls `remove` with the former IDs of uploads that are saved, stored or removed from the list. */
function untilSafe(
  { queue, signal }: Destination,
  formerIds: Map<string, string>,
  remove: (ids: readonly string[]) => Promise<unknown>,
): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const uploads = new Map(queue.getSnapshot().map((upload) => [upload.id, upload]));
      const safe = [...formerIds].filter(([id]) => {
        const upload = uploads.get(id);
        return !upload || isConfirmed(upload) || upload.persistence === 'saved';
      });
      for (const [id] of safe) formerIds.delete(id);
      const removing = safe.length > 0 ? remove(safe.map(([, formerId]) => formerId)) : Promise.resolve();
      const isLast = formerIds.size === 0;
      if (isLast) stop();
      void removing.catch(logUnchanged).then(() => isLast && resolve());
    };
    const stop = queue.subscribe(look);
    const abort = () => {
      stop();
      resolve();
    };
    signal.addEventListener('abort', abort, { once: true });
    look();
  });
}

async function withSaved<T>(owner: string, act: (saved: SavedUploads) => Promise<T>): Promise<T> {
  const saved = createSavedUploads(databaseName, owner);
  try {
    return await act(saved);
  } finally {
    saved.close();
  }
}
