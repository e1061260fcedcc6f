import { useMemo, useState } from 'react';

import type { AssetUpload } from '../asset-upload.ts';
import { useEdits } from '../edit/edits.tsx';
import { groupUploads, type GroupKey, type UploadGroup } from '../status/groups.ts';

/** Number of rows that a group shows before "Show all" is pressed. */
const limits: Readonly<Partial<Record<GroupKey, number>>> = { waiting: 5, done: 10, elsewhere: 5 };

/** Fewer rows than that aren't worth a button that shows them. */
const fewestHidden = 4;

/** Returns the number of rows that a group of this length shows at first. */
function shownAtFirst(key: GroupKey, length: number): number {
  const limit = limits[key] ?? Infinity;
  return length < limit + fewestHidden ? Infinity : limit;
}

interface Item {
  readonly id: string;
  readonly upload: AssetUpload;
  /** Group whose heading is shown above the row. */
  readonly groupHeading: UploadGroup | undefined;
}

/** Returns the rows to show, and what a person chose to see. */
export function useShownItems(uploads: readonly AssetUpload[], assetId: string | undefined) {
  const edits = useEdits();
  const [chosen, setFilter] = useState<GroupKey>();
  const [expanded, setExpanded] = useState<ReadonlySet<GroupKey>>(new Set());
  const groups = useMemo(() => groupUploads(uploads, assetId), [uploads, assetId]);
  // A filter whose group is empty by now shows everything.
  const filter = groups.some(({ key }) => key === chosen) ? chosen : undefined;
  const isExpanded = (key: GroupKey) => key === filter || expanded.has(key);
  const items = groups
    .filter(({ key }) => filter === undefined || key === filter)
    .flatMap((group): Item[] => {
      const limit = isExpanded(group.key) ? Infinity : shownAtFirst(group.key, group.uploads.length);
      return group.uploads
        .filter(({ id }, index) => index < limit || edits.of(id))
        .map((upload, index) => {
          const isHead = index === 0 && uploads.length > 1;
          return { id: upload.id, upload, groupHeading: isHead ? group : undefined };
        });
    });
  return {
    items,
    groups,
    filter,
    setFilter,
    isExpanded,
    /** Returns true if some rows of the group are hidden until a person asks for all. */
    isLong: ({ key, uploads: { length } }: UploadGroup) =>
      key !== filter && length > shownAtFirst(key, length),
    toggle: (key: GroupKey) =>
      setExpanded((before) => {
        const now = new Set(before);
        if (!now.delete(key)) now.add(key);
        return now;
      }),
    showEverything: () => {
      setFilter(undefined);
      setExpanded(new Set(groups.map(({ key }) => key)));
    },
  };
}
