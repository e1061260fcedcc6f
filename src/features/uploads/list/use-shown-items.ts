import { useMemo, useState } from 'react';

import { toggled } from '#lib/collections.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';

import { useEdits } from '../edit/edits.tsx';
import { groupUploads, type GroupKey, type UploadGroup } from '../status/groups.ts';

/** Number of rows that a group shows before "Show all" is pressed. */
const limits: Readonly<Partial<Record<GroupKey, number>>> = { waiting: 5, done: 10, elsewhere: 5 };

/** Fewer rows than that aren't worth a button that shows them. */
const minHidden = 4;

/** Returns the number of rows that a group of this length shows at first. */
function shownAtFirst(key: GroupKey, length: number): number {
  const limit = limits[key] ?? Infinity;
  return length < limit + minHidden ? Infinity : limit;
}

interface Item {
  readonly id: string;
  /** Undefined where the message about removed uploads stands. */
  readonly upload: AssetUpload | undefined;
  /** Group whose heading is shown above the row. */
  readonly groupHeading: UploadGroup | undefined;
  /** Group of which all uploads can be shown, below its last row. */
  readonly longGroup: UploadGroup | undefined;
}

/** Returns the rows to show, and what a person chose to see. In the place of `removedId` stands a message. */
export function useShownItems(
  uploads: readonly AssetUpload[],
  { removedId, assetId }: { readonly removedId: string | undefined; readonly assetId: string | undefined },
) {
  const edits = useEdits();
  const [chosen, setFilter] = useState<GroupKey>();
  const [expanded, setExpanded] = useState<ReadonlySet<GroupKey>>(new Set());
  const placed = useMemo(() => groupUploads(uploads, assetId), [uploads, assetId]);
  const groups = placed
    .map(({ key, uploads: all }) => ({ key, uploads: all.filter(({ id }) => id !== removedId) }))
    .filter((group) => group.uploads.length > 0);
  const count = groups.reduce((sum, group) => sum + group.uploads.length, 0);
  // A filter whose group is empty by now shows everything.
  const filter = groups.some(({ key }) => key === chosen) ? chosen : undefined;
  const isExpanded = (key: GroupKey) => key === filter || expanded.has(key);
  /** Returns true if some rows of the group are hidden until a person asks for all. */
  const isLong = ({ key, uploads: { length } }: UploadGroup) =>
    key !== filter && length > shownAtFirst(key, length);
  const items = placed
    .filter(({ key }) => filter === undefined || key === filter)
    .flatMap(({ key, uploads: all }): Item[] => {
      const group = groups.find((each) => each.key === key);
      const limit = isExpanded(key) ? Infinity : shownAtFirst(key, all.length);
      return all
        .filter(({ id }, index) => index < limit || edits.of(id) || id === removedId)
        .map((upload, index, shown) => ({
          id: upload.id === removedId ? 'removed' : upload.id,
          upload: upload.id === removedId ? undefined : upload,
          groupHeading: index === 0 && count > 1 ? group : undefined,
          longGroup: index === shown.length - 1 && group && isLong(group) ? group : undefined,
        }));
    });
  return {
    items,
    groups,
    filter,
    setFilter,
    isExpanded,
    toggle: (key: GroupKey) => setExpanded(toggled(expanded, key)),
    showEverything: () => {
      setFilter(undefined);
      setExpanded(new Set(groups.map(({ key }) => key)));
    },
  };
}
