import { useI18n } from '#i18n/i18n-context.tsx';
import { uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { Button } from '#ui/button.tsx';

import type { GroupKey, UploadGroup } from '../status/groups.ts';
import type { useShownItems } from './use-shown-items.ts';

interface GroupHeadingProps extends Pick<
  ReturnType<typeof useShownItems>,
  'isLong' | 'isExpanded' | 'toggle'
> {
  readonly group: UploadGroup;
}

/** Heading of a group, with a button that shows all its uploads. */
export function GroupHeading({ group, isLong, isExpanded, toggle }: GroupHeadingProps) {
  const i18n = useI18n();
  const words = uploadListMessages(i18n);
  const count = i18n.formats.number(group.uploads.length);
  return (
    <div className="uploads__group" data-group={group.key}>
      <h3 className="small">
        <span>{words.groups[group.key]}</span> <span className="muted">{count}</span>
      </h3>
      {isLong(group) && (
        <Button look="quiet" aria-expanded={isExpanded(group.key)} onClick={() => toggle(group.key)}>
          {isExpanded(group.key) ? words.showFewer : words.showAll(count)}
        </Button>
      )}
    </div>
  );
}

interface GroupFilterProps {
  readonly groups: readonly UploadGroup[];
  readonly filter: GroupKey | undefined;
  readonly setFilter: (key: GroupKey | undefined) => void;
}

/** Up to this number of uploads, the whole list is visible at once. */
const shortList = 5;

/** The number of uploads in each group; pressing one shows only these. */
export function GroupFilter({ groups, filter, setFilter }: GroupFilterProps) {
  const i18n = useI18n();
  const words = uploadListMessages(i18n);
  const count = groups.reduce((sum, { uploads }) => sum + uploads.length, 0);
  if (groups.length < 2 || count <= shortList) return null;
  const chip = (key: GroupKey | undefined, name: string, size: number) => (
    <button
      key={name}
      type="button"
      className="uploads__chip"
      aria-pressed={filter === key}
      onClick={() => setFilter(key)}
    >
      <span>{name}</span> <span>{i18n.formats.number(size)}</span>
    </button>
  );
  return (
    <div className="row uploads__filter" role="group" aria-label={words.filter}>
      {chip(undefined, words.all, count)}
      {groups.map(({ key, uploads }) => chip(key, words.groups[key], uploads.length))}
    </div>
  );
}
