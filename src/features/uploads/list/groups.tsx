import { useI18n } from '#i18n/i18n-context.tsx';
import { uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { Button } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';

import type { GroupKey, UploadGroup } from '../status/groups.ts';

/** Heading of a group. */
export function GroupHeading({ group }: { readonly group: UploadGroup }) {
  const i18n = useI18n();
  return (
    <div className="uploads__group row muted small">
      <h3>
        <span>{uploadListMessages(i18n).groups[group.key]}</span>{' '}
        <span className="number">{i18n.formats.number(group.uploads.length)}</span>
      </h3>
    </div>
  );
}

interface ShowAllProps {
  readonly group: UploadGroup;
  readonly isExpanded: boolean;
  readonly onClick: () => void;
}

/** A button that shows all uploads of a group, below its last row. */
export function ShowAll({ group, isExpanded, onClick }: ShowAllProps) {
  const i18n = useI18n();
  const words = uploadListMessages(i18n);
  return (
    <div className="uploads__all">
      <Button look="link" isSmall aria-expanded={isExpanded} onClick={onClick}>
        {isExpanded ? words.showFewer : words.showAll(i18n.formats.number(group.uploads.length))}
      </Button>
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
  const total = groups.reduce((sum, { uploads }) => sum + uploads.length, 0);
  if (groups.length < 2 || total <= shortList) return null;
  const segment = (id: GroupKey | 'all', label: string, count: number) => ({
    id,
    label,
    count: i18n.formats.number(count),
    isBad: id === 'attention',
  });
  return (
    <Segmented
      label={words.filter}
      segments={[
        segment('all', words.all, total),
        ...groups.map(({ key, uploads }) => segment(key, words.groups[key], uploads.length)),
      ]}
      value={filter ?? 'all'}
      onChange={(id) => setFilter(id === 'all' ? undefined : id)}
    />
  );
}
