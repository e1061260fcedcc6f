import { useEffect, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { Messages } from '#i18n/messages/en/start.ts';
import { moveMessages, uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { isEnded } from '#queue/upload.ts';
import { Button } from '#ui/button.tsx';
import { canCopy, CopyStatus, useCopy } from '#ui/copy-button.tsx';
import { MenuButton, type MenuItem } from '#ui/menu-button.tsx';
import { saveFile } from '#ui/save-file.ts';

import type { AssetUpload, UploadCommands } from '../asset-upload.ts';
import { useEdits } from '../edit/edits.tsx';
import { asCsv, asText, uploadsReport } from '../report/uploads-report.ts';
import { SelectFilesAgain } from '../row/select-file-again.tsx';
import { canPause, canRetry, isPaused, needsDecision } from '../status/available-actions.ts';
import { stageOf } from '../status/groups.ts';

interface ListActionsProps {
  readonly uploads: readonly AssetUpload[];
  /** Those of the page's asset. */
  readonly pageUploads: readonly AssetUpload[];
  readonly commands: UploadCommands;
  readonly remove: (ids: readonly string[]) => void;
  /** Opens the dialog that moves uploads; absent if none can be moved. */
  readonly moveAll: (() => void) | undefined;
  /** Receives focus when the pressed button disappears. */
  readonly fallbackFocus: () => HTMLElement | null;
}

interface ListAction {
  readonly name: Exclude<keyof Messages['uploads']['all'], 'clear'>;
  readonly appliesTo: (upload: AssetUpload, commands: UploadCommands) => boolean;
  readonly act: (commands: UploadCommands, id: string) => void;
}

const actions: readonly ListAction[] = [
  {
    name: 'retry',
    // A cancelled upload isn't retried: its person doesn't want it any more. "Retry now" is for those that wait.
    appliesTo: (upload, { hasFile }) =>
      upload.status === 'needs-file' ? hasFile(upload.id) : upload.status === 'failed' && canRetry(upload),
    act: ({ retry }, id) => retry(id),
  },
  { name: 'sendAnyway', appliesTo: needsDecision, act: ({ retry }, id) => retry(id) },
  { name: 'pause', appliesTo: canPause, act: ({ pause }, id) => pause(id) },
  { name: 'resume', appliesTo: isPaused, act: ({ resume }, id) => resume(id) },
];

/** Actions for all uploads, each offered if it applies to at least two, and a menu with the report. */
export function ListActions({
  uploads,
  pageUploads,
  commands,
  remove,
  moveAll,
  fallbackFocus,
}: ListActionsProps) {
  const i18n = useI18n();
  const { all: words } = i18n.t.uploads;
  const edits = useEdits();
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (pressed.current?.isConnected === false) fallbackFocus()?.focus();
    pressed.current = null;
  });
  const copying = useCopy();
  // Uploads that are being edited must not be sent before they are saved.
  const untouched = uploads.filter(({ id }) => !edits.of(id));
  const idsOf = (appliesTo: ListAction['appliesTo']) =>
    untouched.filter((upload) => appliesTo(upload, commands)).map(({ id }) => id);
  // Other assets' uploads stay, and so does a duplicate that isn't linked yet.
  const finished = pageUploads.filter((upload) => stageOf(upload) === 'done').map(({ id }) => id);
  return (
    <>
      {actions.map(({ name, appliesTo, act }) => {
        const ids = idsOf(appliesTo);
        return (
          ids.length > 1 && (
            <Button
              key={name}
              onClick={({ currentTarget }) => {
                pressed.current = currentTarget;
                ids.forEach((id) => act(commands, id));
              }}
            >
              {words[name]}
            </Button>
          )
        );
      })}
      <SelectFilesAgain uploads={untouched} commands={commands} />
      <CopyStatus outcome={copying.outcome} />
      <MenuButton
        label={uploadListMessages(i18n).more}
        items={menuOf({
          uploads,
          finished,
          remove,
          moveAll,
          copy: copying.copy,
          i18n,
        })}
      />
    </>
  );
}

interface MenuOptions {
  readonly uploads: readonly AssetUpload[];
  readonly finished: readonly string[];
  readonly remove: (ids: readonly string[]) => void;
  readonly moveAll: ListActionsProps['moveAll'];
  readonly copy: (text: string) => void;
  readonly i18n: ReturnType<typeof useI18n>;
}

function menuOf({ uploads, finished, remove, moveAll, copy, i18n }: MenuOptions): readonly MenuItem[] {
  const { report: words, all } = i18n.t.uploads;
  const report = () => uploadsReport(uploads, i18n);
  return [
    ...(moveAll ? [{ label: moveMessages(i18n).open, onSelect: moveAll }] : []),
    ...(uploads.some(isEnded)
      ? [
          ...(canCopy() ? [{ label: words.copy, onSelect: () => copy(asText(report())) }] : []),
          { label: words.save, onSelect: () => saveFile(words.fileName, 'text/csv', asCsv(report())) },
          { label: uploadListMessages(i18n).print, onSelect: () => print() },
        ]
      : []),
    ...(finished.length > 0 ? [{ label: all.clear, onSelect: () => remove(finished) }] : []),
  ];
}
