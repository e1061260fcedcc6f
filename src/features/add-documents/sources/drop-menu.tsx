import Folder from 'lucide-react/icons/folder';
import Trash from 'lucide-react/icons/trash-2';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import type { IntakeStore } from '#intake/store.ts';
import { MenuButton } from '#ui/controls/menu-button.tsx';

import { rowOrders, type RowOrder } from '../values/row-order.ts';
import { useIntakeFact } from './use-intake-facts.ts';

/** Order of the list and its commands; absent if there is less than two files. */
export interface ListCommands {
  readonly order?: RowOrder;
  readonly onSort?: (order: RowOrder) => void;
  readonly onRemoveAll?: () => void;
}

interface DropMenuProps extends ListCommands {
  readonly store: IntakeStore;
  readonly folder: {
    /** False if the browser can't choose folders. */
    readonly isOffered: boolean;
    readonly open: () => void;
  };
}

/** Menu of what can be done once there are files or uploads. */
export function DropMenu({ store, folder, order, onSort, onRemoveAll }: DropMenuProps) {
  const { t } = useI18n();
  const { sort } = deviceMessages(useI18n());
  const hasFolders = useIntakeFact(store, ({ rows }) => rows.some((row) => row.folder !== undefined));
  const orders = onSort ? rowOrders.filter((each) => hasFolders || each !== 'folder') : [];
  return (
    <MenuButton
      label={t.add.more}
      items={[
        folder.isOffered && { label: t.add.chooseFolder, icon: Folder, onSelect: folder.open },
        ...orders.map((each) => ({
          label: sort[each],
          isChecked: each === order,
          startsGroup: folder.isOffered && each === 'added',
          onSelect: () => onSort?.(each),
        })),
        onRemoveAll && {
          label: t.add.removeAll,
          icon: Trash,
          isDanger: true,
          startsGroup: true,
          onSelect: onRemoveAll,
        },
      ]}
    />
  );
}
