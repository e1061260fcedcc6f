import { createIntakeStore, unsentCount, type IntakeStore } from '#intake/store.ts';
import type { ArrivedFile } from '#intake/transition.ts';
import type { ChosenDraft } from '#intake/values/draft-values.ts';
import { createValue } from '#lib/value.ts';

/** A chosen file of an asset, and what was typed for it. */
export interface ChosenOfAsset extends ChosenDraft {
  readonly assetId: string;
}

/** Files of one choice that haven’t reached the form of an asset: they are being read, or their person isn’t known yet. */
export interface Arrival {
  /** Returns the asset to whose form they belong, which may have become another one's meanwhile. */
  readonly assetId: () => string;
  /** Returns the asset from which they were moved meanwhile. */
  readonly leftAssetId: () => string | undefined;
  /** Call once they are in a form, or when there are none. */
  readonly end: () => void;
}

interface Moving {
  readonly stay: ReadonlyMap<string, IntakeStore>;
  assetId: string;
  leftAssetId?: string;
}

/** The chosen files of a page whose person is here, by asset. */
export type ChosenFiles = ReturnType<typeof createChosenFiles>;

/** Returns a chosen file as it is put into a form again. */
export const toArrived = ({ file, values }: ChosenDraft): ArrivedFile =>
  values.path === undefined ? { path: file.name, file, values } : { path: values.path, file };

/** Creates the chosen files of a page. */
export function createChosenFiles() {
  /** The stores of the person's stay; new ones begin with the next. */
  let stores = new Map<string, IntakeStore>();
  /** The arrivals of all stays. */
  const arrivals = new Set<Moving>();
  const hasArriving = createValue(false);
  const counts = createValue<ReadonlyMap<string, number>>(new Map());

  const arriving = () => [...arrivals].filter(({ stay }) => stay === stores);
  function count(): void {
    const next = new Map(arriving().map(({ assetId }) => [assetId, 0]));
    for (const [assetId, { getSnapshot }] of stores) {
      const files = unsentCount(getSnapshot());
      if (files > 0) next.set(assetId, files);
    }
    hasArriving.set(arrivals.size > 0);
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
    /** Returns the files of an asset; the same store until they are moved, or the stay of the person ends. */
    of,
    /** Begins an arrival, until whose end the form of the asset is kept. */
    expect: (assetId: string) => {
      const arrival: Moving = { stay: stores, assetId };
      arrivals.add(arrival);
      count();
      return {
        assetId: () => arrival.assetId,
        leftAssetId: () => arrival.leftAssetId,
        end: () => {
          arrivals.delete(arrival);
          count();
        },
      };
    },
    /** True while files are on their way, also those of a stay that has ended. */
    hasArriving,
    /** The number of files of each asset that has some; 0 while all of them are on their way. */
    counts,
    /** Gives the files of one asset to another one, which must have none. */
    move: (from: string, to: string) => {
      const [moved, other] = [of(from), of(to)];
      stores.set(to, moved).set(from, other);
      for (const arrival of arriving()) {
        if (arrival.assetId !== from) continue;
        arrival.assetId = to;
        arrival.leftAssetId = from;
      }
      moved.dispatch({ type: 'moved', from, to });
      count();
    },
    /** Reads them as they are now, each once. */
    read,
    /** Reads them for the last time: the stay of their person has ended, and new stores begin. */
    take: () => {
      const chosen = read();
      stores = new Map();
      count();
      return chosen;
    },
  };
}
