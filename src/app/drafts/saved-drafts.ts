import { readDraftValues } from '#features/add-documents/form/draft-values.ts';
import type { ChosenDraft } from '#features/add-documents/intake/chosen-reader.ts';
import { setTimer } from '#lib/timer.ts';
import type { WaitingFiles } from '#offline/waiting-files.ts';

import type { ChosenOfAsset } from './chosen-files.ts';
import type { PageLocks } from './page-locks.ts';

/** Numbers of chosen files that were saved on the device, and of those that couldn't be. */
export interface PutAway {
  readonly kept: number;
  readonly lost: number;
}

/** Chosen files that are saved on this device until their person is back. */
export interface SavedDrafts {
  /** False if nothing may be saved on the device, or the device can't. */
  readonly isAvailable: boolean;
  /** Saves chosen files as this person's drafts; their forms may stay. Never rejects. */
  readonly putAway: (personId: string, chosen: readonly ChosenOfAsset[]) => Promise<PutAway>;
  /** Deletes this person's drafts. Takes at most two seconds, and never rejects. */
  readonly clear: (personId: string) => Promise<void>;
  /**
   * Passes this person's drafts for an asset to its form, unless `isWanted` is false once they are loaded. They stay on
   * the device, and no other form gets them meanwhile. Never rejects.
   */
  readonly moveToForm: (
    personId: string,
    assetId: string,
    isWanted: () => boolean,
  ) => Promise<readonly ChosenDraft[]>;
  /** Called when that form has handed its files to the queue; deletes its drafts. */
  readonly uploaded: (personId: string, assetId: string) => void;
  /** Called when that form is removed; its remaining drafts wait again. */
  readonly moveBack: (personId: string, assetId: string) => void;
  /** Called when that form becomes that of another asset. */
  readonly changeAsset: (personId: string, from: string, to: string) => void;
  /** Deletes those of these files that are drafts. */
  readonly remove: (files: readonly File[]) => void;
  /** Reads a person's drafts from the device. Never rejects. */
  readonly refresh: (personId: string) => Promise<void>;
  /** The asset of each draft that `refresh` found and that isn't in a form. Stable until they change. */
  readonly waiting: () => readonly string[];
  readonly subscribe: (listener: () => void) => () => void;
}

interface Options {
  /** Absent if nothing may be saved on the device, or the device can't. */
  readonly files: WaitingFiles | undefined;
  readonly locks: PageLocks;
  /** Returns the owner of a person's files among all people and services of this origin. */
  readonly ownerOf: (personId: string) => string;
}

/** Time limit in milliseconds: signing out waits for it, and a device may never answer. */
const clearWaitMs = 2000;

interface Taken {
  readonly owner: string;
  readonly assetId: string;
  readonly key: string;
  readonly values: unknown;
}

/** Creates the drafts of all people on this device. */
export function createSavedDrafts({ files, locks, ownerOf }: Options): SavedDrafts {
  /** Drafts that a form of this page has, by key. */
  const taken = new Map<string, Taken>();
  const releases = new Map<string, () => void>();
  const listeners = new Set<() => void>();
  let shown: readonly string[] = [];
  let last: Promise<unknown> = Promise.resolve();

  /** Runs work one after another, so that each sees what the former has saved. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const lockName = (owner: string, assetId: string) => `asset-documents draft ${owner} ${assetId}`;
  const ownDrafts = async (owner: string) =>
    (await (files?.list() ?? []))
      .filter(({ personId, draft }) => personId === owner && draft)
      .filter(({ key }) => !taken.has(key));
  const takenBy = (owner: string, assetId?: string) =>
    [...taken.values()].filter(
      (each) => each.owner === owner && (assetId === undefined || each.assetId === assetId),
    );
  const addRelease = (name: string, release: () => void) => {
    const before = releases.get(name);
    releases.set(name, () => {
      before?.();
      release();
    });
  };
  const letGo = (owner: string, assetId: string) => {
    for (const { key } of takenBy(owner, assetId)) taken.delete(key);
    releases.get(lockName(owner, assetId))?.();
    releases.delete(lockName(owner, assetId));
  };
  const forget = async (keys: readonly string[]): Promise<void> => {
    await files?.forget(keys).catch(() => undefined);
    for (const key of keys) taken.delete(key);
  };

  async function putAway(personId: string, chosen: readonly ChosenOfAsset[]): Promise<PutAway> {
    const owner = ownerOf(personId);
    const before = takenBy(owner).map(({ key }) => key);
    const keys = (await files?.saveDrafts(chosen.map((each) => ({ personId: owner, ...each })))) ?? [];
    const kept = keys.filter((key) => key !== undefined);
    for (const [at, { assetId, values }] of chosen.entries()) {
      const key = keys[at];
      // Until its form is removed.
      if (key !== undefined) taken.set(key, { owner, assetId, key, values });
    }
    const lost = chosen.length - kept.length;
    // A form may have made another file of one, such as a repaired copy.
    if (lost === 0) await forget(before.filter((key) => !kept.includes(key)));
    return { kept: kept.length, lost };
  }

  async function moveToForm(
    owner: string,
    assetId: string,
    isWanted: () => boolean,
  ): Promise<readonly ChosenDraft[]> {
    const name = lockName(owner, assetId);
    const release = await locks.acquire(name);
    // Another tab shows them.
    if (!release) return [];
    const found = (await ownDrafts(owner)).filter(({ draft }) => draft?.assetId === assetId);
    if (found.length === 0 || !isWanted()) {
      release();
      return [];
    }
    addRelease(name, release);
    for (const { key, draft } of found) taken.set(key, { owner, assetId, key, values: draft?.values });
    return found.map(({ file, draft }) => ({ file, values: readDraftValues(draft?.values) }));
  }

  async function changeAsset(owner: string, from: string, to: string): Promise<void> {
    const moved = takenBy(owner, from);
    for (const each of moved) taken.set(each.key, { ...each, assetId: to });
    const release = releases.get(lockName(owner, from));
    releases.delete(lockName(owner, from));
    if (release) addRelease(lockName(owner, to), release);
    for (const { key, values } of moved) {
      await files?.update(key, { personId: owner, isAccepted: true, draft: { assetId: to, values } });
    }
  }

  async function refresh(owner: string): Promise<void> {
    const drafts = await ownDrafts(owner).catch(() => []);
    const ids = drafts.flatMap(({ draft }) => draft?.assetId ?? []);
    if (JSON.stringify(ids) === JSON.stringify(shown)) return;
    shown = ids;
    for (const listener of listeners) listener();
  }

  return {
    isAvailable: files !== undefined,
    putAway: (personId, chosen) => inTurn(() => putAway(personId, chosen)),
    clear: (personId) => {
      const owner = ownerOf(personId);
      const clearing = inTurn(async () => {
        await forget([
          ...takenBy(owner).map(({ key }) => key),
          ...(await ownDrafts(owner)).map(({ key }) => key),
        ]);
        await refresh(owner);
      }).catch(() => undefined);
      return Promise.race([clearing, new Promise<void>((resolve) => void setTimer(clearWaitMs, resolve))]);
    },
    moveToForm: (personId, ...form) => inTurn(() => moveToForm(ownerOf(personId), ...form)).catch(() => []),
    // In turn, since the form may be removed while its files are being saved.
    uploaded: (personId, assetId) =>
      void inTurn(() => forget(takenBy(ownerOf(personId), assetId).map(({ key }) => key))),
    moveBack: (personId, assetId) => void inTurn(async () => letGo(ownerOf(personId), assetId)),
    changeAsset: (personId, from, to) =>
      void inTurn(() => changeAsset(ownerOf(personId), from, to)).catch(() => undefined),
    remove: (removed) => {
      const keys = removed.flatMap((file) => files?.keyOf(file) ?? []);
      if (keys.length > 0) void inTurn(() => forget(keys.filter((key) => taken.has(key))));
    },
    refresh: (personId) => inTurn(() => refresh(ownerOf(personId))),
    waiting: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
