import type { LucideIcon } from 'lucide-react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import ListX from 'lucide-react/icons/list-x';
import Mail from 'lucide-react/icons/mail';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Printer from 'lucide-react/icons/printer';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Upload from 'lucide-react/icons/upload';
import { useEffect, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { Messages } from '#i18n/messages/en/start.ts';
import { moveMessages, uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { isEnded } from '#queue/upload.ts';
import { type AssetUpload, needsDecision } from '#sending/asset-upload.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { sendText } from '#ui/browser/send-text.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { canCopy, CopyStatus, useCopy } from '#ui/controls/copy-button.tsx';
import { MenuButton, type MenuItem } from '#ui/controls/menu-button.tsx';

import { useEdits } from '../edit/edits.tsx';
import { asCsv, reportText, uploadsReport } from '../report/uploads-report.ts';
import { SelectFilesAgain } from '../row/select-file-again.tsx';
import { canMove, canPause, canRetry, isPaused } from '../status/available-actions.ts';
import { stageOf } from '../status/groups.ts';
import type { UploadCommands } from '../upload-commands.ts';

interface ListActionsProps {
  readonly uploads: readonly AssetUpload[];
  /** Uploads of the page's asset. */
  readonly pageUploads: readonly AssetUpload[];
  readonly assetId: string | undefined;
  /** Names of chosen files of the page that can't be uploaded. */
  readonly leftOut: readonly string[];
  /** Absent while uploads are under way. */
  readonly summary: string | undefined;
  /** Address of the page where the next asset is chosen, offered with the summary. */
  readonly nextAssetHref?: string | undefined;
  readonly commands: UploadCommands;
  /** True if only what changes nothing is offered. */
  readonly isReadOnly: boolean;
  readonly remove: (ids: readonly string[]) => void;
  /** Opens the dialog that moves uploads. */
  readonly moveAll: () => void;
  /** Receives focus when the pressed button disappears. */
  readonly fallbackFocus: () => HTMLElement | null;
}

interface ListAction {
  readonly name: Exclude<keyof Messages['uploads']['all'], 'clear'>;
  readonly icon: LucideIcon;
  readonly appliesTo: (upload: AssetUpload, commands: UploadCommands) => boolean;
  readonly act: (commands: UploadCommands, id: string) => void;
}

const actions: readonly ListAction[] = [
  {
    name: 'retry',
    icon: RotateCw,
    // A cancelled upload isn't retried: its person doesn't want it any more. "Retry now" is for those that wait.
    appliesTo: (upload, { hasFile }) =>
      upload.status === 'needs-file' ? hasFile(upload.id) : upload.status === 'failed' && canRetry(upload),
    act: ({ retry }, id) => retry(id),
  },
  { name: 'pause', icon: Pause, appliesTo: canPause, act: ({ pause }, id) => pause(id) },
  { name: 'resume', icon: Play, appliesTo: isPaused, act: ({ resume }, id) => resume(id) },
  { name: 'sendAnyway', icon: Upload, appliesTo: needsDecision, act: ({ retry }, id) => retry(id) },
];

/** More of them are in the menu. */
const maxButtons = 2;

/** Actions for all uploads, each offered if it applies to at least two, and a menu with the others and the report. */
export function ListActions({ commands, summary, nextAssetHref, fallbackFocus, ...list }: ListActionsProps) {
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
  const untouched = list.isReadOnly ? [] : list.uploads.filter(({ id }) => !edits.of(id));
  const offered = actions.flatMap(({ name, icon, appliesTo, act }) => {
    const ids = untouched.filter((upload) => appliesTo(upload, commands)).map(({ id }) => id);
    const onSelect = () => ids.forEach((id) => act(commands, id));
    return ids.length > 1 ? [{ label: words[name], icon, onSelect }] : [];
  });
  return (
    <>
      {offered.slice(0, maxButtons).map(({ label, icon: Icon, onSelect }) => (
        <Button
          key={label}
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget;
            onSelect();
          }}
        >
          <Icon />
          <span>{label}</span>
        </Button>
      ))}
      {summary && nextAssetHref && (
        <ButtonLink href={nextAssetHref}>{uploadListMessages(i18n).nextAsset}</ButtonLink>
      )}
      <SelectFilesAgain uploads={untouched} commands={commands} />
      <CopyStatus outcome={copying.outcome} />
      <MenuButton
        label={uploadListMessages(i18n).more}
        items={[...offered.slice(maxButtons), ...menuOf({ ...list, copy: copying.copy, i18n })]}
      />
    </>
  );
}

interface MenuOptions extends Omit<
  ListActionsProps,
  'commands' | 'summary' | 'nextAssetHref' | 'fallbackFocus'
> {
  readonly copy: (text: string) => void;
  readonly i18n: ReturnType<typeof useI18n>;
}

function menuOf({ i18n, ...list }: MenuOptions): readonly (MenuItem | false)[] {
  const { uploads, pageUploads, isReadOnly } = list;
  const { report: words, all } = i18n.t.uploads;
  const more = uploadListMessages(i18n);
  const text = () => reportText(uploads, i18n, list);
  // Other assets' uploads stay, and so does a duplicate that isn't linked yet.
  const finished = pageUploads.filter((upload) => stageOf(upload) === 'done').map(({ id }) => id);
  const hasEnded = uploads.some(isEnded);
  return [
    !isReadOnly &&
      pageUploads.some(canMove) && {
        label: moveMessages(i18n).open,
        icon: ArrowLeftRight,
        onSelect: list.moveAll,
      },
    hasEnded && canCopy() && { label: words.copy, icon: Copy, onSelect: () => list.copy(text()) },
    hasEnded && { label: more.report.send, icon: Mail, onSelect: () => void sendText(text()) },
    hasEnded && {
      label: words.save,
      icon: Download,
      onSelect: () => saveFile(words.fileName, 'text/csv', asCsv(uploadsReport(uploads, i18n, list.leftOut))),
    },
    hasEnded && { label: more.print, icon: Printer, onSelect: () => print() },
    !isReadOnly &&
      finished.length > 0 && {
        label: all.clear,
        icon: ListX,
        startsGroup: true,
        // The message takes the place of the first one.
        onSelect: () => list.remove(finished.toReversed()),
      },
  ];
}
