import { readDraftValues } from '#features/add-documents/form/draft-values.ts';
import type { ChosenDraft } from '#features/add-documents/intake/chosen-reader.ts';
import { setTimer } from '#lib/timer.ts';
import type { WaitingFiles } from '#offline/waiting-files.ts';

import type { ChosenOfAsset } from './chosen-files.ts';
import type { PageLocks } from './page-locks.ts';
import { createTakenDrafts, type TakenDrafts } from './taken-drafts.ts';

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

/** Creates the drafts of all people on this device. */
export function createSavedDrafts({ files, locks, ownerOf }: Options): SavedDrafts {
  const taken = createTakenDrafts(locks);
  const shown = createShownDrafts(taken);
  const tools = { files, taken, shown };
  const inTurn = createTurns();
  return {
    isAvailable: files !== undefined,
    putAway: (personId, chosen) => inTurn(() => putAway(ownerOf(personId), chosen, tools)),
    clear: (personId) => {
      const clearing = inTurn(async () => {
        const owner = ownerOf(personId);
        await forget([...taken.of(owner), ...(await draftsOf(owner, files))], tools);
      });
      const timeout = new Promise<void>((resolve) => void setTimer(clearWaitMs, resolve));
      return Promise.race([clearing.catch(() => undefined), timeout]);
    },
    moveToForm: (personId, ...form) =>
      inTurn(() => moveToForm(ownerOf(personId), form, tools)).catch(() => []),
    // In turn, since the form may be removed while its files are being saved.
    uploaded: (personId, assetId) => void inTurn(() => forget(taken.of(ownerOf(personId), assetId), tools)),
    moveBack: (personId, assetId) =>
      void inTurn(async () => {
        const owner = ownerOf(personId);
        taken.release(owner, assetId);
        if (shown.owner() === owner) await refresh(owner, tools);
      }),
    changeAsset: (personId, from, to) =>
      void inTurn(() => changeAsset(ownerOf(personId), [from, to], tools)).catch(() => undefined),
    remove: (removed) => {
      const keys = removed.flatMap((file) => files?.keyOf(file) ?? []);
      void inTurn(async () => {
        const drafts = keys.filter(taken.has).map((key) => ({ key }));
        if (drafts.length > 0) await forget(drafts, tools);
      });
    },
    refresh: (personId) => inTurn(() => refresh(ownerOf(personId), tools)),
    waiting: shown.assetIds,
    subscribe: shown.subscribe,
  };
}

/** Returns a function that runs work one after another, so that each sees what the former has saved. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

interface Found {
  readonly key: string;
  readonly assetId: string;
}

/** The drafts of one person, as they were found on the device. */
function createShownDrafts(taken: Pick<TakenDrafts, 'has'>) {
  const listeners = new Set<() => void>();
  let found: { readonly owner: string; readonly drafts: readonly Found[] } = { owner: '', drafts: [] };
  let assetIds: readonly string[] = [];
  const update = (next = found) => {
    found = next;
    const ids = found.drafts.filter(({ key }) => !taken.has(key)).map(({ assetId }) => assetId);
    if (JSON.stringify(ids) === JSON.stringify(assetIds)) return;
    assetIds = ids;
    for (const listener of listeners) listener();
  };
  return {
    owner: () => found.owner,
    assetIds: () => assetIds,
    update,
    remove: (keys: readonly string[]) =>
      update({ ...found, drafts: found.drafts.filter(({ key }) => !keys.includes(key)) }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface Tools extends Pick<Options, 'files'> {
  readonly taken: TakenDrafts;
  readonly shown: ReturnType<typeof createShownDrafts>;
}

const draftsOf = async (owner: string, files: Options['files']) =>
  ((await files?.list()) ?? []).filter(({ personId, draft }) => personId === owner && draft);

async function forget(drafts: readonly Pick<Found, 'key'>[], { files, taken, shown }: Tools): Promise<void> {
  const keys = drafts.map(({ key }) => key);
  await files?.forget(keys).catch(() => undefined);
  taken.remove(keys);
  shown.remove(keys);
}

async function putAway(owner: string, chosen: readonly ChosenOfAsset[], tools: Tools): Promise<PutAway> {
  const { files, taken } = tools;
  const before = taken.of(owner);
  const keys = (await files?.saveDrafts(chosen.map((each) => ({ personId: owner, ...each })))) ?? [];
  const kept = keys.filter((key) => key !== undefined);
  // Until its form is removed.
  taken.add(
    chosen.flatMap(({ assetId, values }, at) => {
      const key = keys[at];
      return key === undefined ? [] : [{ owner, assetId, key, values }];
    }),
  );
  const lost = chosen.length - kept.length;
  // A form may have made another file of one, such as a repaired copy.
  const replaced = before.filter(({ key }) => !kept.includes(key));
  if (lost === 0) await forget(replaced, tools);
  return { kept: kept.length, lost };
}

async function moveToForm(
  owner: string,
  [assetId, isWanted]: readonly [string, () => boolean],
  { files, taken, shown }: Tools,
): Promise<readonly ChosenDraft[]> {
  // Another tab may show them.
  if (!isWanted() || !(await taken.reserve(owner, assetId))) return [];
  const drafts = (await draftsOf(owner, files)).filter(
    ({ key, draft }) => draft?.assetId === assetId && !taken.has(key),
  );
  const wanted = isWanted() ? drafts : [];
  taken.add(wanted.map(({ key, draft }) => ({ owner, assetId, key, values: draft?.values })));
  shown.update();
  return wanted.map(({ file, draft }) => ({ file, values: readDraftValues(draft?.values) }));
}

async function changeAsset(
  owner: string,
  [from, to]: readonly [string, string],
  { files, taken }: Tools,
): Promise<void> {
  for (const { key, values } of taken.changeAsset(owner, from, to)) {
    await files?.update(key, { personId: owner, isAccepted: true, draft: { assetId: to, values } });
  }
}

async function refresh(owner: string, { files, shown }: Tools): Promise<void> {
  const found = await draftsOf(owner, files).catch(() => []);
  const drafts = found.flatMap(({ key, draft }) => (draft ? [{ key, assetId: draft.assetId }] : []));
  shown.update({ owner, drafts });
}
