import type { ChosenDraft } from '#intake/draft-values.ts';
import { createIntakeStore, unsentCount, type IntakeStore } from '#intake/store.ts';
import type { ArrivedFile } from '#intake/transition.ts';
import { createValue, type ObservedValue } from '#lib/value.ts';

/** A chosen file of an asset, and what was typed for it. */
export interface ChosenOfAsset extends ChosenDraft {
  readonly assetId: string;
}

/** The chosen files of a page whose person is here, by asset. */
export interface ChosenFiles {
  /** Returns the files of an asset; the same store until they are moved, or the stay of the person ends. */
  readonly of: (assetId: string) => IntakeStore;
  /** The number of files of each asset that has some. */
  readonly counts: ObservedValue<ReadonlyMap<string, number>>;
  /** Gives the files of one asset to another one, which must have none. */
  readonly move: (from: string, to: string) => void;
  /** Reads them as they are now, each once. */
  readonly read: () => readonly ChosenOfAsset[];
  /** Reads them for the last time: the stay of their person has ended, and new stores begin. */
  readonly take: () => readonly ChosenOfAsset[];
}

/** Returns a chosen file as it is put into a form again. */
export const toArrived = ({ file, values }: ChosenDraft): ArrivedFile =>
  values.path === undefined ? { path: file.name, file, values } : { path: values.path, file };

/** Creates the chosen files of a page. */
export function createChosenFiles(): ChosenFiles {
  const stores = new Map<string, IntakeStore>();
  const counts = createValue<ReadonlyMap<string, number>>(new Map());

  function count(): void {
    const next = new Map(
      [...stores].flatMap(([assetId, { getSnapshot }]) => {
        const files = unsentCount(getSnapshot());
        return files > 0 ? [[assetId, files] as const] : [];
      }),
    );
    if (JSON.stringify([...next]) !== JSON.stringify([...counts.get()])) counts.set(next);
  }
  function of(assetId: string): IntakeStore {
    const store = stores.get(assetId) ?? createIntakeStore();
    if (!stores.has(assetId)) store.subscribe(({ type }) => type !== 'identified' && count());
    stores.set(assetId, store);
    return store;
  }
  const read = () =>
    [...stores].flatMap(([assetId, { drafts }]) => drafts().map((draft) => ({ assetId, ...draft })));

  return {
    of,
    counts,
    move: (from, to) => {
      const [moved, other] = [of(from), of(to)];
      stores.set(to, moved).set(from, other);
      moved.dispatch({ type: 'moved', from, to });
      count();
    },
    read,
    take: () => {
      const chosen = read();
      stores.clear();
      count();
      return chosen;
    },
  };
}
