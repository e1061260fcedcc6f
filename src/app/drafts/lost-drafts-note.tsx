import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';

interface LostDraftsNoteProps {
  readonly count: number;
}

/** Says how many files of the former person couldn't be saved. */
export function LostDraftsNote({ count }: LostDraftsNoteProps) {
  const { drafts: words } = deviceMessages(useI18n());
  return (
    <div className="lists-note" role="alert">
      <p>{words.lost(count)}</p>
    </div>
  );
}
