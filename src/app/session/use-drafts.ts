import { useCallback, useState } from 'react';

/** Places where chosen files wait: in the editor for photos, before the form, or in it. */
export type DraftPlace = 'editor' | 'inbox' | 'form';

/** The files that are chosen for one asset, by where they wait. */
type Counts = Readonly<Partial<Record<DraftPlace, number>>>;

/** Reports the number of files that wait in one place of an asset's page. */
export type NoteDrafts = (assetId: string, place: DraftPlace, unsentCount: number) => void;

/** Assets with chosen files that weren't handed over yet: their pages stay mounted while another page is shown. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Counts>>(new Map());
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({});
  const keyOf = (assetId: string): string => keys[assetId] ?? assetId;
  const note = useCallback<NoteDrafts>((assetId, place, unsentCount) => {
    setDrafts((known) => {
      const before = known.get(assetId) ?? {};
      if ((before[place] ?? 0) === unsentCount) return known;
      const counts = { ...before, [place]: unsentCount };
      const next = new Map(known).set(assetId, counts);
      if (sum(counts) === 0) next.delete(assetId);
      return next;
    });
  }, []);
  const move = (from: string, to: string) => {
    setKeys({ ...keys, [from]: keyOf(to), [to]: keyOf(from) });
    setDrafts(new Map([...drafts].map(([id, counts]) => [id === from ? to : id, counts])));
  };
  const fileCount = [...drafts.values()].reduce((total, counts) => total + sum(counts), 0);
  return {
    assetIds: [...drafts.keys()],
    /** Returns the number of files that are chosen for an asset. */
    countOf: (assetId: string): number => sum(drafts.get(assetId) ?? {}),
    fileCount,
    note,
    /** Returns the key of an asset's page. */
    keyOf,
    /** Makes the page with an asset's chosen files that of another asset, which must have none. */
    move,
  };
}

/** The assets with chosen files, and functions that report and move them. */
export type Drafts = ReturnType<typeof useDrafts>;

const sum = ({ editor = 0, inbox = 0, form = 0 }: Counts): number => editor + inbox + form;
