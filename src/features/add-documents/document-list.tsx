import type { Ref } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { WindowedList, type WindowedListHandle } from '#ui/windowed-list.tsx';

import type { ChosenFile } from './chosen-file.ts';
import { DocumentRow, type DocumentRowProps } from './document-row.tsx';

interface DocumentListProps extends Omit<DocumentRowProps, 'row' | 'onRemove' | 'onStop'> {
  readonly chosen: readonly ChosenFile[];
  readonly onRemove: (id: string) => void;
  readonly onStop: (id: string) => void;
  readonly fallbackFocus: () => HTMLElement | null;
  readonly ref: Ref<WindowedListHandle>;
}

/** The chosen files, each in a row of its own. */
export function DocumentList({ chosen, onRemove, onStop, fallbackFocus, ref, ...props }: DocumentListProps) {
  const { t } = useI18n();
  return (
    <WindowedList items={chosen} label={t.add.list} fallbackFocus={fallbackFocus} ref={ref}>
      {(row) => (
        <DocumentRow row={row} onRemove={() => onRemove(row.id)} onStop={() => onStop(row.id)} {...props} />
      )}
    </WindowedList>
  );
}
