import { readDraftValues, type ChosenDraft } from '#intake/values/draft-values.ts';
import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { deriveList } from '#lib/derive-list.ts';
import { logged } from '#lib/log-failure.ts';
import { createValue } from '#lib/value.ts';
import type { DeviceFiles } from '#offline/device-files.ts';

import type { ChosenFiles, ChosenOfAsset } from '../chosen-files/chosen-files.ts';
import { waitForDevice, type Device } from '../device/device.ts';
import type { DraftInForm } from '../device/files-in-page.ts';
import { createFormDrafts, type FormDrafts } from './form-drafts.ts';

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

interface SavedDraftsOptions extends Device {
  /** Returns the owner of a person's files among all people and services of this origin. */
  readonly ownerOf: (personId: string) => string;
}

const notSaved = logged('Chosen files could not be saved.');
const notMoved = logged('Drafts could not be moved.');

/** Creates the drafts of all people on this device. */
export function createSavedDrafts({ files, ownerOf, ...page }: SavedDraftsOptions) {
  const forms = createFormDrafts({ files: files ?? nowhere, ...page });
  const waiting = createWaiting({ files: files ?? nowhere, inPage: page.inPage });
  const limit = createConcurrencyLimit(1);
  /** One after another, so that each sees what the former has saved. */
  const inOrder = <T>(task: () => Promise<T>) => limit(() => task().finally(forms.releaseUnused));

  /** Makes drafts wait again whose form is being removed. */
  async function putBack(owner: string, drafts: readonly DraftInForm[]): Promise<void> {
    page.inPage.leave(drafts);
    if (waiting.owner() === owner) await waiting.refresh(owner);
  }
  function putAway(owner: string, chosen: readonly ChosenOfAsset[], areFormsRemoved: boolean) {
    if (areFormsRemoved) forms.adopt(owner, chosen);
    // Drafts that are being passed to a form aren't among its chosen files yet.
    const inForms = forms.of(owner);
    return inOrder(async () => {
      const counts = await save(forms, owner, { chosen, inForms });
      if (areFormsRemoved) await putBack(owner, forms.of(owner));
      return counts;
    }).catch(logged('Chosen files could not be saved.', { kept: 0, lost: chosen.length }));
  }
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
      inOrder(() => saveEarly(forms, ownerOf(personId), chosen)).catch(notSaved),
    /** Saves the chosen files of this person's forms, which are being removed: all drafts wait again. Never rejects. */
    putAway: (personId: string, chosen: readonly ChosenOfAsset[]) => putAway(ownerOf(personId), chosen, true),
    /**
     * Deletes this person's drafts. Resolves to false if some may be left, after two seconds at the latest. Never rejects.
     */
    clear: (personId: string) => {
      const owner = ownerOf(personId);
      const forgetAll = async () => forms.forget([...forms.of(owner), ...(await waiting.read(owner))]);
      return waitForDevice(inOrder(forgetAll), false);
    },
    /**
     * Passes this person's drafts for an asset to its form. They stay on the device, and no other form gets them meanwhile.
     * Never rejects.
     */
    moveToForm: ({ personId, ...form }: DraftForm) =>
      inOrder(() => waiting.moveToForm(ownerOf(personId), form, forms)).catch(notMoved),
    // In order, since the form may be removed while its files are being saved.
    /** Called when that form has handed its files to the queue; deletes its drafts, except those that are left in it. */
    uploaded: (personId: string, assetId: string, left: () => readonly File[]) =>
      void inOrder(() => {
        const kept = new Set(left());
        return forms.forget(forms.of(ownerOf(personId), assetId).filter(({ file }) => !kept.has(file)));
      }),
    /** Called when that form is removed; its remaining drafts wait again. */
    moveBack: (personId: string, assetId: string) =>
      void inOrder(() => {
        const owner = ownerOf(personId);
        // A photo stays in this page without its form.
        const left = forms.of(owner, assetId).filter(({ status }) => status !== 'early');
        return putBack(owner, left);
      }),
    /** Called when that form becomes that of another asset. */
    changeAsset: (personId: string, from: string, to: string) =>
      void inOrder(() => forms.changeAsset(ownerOf(personId), from, to)).catch(notMoved),
    /** Deletes those of these files that are drafts. */
    remove: (removed: readonly File[]) =>
      void inOrder(() => forms.forget(page.inPage.drafts().filter(({ file }) => removed.includes(file)))),
    /** Reads a person's drafts from the device. Never rejects. */
    refresh: (personId: string) => inOrder(() => waiting.refresh(ownerOf(personId))),
    /** The asset of each draft that `refresh` found and that isn't in a form. */
    waiting: waiting.assetIds,
  };
}

const nothing = async () => undefined;

/** Stands for a device that may not save files. */
const nowhere: Pick<DeviceFiles, 'list' | 'open' | 'saveDrafts' | 'update' | 'forget'> = {
  list: async () => [],
  saveDrafts: async (drafts) => drafts.map(() => 'failed'),
  open: nothing,
  update: nothing,
  forget: nothing,
};

const areSame = (chosen: readonly ChosenOfAsset[], saved: readonly ChosenOfAsset[]): boolean =>
  JSON.stringify(chosen) === JSON.stringify(saved) &&
  chosen.every(({ file }, at) => file === saved[at]?.file);

interface ToSave {
  readonly chosen: readonly ChosenOfAsset[];
  /** The drafts that the forms had when these files were read. */
  readonly inForms: readonly DraftInForm[];
}

async function save(forms: FormDrafts, owner: string, { chosen, inForms }: ToSave): Promise<PutAway> {
  const { keys, lost } = await forms.save(owner, chosen, 'draft');
  // A form may have made another file of one, such as a repaired copy. Those of a form that was removed wait again.
  const left = new Set(forms.of(owner).map(({ key }) => key));
  const replaced = inForms.filter(({ key }) => left.has(key) && !keys.has(key));
  if (lost === 0) await forms.forget(replaced);
  return { kept: keys.size, lost };
}

async function saveEarly(forms: FormDrafts, owner: string, chosen: readonly ChosenOfAsset[]): Promise<void> {
  const assetIds = [...new Set(chosen.map(({ assetId }) => assetId))];
  const reserved = await Promise.all(assetIds.map((assetId) => forms.reserve({ owner, assetId })));
  const isReserved = ({ assetId }: ChosenOfAsset) => reserved[assetIds.indexOf(assetId)];
  await forms.save(owner, chosen.filter(isReserved), 'early');
}

interface WaitingOptions extends Pick<Device, 'inPage'> {
  readonly files: Pick<DeviceFiles, 'list' | 'open'>;
}

/** Creates the list of the drafts of one person that wait on the device. */
function createWaiting({ files, inPage }: WaitingOptions) {
  const read = async (owner: string) =>
    (await files.list()).flatMap(({ key, personId, draft }) =>
      personId === owner && draft ? [{ key, ...draft }] : [],
    );
  const found = createValue<{ readonly owner: string; readonly drafts: Awaited<ReturnType<typeof read>> }>({
    owner: '',
    drafts: [],
  });
  const open = async (key: string) => files.open(key).catch(logged('A draft could not be opened.'));
  return {
    /** Reads all of a person, also those in forms. */
    read,
    moveToForm: async (
      owner: string,
      { assetId, isWanted, receive }: Omit<DraftForm, 'personId'>,
      forms: Pick<FormDrafts, 'reserve'>,
    ): Promise<void> => {
      // Another tab may show them.
      if (!isWanted() || !(await forms.reserve({ owner, assetId }))) return;
      const ofAsset = (await read(owner)).filter((each) => each.assetId === assetId);
      const opened = await Promise.all(
        ofAsset.filter(inPage.isWaiting).map(async (draft) => ({ ...draft, file: await open(draft.key) })),
      );
      const drafts = opened.flatMap(({ file, ...draft }) => (file ? [{ ...draft, file }] : []));
      if (drafts.length === 0 || !isWanted()) return;
      inPage.enter(drafts.map((draft) => ({ ...draft, status: 'draft', owner })));
      receive(drafts.map(({ file, values }) => ({ file, values: readDraftValues(values) })));
    },
    /** Reads those of a person for the list. Never rejects. */
    refresh: async (owner: string) =>
      found.set({ owner, drafts: (await read(owner).catch(logged('Drafts could not be read.'))) ?? [] }),
    /** The person whose drafts are listed. */
    owner: () => found.get().owner,
    assetIds: deriveList([found, inPage], () =>
      found
        .get()
        .drafts.filter(inPage.isWaiting)
        .map(({ assetId }) => assetId),
    ),
  };
}
