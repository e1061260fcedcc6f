import { useDeviceMessages } from '#i18n/use-device-messages.ts';

interface LostDraftsNoteProps {
  readonly count: number;
}

/** Says how many files of the former person couldn't be saved. */
export function LostDraftsNote({ count }: LostDraftsNoteProps) {
  const { drafts: words } = useDeviceMessages();
  return (
    <div className="lists-note" role="alert">
      <p>{words.lost(count)}</p>
    </div>
  );
}
