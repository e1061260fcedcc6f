import { useRef, type Ref } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages, keyMessages } from '#i18n/messages/en/files.ts';

import { SelectionBar, type SelectionBarProps } from './selection-bar.tsx';

interface ListHeadProps extends Omit<SelectionBarProps, 'onClear'> {
  readonly hasOperations: boolean;
  readonly hasOrganizations: boolean;
  /** Shows the keys of the list. */
  readonly onHelp: () => void;
  /** Receives focus when a command for the selected rows is done. */
  readonly headRef?: Ref<HTMLDivElement>;
}

/** Header of the table: its columns; once rows are selected, what can be done with them. */
export function ListHead({ hasOperations, hasOrganizations, onHelp, headRef, ...props }: ListHeadProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { form: words } = deviceMessages(i18n);
  const selectAll = useRef<HTMLInputElement>(null);
  const { selection, shown } = props;
  const isSelecting = selection.ids.length > 0;
  const columns: readonly (readonly [name: string, label: string])[] = [
    ['name', t.add.displayName],
    ...(hasOperations ? [['operation', t.add.uploadAs] as const] : []),
    ...(hasOrganizations ? [['organization', t.add.organization] as const] : []),
    ['category', t.add.category],
    ['size', words.size],
  ];
  return (
    <div
      className="list-head muted small"
      data-selecting={isSelecting || undefined}
      tabIndex={-1}
      ref={headRef}
    >
      {/* A single file can't be selected. */}
      {shown.length > 1 && (
        <label className="tick">
          <input
            type="checkbox"
            aria-label={t.add.selectAll(shown.length)}
            checked={selection.areAll}
            ref={(box) => {
              selectAll.current = box;
              if (box) box.indeterminate = isSelecting && !selection.areAll;
            }}
            onChange={selection.toggleAll}
          />
        </label>
      )}
      {isSelecting && (
        <SelectionBar
          {...props}
          onClear={() => {
            selectAll.current?.focus();
            selection.clear();
          }}
        />
      )}
      {shown.length > 1 && (
        <button type="button" className="button button--quiet list-head__keys" onClick={onHelp}>
          {keyMessages(i18n).title}
        </button>
      )}
      {/* The fields below say so themselves. */}
      {!isSelecting &&
        columns.map(([column, label]) => (
          <span key={column} className="list-head__column cut" data-column={column} aria-hidden="true">
            {label}
          </span>
        ))}
    </div>
  );
}
