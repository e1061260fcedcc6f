import Folder from 'lucide-react/icons/folder';
import Trash from 'lucide-react/icons/trash-2';

import { useI18n } from '#i18n/i18n-context.tsx';
import { MenuButton } from '#ui/menu-button.tsx';

interface DropMenuProps {
  /** Absent if the browser can't choose folders. */
  readonly openFolder: (() => void) | undefined;
  /** Absent if there is less than two files. */
  readonly onRemoveAll: (() => void) | undefined;
}

/** Menu of what can be done once there are files or uploads. */
export function DropMenu({ openFolder, onRemoveAll }: DropMenuProps) {
  const { t } = useI18n();
  return (
    <MenuButton
      label={t.add.more}
      items={[
        openFolder && { label: t.add.chooseFolder, icon: Folder, onSelect: openFolder },
        onRemoveAll && {
          label: t.add.removeAll,
          icon: Trash,
          isDanger: true,
          startsGroup: openFolder !== undefined,
          onSelect: onRemoveAll,
        },
      ]}
    />
  );
}
