import { useEffect, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { Messages } from '#i18n/messages/en/messages.ts';
import { Button } from '#ui/button.tsx';

import { useEdits } from '../edit/edits.tsx';
import type { AssetUpload, UploadCommands } from '../asset-upload.ts';
import { canPause, canRetry, isFinished, isPaused, needsDecision } from '../status/available-actions.ts';

interface ListActionsProps {
  readonly uploads: readonly AssetUpload[];
  readonly commands: UploadCommands;
  /** Takes focus when the pressed button disappears. */
  readonly fallbackFocus: () => HTMLElement | null;
}

interface ListAction {
  readonly name: keyof Messages['uploads']['all'];
  readonly appliesTo: (upload: AssetUpload) => boolean;
  readonly act: (commands: UploadCommands, id: string) => void;
}

const actions: readonly ListAction[] = [
  { name: 'pause', appliesTo: canPause, act: ({ pause }, id) => pause(id) },
  { name: 'resume', appliesTo: isPaused, act: ({ resume }, id) => resume(id) },
  {
    name: 'retry',
    // A cancelled upload isn't retried: its person doesn't want it any more.
    appliesTo: (upload) => upload.status !== 'cancelled' && canRetry(upload),
    act: ({ retry }, id) => retry(id),
  },
  { name: 'sendAnyway', appliesTo: needsDecision, act: ({ retry }, id) => retry(id) },
  { name: 'clear', appliesTo: isFinished, act: ({ dismiss }, id) => dismiss(id) },
];

/** Actions for all uploads, each offered if it applies to at least two. */
export function ListActions({ uploads, commands, fallbackFocus }: ListActionsProps) {
  const { all: words } = useI18n().t.uploads;
  const edits = useEdits();
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (pressed.current?.isConnected === false) fallbackFocus()?.focus();
    pressed.current = null;
  });
  // Uploads that are being edited must not be sent before they are saved.
  const untouched = uploads.filter(({ id }) => !edits.of(id));
  const offered = actions.flatMap(({ name, appliesTo, act }) => {
    const ids = untouched.filter(appliesTo).map(({ id }) => id);
    return ids.length > 1 ? [{ name, run: () => ids.forEach((id) => act(commands, id)) }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <div className="row uploads__actions">
      {offered.map(({ name, run }) => (
        <Button
          key={name}
          look="quiet"
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget;
            run();
          }}
        >
          {words[name]}
        </Button>
      ))}
    </div>
  );
}
