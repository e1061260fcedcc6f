import { logged } from '#lib/log-failure.ts';
import type { DeviceFiles } from '#offline/device-files.ts';

import type { ChosenOfAsset } from '../chosen-files/chosen-files.ts';
import type { Device } from '../device/device.ts';
import type { DraftInForm } from '../device/files-in-page.ts';

/** Drafts that the forms of this page have; other pages of the device can't take them. */
export type FormDrafts = ReturnType<typeof createFormDrafts>;

interface FormDraftsOptions extends Pick<Device, 'locks' | 'inPage'> {
  readonly files: Pick<DeviceFiles, 'saveDrafts' | 'forget' | 'update'>;
}

/** The form of an asset, for one owner of drafts. */
type Form = Pick<DraftInForm, 'owner' | 'assetId'>;

const nameOf = ({ owner, assetId }: Form): string => JSON.stringify([owner, assetId]);

const notDeleted = logged('Drafts could not be deleted.', false);

/** Creates the drafts of a page. */
export function createFormDrafts({ files, locks, inPage }: FormDraftsOptions) {
  const { reserve, releaseExcept } = createReservations(locks);
  const of = (owner: string, assetId?: string): readonly DraftInForm[] =>
    inPage
      .drafts()
      .filter((each) => each.owner === owner && (assetId === undefined || each.assetId === assetId));
  const withKeys = (owner: string, chosen: readonly ChosenOfAsset[]) => {
    const keys = inPage.keys();
    return chosen.map((each) => ({ ...each, owner, key: keys.get(each.file) }));
  };
  return {
    of,
    reserve,
    /** Lets other pages take the drafts of assets of which no form of this page has any. */
    releaseUnused: () => releaseExcept(inPage.drafts()),
    /** Makes drafts of those files that are on the device already, such as shared ones, before their form is removed. */
    adopt: (owner: string, chosen: readonly ChosenOfAsset[]) =>
      inPage.enter(
        withKeys(owner, chosen).flatMap(({ key, ...each }) =>
          key === undefined ? [] : { ...each, key, status: 'draft' },
        ),
      ),
    /** Saves files. Returns the keys of those that were saved, and the number of those that couldn't be. */
    save: async (owner: string, chosen: readonly ChosenOfAsset[], status: DraftInForm['status']) => {
      const drafts = withKeys(owner, chosen);
      const outcomes = await files.saveDrafts(drafts.map((each) => ({ ...each, personId: owner })));
      const kept = drafts.flatMap((draft, at): readonly DraftInForm[] => {
        const outcome = outcomes[at];
        return typeof outcome === 'object' ? [{ ...draft, status, key: outcome.key }] : [];
      });
      inPage.enter(kept);
      const lost = outcomes.filter((outcome) => outcome === 'failed').length;
      return { keys: new Set(kept.map(({ key }) => key)), lost };
    },
    /** Deletes drafts. Resolves to false if the device failed to. */
    forget: async (drafts: readonly { readonly key: string }[]): Promise<boolean> => {
      const keys = drafts.map(({ key }) => key);
      const isDone = await files.forget(keys).then(() => true, notDeleted);
      inPage.markDeleted(drafts);
      return isDone;
    },
    /** Makes them those of another asset, whose form has them now. */
    changeAsset: async (owner: string, from: string, to: string) => {
      const moved = of(owner, from);
      await reserve({ owner, assetId: to });
      inPage.enter(moved.map((draft) => ({ ...draft, assetId: to })));
      for (const { key, values } of moved) {
        await files.update(key, { personId: owner, isAccepted: true, draft: { assetId: to, values } });
      }
    },
  };
}

/** Creates the locks of a page's forms. */
function createReservations(locks: Device['locks']) {
  /** Functions that release locks. */
  const unlocks = new Map<string, () => void>();
  return {
    /** Lets this page take the drafts of an asset. Resolves to false if another page has them. */
    reserve: async (form: Form): Promise<boolean> => {
      const name = nameOf(form);
      const unlock = unlocks.get(name) ?? (await locks.acquire(`asset-documents draft ${name}`));
      if (unlock) unlocks.set(name, unlock);
      return unlock !== undefined;
    },
    releaseExcept: (forms: readonly Form[]) => {
      const used = new Set(forms.map(nameOf));
      for (const [name, unlock] of unlocks) {
        if (used.has(name)) continue;
        unlocks.delete(name);
        unlock();
      }
    },
  };
}
