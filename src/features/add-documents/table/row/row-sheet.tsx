import Crop from 'lucide-react/icons/crop';
import ListChecks from 'lucide-react/icons/list-checks';
import X from 'lucide-react/icons/x';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import { isPhotoRow } from '#intake/is-photo-row.ts';
import { Name } from '#ui/content/name.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useKeepMounted } from '#ui/dialog/keep-mounted.ts';
import { useModal } from '#ui/dialog/use-modal.ts';
import { isComposing } from '#ui/field/field.tsx';
import { useSheet } from '#ui/styles/use-sheet.ts';

import type { RowCommands } from './use-stable-commands.ts';

import sheet from './row-sheet.css?inline';

interface RowSheetProps {
  readonly row: ChosenFile;
  readonly commands: Pick<RowCommands, 'select' | 'editPhoto' | 'remove'>;
  readonly isSelectable: boolean;
  readonly onClose: () => void;
  /** The fields of the row. */
  readonly children: ReactNode;
}

/** Fields and commands of a row where it has no room for them: a sheet from below on a phone. */
export function RowSheet({ row, commands, isSelectable, onClose, children }: RowSheetProps) {
  const { t } = useI18n();
  const words = deviceMessages(useI18n());
  const modal = useModal(onClose, true);
  useSheet(modal.ref, sheet);
  const titleId = useId();
  // A row that scrolls away would take it along.
  useKeepMounted(true);
  const endEdit = (event: KeyboardEvent) => {
    const isEntered = event.key === 'Enter' && !isComposing(event);
    if (!isEntered || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const closing = (command: () => void) => () => {
    onClose();
    command();
  };
  return (
    <dialog {...modal} className="dialog row-sheet" aria-labelledby={titleId} onKeyDown={endEdit}>
      <div className="line">
        <h2 className="grow" id={titleId} tabIndex={-1}>
          <Name>{row.file.name}</Name>
        </h2>
        <Button look="icon" aria-label={t.dialog.close} onClick={onClose}>
          <X />
        </Button>
      </div>
      <div className="fields">{children}</div>
      <div className="row-sheet__commands">
        {isPhotoRow(row) && (
          <Button look="quiet" onClick={closing(() => commands.editPhoto(row.file))}>
            <Crop />
            <span>{words.paper.edit}</span>
          </Button>
        )}
        {isSelectable && (
          <Button look="quiet" onClick={closing(() => commands.select(row.id))}>
            <ListChecks />
            <span>{words.selectRow}</span>
          </Button>
        )}
        <Button look="danger" onClick={closing(() => commands.remove(row.id))}>
          <X />
          <span>{t.add.remove}</span>
        </Button>
      </div>
    </dialog>
  );
}
