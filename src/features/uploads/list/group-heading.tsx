import { useI18n } from '#i18n/i18n-context.tsx';
import { uploadListMessages } from '#i18n/upload-list-messages.ts';
import { Button } from '#ui/button.tsx';

import type { GroupKey, UploadGroup } from './groups.ts';

interface GroupHeadingProps {
  readonly group: UploadGroup;
  /** Number of rows shown while the group isn't expanded; absent if it shows all. */
  readonly limit: number | undefined;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
}

/** Heading of a group, with a button that shows all its uploads. */
export function GroupHeading({ group, limit = Infinity, isExpanded, onToggle }: GroupHeadingProps) {
  const i18n = useI18n();
  const words = uploadListMessages(i18n);
  const count = i18n.formats.number(group.uploads.length);
  return (
    <div className="uploads__group" data-group={group.key}>
      <h3 className="small">
        {words.groups[group.key]} <span className="muted">{count}</span>
      </h3>
      {group.uploads.length > limit && (
        <Button look="quiet" aria-expanded={isExpanded} onClick={onToggle}>
          {isExpanded ? words.showFewer : words.showAll(count)}
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

/** The list is short enough to be seen at once up to this number of uploads. */
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
      {name} {i18n.formats.number(size)}
    </button>
  );
  return (
    <div className="row uploads__filter" role="group" aria-label={words.filter}>
      {chip(undefined, words.all, count)}
      {groups.map(({ key, uploads }) => chip(key, words.groups[key], uploads.length))}
    </div>
  );
}
