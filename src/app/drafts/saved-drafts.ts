import { readDraftValues, type ChosenDraft } from '#intake/draft-values.ts';
import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { logged } from '#lib/log-failure.ts';
import { createValue } from '#lib/value.ts';

import { waitForDevice, type Device } from '../device/device.ts';
import type { ChosenFiles, ChosenOfAsset } from './chosen-files.ts';
import { createTakenDrafts, type TakenDraft, type TakenDrafts } from './taken-drafts.ts';

/** Numbers of chosen files that were saved on the device, and of those that couldn't be. */
export interface PutAway {
  readonly kept: number;
  readonly lost: number;
}

/** Chosen files that are saved on this device until their person is back. */
export type SavedDrafts = ReturnType<typeof createSavedDrafts>;

/** The form of an asset that gets drafts. */
interface DraftForm {
  readonly personId: string;
  readonly assetId: string;
  /** Asked once the drafts are loaded. */
  readonly isWanted: () => boolean;
  /** Called with the drafts, unless there are none. */
  readonly receive: (drafts: readonly ChosenDraft[]) => void;
}

interface Options extends Device {
  /** Returns the owner of a person's files among all people and services of this origin. */
  readonly ownerOf: (personId: string) => string;
}

const notSaved = logged('Chosen files could not be saved.');
const notDeleted = logged('Drafts could not be deleted.', false);
const notMoved = logged('Drafts could not be moved.');

/** Creates the drafts of all people on this device. */
export function createSavedDrafts({ files, locks, ownerOf }: Options) {
  const taken = createTakenDrafts(locks);
  const shown = createShownDrafts(taken);
  const tools = { files, taken, shown, early: new Set<string>() };
  // One after another, so that each sees what the former has saved.
  const inOrder = createConcurrencyLimit(1);
  const putAway = (owner: string, chosen: readonly ChosenOfAsset[], areFormsRemoved: boolean) => {
    // Drafts that are being passed to a form aren't among its chosen files yet.
    const inForms = taken.of(owner);
    return inOrder(async () => {
      const counts = await save(owner, { chosen, inForms }, tools);
      if (areFormsRemoved) await putBack(owner, taken.of(owner), tools);
      return counts;
    }).catch(() => ({ kept: 0, lost: chosen.length }));
  };
  return {
    /** False if nothing may be saved on the device, or the device can't. */
    isAvailable: files !== undefined,
    /**
     * Saves the chosen files of this person's forms, which stay and keep them, also those that change meanwhile. A draft that
     * another tab has deleted isn't saved again. Resolves to the number of files that couldn't be saved. Never rejects.
     */
    keep: async (personId: string, { read }: Pick<ChosenFiles, 'read'>) => {
      let saved: readonly ChosenOfAsset[] = [];
      for (let chosen = read(); !areSame(chosen, saved); chosen = read()) {
        const { lost } = await putAway(ownerOf(personId), chosen, false);
        if (lost > 0) return lost;
        saved = chosen;
      }
      return 0;
    },
    /**
     * Saves some chosen files while their forms are in use: no other page gets them before this one is closed. Those of an asset
     * whose drafts another page has aren't saved. Never rejects.
     */
    saveEarly: (personId: string, chosen: readonly ChosenOfAsset[]) =>
      inOrder(() => saveEarly(ownerOf(personId), chosen, tools)).catch(notSaved),
    /** Saves the chosen files of this person's forms, which are being removed: all drafts wait again. Never rejects. */
    putAway: (personId: string, chosen: readonly ChosenOfAsset[]) => putAway(ownerOf(personId), chosen, true),
    /** Deletes this person's drafts. Resolves to false if some may be left, after two seconds at the latest. Never rejects. */
    clear: (personId: string) =>
      waitForDevice(
        inOrder(() => clear(ownerOf(personId), tools)),
        false,
      ),
    /**
     * Passes this person's drafts for an asset to its form. They stay on the device, and no other form gets them meanwhile.
     * Never rejects.
     */
    moveToForm: ({ personId, ...form }: DraftForm) =>
      inOrder(() => moveToForm(ownerOf(personId), form, tools)).catch(notMoved),
    // In order, since the form may be removed while its files are being saved.
    /** Called when that form has handed its files to the queue; deletes its drafts, except those that are left in it. */
    uploaded: (personId: string, assetId: string, left: () => readonly File[]) =>
      void inOrder(() => {
        const kept = new Set(left().map((file) => files?.keyOf(file)));
        const drafts = taken.of(ownerOf(personId), assetId).filter(({ key }) => !kept.has(key));
        return forget(drafts, tools);
      }),
    /** Called when that form is removed; its remaining drafts wait again. */
    moveBack: (personId: string, assetId: string) =>
      void inOrder(() => {
        const owner = ownerOf(personId);
        // A photo stays in this page without its form.
        const left = taken.of(owner, assetId).filter(({ key }) => !tools.early.has(key));
        return putBack(owner, left, tools);
      }),
    /** Called when that form becomes that of another asset. */
    changeAsset: (personId: string, from: string, to: string) =>
      void inOrder(() => changeAsset(ownerOf(personId), { from, to }, tools)).catch(notMoved),
    /** Deletes those of these files that are drafts. */
    remove: (removed: readonly File[]) => {
      const keys = removed.flatMap((file) => files?.keyOf(file) ?? []);
      void inOrder(async () => {
        const drafts = keys.filter(taken.has).map((key) => ({ key }));
        if (drafts.length > 0) await forget(drafts, tools);
      });
    },
    /** Reads a person's drafts from the device. Never rejects. */
    refresh: (personId: string) => inOrder(() => refresh(ownerOf(personId), tools)),
    /** The asset of each draft that `refresh` found and that isn't in a form. */
    waiting: shown.assetIds,
  };
}

const areSame = (chosen: readonly ChosenOfAsset[], saved: readonly ChosenOfAsset[]): boolean =>
  JSON.stringify(chosen) === JSON.stringify(saved) &&
  chosen.every(({ file }, at) => file === saved[at]?.file);

interface Found {
  readonly key: string;
  readonly assetId: string;
}

/** The drafts of one person, as they were found on the device. */
function createShownDrafts(taken: Pick<TakenDrafts, 'has'>) {
  const assetIds = createValue<readonly string[]>([]);
  let found: { readonly owner: string; readonly drafts: readonly Found[] } = { owner: '', drafts: [] };
  const update = (next = found) => {
    found = next;
    const ids = found.drafts.filter(({ key }) => !taken.has(key)).map(({ assetId }) => assetId);
    if (JSON.stringify(ids) !== JSON.stringify(assetIds.get())) assetIds.set(ids);
  };
  return {
    owner: () => found.owner,
    assetIds,
    update,
    remove: (keys: readonly string[]) =>
      update({ ...found, drafts: found.drafts.filter(({ key }) => !keys.includes(key)) }),
  };
}

interface Tools extends Pick<Options, 'files'> {
  readonly taken: TakenDrafts;
  readonly shown: ReturnType<typeof createShownDrafts>;
  /** Keys of files that were saved while their forms are in use. */
  readonly early: Set<string>;
}

const draftsOf = async (owner: string, files: Options['files']) =>
  ((await files?.list()) ?? []).filter(({ personId, draft }) => personId === owner && draft);

const keysOf = (drafts: readonly Pick<Found, 'key'>[]): readonly string[] => drafts.map(({ key }) => key);

/** Resolves to false if the device failed to delete them. */
async function forget(
  drafts: readonly Pick<Found, 'key'>[],
  { files, taken, shown }: Tools,
): Promise<boolean> {
  const keys = keysOf(drafts);
  const isDone = await files?.forget(keys).then(() => true, notDeleted);
  taken.remove(keys);
  shown.remove(keys);
  return isDone ?? true;
}

const clear = async (owner: string, tools: Tools): Promise<boolean> =>
  forget([...tools.taken.of(owner), ...(await draftsOf(owner, tools.files))], tools);

interface ToSave {
  readonly chosen: readonly ChosenOfAsset[];
  /** The drafts that the forms had when these files were read. */
  readonly inForms: readonly TakenDraft[];
}

async function save(owner: string, { chosen, inForms }: ToSave, tools: Tools): Promise<PutAway> {
  const { taken } = tools;
  const { keptKeys, lost } = await saveAll(owner, chosen, tools);
  // A form may have made another file of one, such as a repaired copy. Those of a form that was removed wait again.
  const replaced = inForms.filter(({ key }) => taken.has(key) && !keptKeys.has(key));
  if (lost === 0) await forget(replaced, tools);
  return { kept: keptKeys.size, lost };
}

async function saveEarly(owner: string, chosen: readonly ChosenOfAsset[], tools: Tools): Promise<void> {
  const assetIds = [...new Set(chosen.map(({ assetId }) => assetId))];
  const reserved = await Promise.all(assetIds.map((assetId) => tools.taken.reserve(owner, assetId)));
  const isReserved = ({ assetId }: ChosenOfAsset) => reserved[assetIds.indexOf(assetId)];
  const { keptKeys } = await saveAll(owner, chosen.filter(isReserved), tools);
  for (const key of keptKeys) tools.early.add(key);
}

/** Saves files; they are drafts of this page's forms. */
async function saveAll(owner: string, chosen: readonly ChosenOfAsset[], { files, taken }: Tools) {
  const outcomes = (await files?.saveDrafts(chosen.map((each) => ({ personId: owner, ...each })))) ?? [];
  const kept = chosen.flatMap(({ assetId, values }, at) => {
    const outcome = outcomes[at];
    return typeof outcome === 'object' ? [{ owner, assetId, values, key: outcome.key }] : [];
  });
  taken.add(kept);
  const lost = chosen.length - outcomes.filter((outcome) => outcome !== 'failed').length;
  return { keptKeys: new Set(keysOf(kept)), lost };
}

/** Makes drafts wait again whose form is being removed. */
async function putBack(owner: string, drafts: readonly TakenDraft[], tools: Tools): Promise<void> {
  tools.taken.remove(keysOf(drafts));
  for (const { key } of drafts) tools.early.delete(key);
  if (tools.shown.owner() === owner) await refresh(owner, tools);
}

async function moveToForm(
  owner: string,
  { assetId, isWanted, receive }: Omit<DraftForm, 'personId'>,
  { files, taken, shown }: Tools,
): Promise<void> {
  // Another tab may show them.
  if (files === undefined || !isWanted() || !(await taken.reserve(owner, assetId))) return;
  const waiting = (await draftsOf(owner, files)).filter(
    ({ key, draft }) => draft?.assetId === assetId && !taken.has(key),
  );
  const opened = await Promise.all(
    waiting.map(async ({ key, draft }) => ({
      key,
      draft,
      file: await files.open(key).catch(logged('A draft could not be opened.')),
    })),
  );
  const drafts = isWanted()
    ? opened.flatMap(({ key, draft, file }) => (file ? [{ key, values: draft?.values, file }] : []))
    : [];
  taken.add(drafts.map(({ key, values }) => ({ owner, assetId, key, values })));
  shown.update();
  if (drafts.length === 0) return;
  receive(drafts.map(({ file, values }) => ({ file, values: readDraftValues(values) })));
}

async function changeAsset(
  owner: string,
  { from, to }: { readonly from: string; readonly to: string },
  { files, taken }: Tools,
): Promise<void> {
  for (const { key, values } of taken.changeAsset(owner, from, to)) {
    await files?.update(key, { personId: owner, isAccepted: true, draft: { assetId: to, values } });
  }
}

async function refresh(owner: string, { files, shown }: Tools): Promise<void> {
  const found = (await draftsOf(owner, files).catch(logged('Drafts could not be read.'))) ?? [];
  const drafts = found.flatMap(({ key, draft }) => (draft ? [{ key, assetId: draft.assetId }] : []));
  shown.update({ owner, drafts });
}
