import type { PageLocks } from '../device/page-locks.ts';

/** A draft that a form of this page has. */
export interface TakenDraft {
  readonly key: string;
  readonly owner: string;
  readonly assetId: string;
  /** JSON. */
  readonly values: unknown;
}

/** Drafts that the forms of this page have; other pages of the device can't take them. */
export type TakenDrafts = ReturnType<typeof createTakenDrafts>;

/** Creates the list of a page; it is empty. */
export function createTakenDrafts(locks: PageLocks) {
  const taken = new Map<string, TakenDraft>();
  /** Functions that release the locks of a form; it has several after changes of its asset. */
  const unlocks = new Map<string, readonly (() => void)[]>();
  const of = (owner: string, assetId?: string) =>
    [...taken.values()].filter(
      (each) => each.owner === owner && (assetId === undefined || each.assetId === assetId),
    );
  const unlockUnused = () => {
    const used = new Set([...taken.values()].map(({ owner, assetId }) => formOf(owner, assetId)));
    for (const [form, ofForm] of unlocks) {
      if (used.has(form)) continue;
      ofForm.forEach((unlock) => unlock());
      unlocks.delete(form);
    }
  };
  const remove = (keys: readonly string[]) => {
    keys.forEach((key) => taken.delete(key));
    unlockUnused();
  };
  const unlocksOf = (form: string) => unlocks.get(form) ?? [];
  return {
    has: (key: string) => taken.has(key),
    of,
    /** Lets this page take the drafts of an asset. Returns false if another page has them. */
    reserve: async (owner: string, assetId: string) => {
      const form = formOf(owner, assetId);
      const unlock = await locks.acquire(`asset-documents draft ${form}`);
      if (unlock) unlocks.set(form, [...unlocksOf(form), unlock]);
      // Drafts may have come since this page reserved the asset.
      return unlocksOf(form).length > 0;
    },
    /** Adds drafts of an asset that was reserved; without any, other pages may take those that come later. */
    add: (drafts: readonly TakenDraft[]) => {
      for (const draft of drafts) taken.set(draft.key, draft);
      unlockUnused();
    },
    /** Called for drafts that were deleted, and for those of a form that is removed. */
    remove,
    /** Called when that form becomes that of another asset. Returns its drafts. */
    changeAsset: (owner: string, from: string, to: string) => {
      const moved = of(owner, from).map((draft) => ({ ...draft, assetId: to }));
      for (const draft of moved) taken.set(draft.key, draft);
      const [left, entered] = [formOf(owner, from), formOf(owner, to)];
      unlocks.set(entered, [...unlocksOf(entered), ...unlocksOf(left)]);
      unlocks.delete(left);
      return moved;
    },
  };
}

const formOf = (owner: string, assetId: string): string => JSON.stringify([owner, assetId]);
