import { deferredMessages } from '#i18n/deferred-messages.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { leaveEn, type LeaveMessages } from '#i18n/messages/en/leave.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

const leaveMessages = deferredMessages('leave', leaveEn);

interface LeaveDialogProps {
  /** Person to whom the documents belong. */
  readonly name: string;
  readonly unsentCount: number;
  /** Number of documents that are saved for the next visit. */
  readonly savedCount: number;
  /** True after discarding has failed. */
  readonly isDiscardFailed: boolean;
  readonly onStay: () => void;
  readonly onLeave: (isDiscarding: boolean) => void;
}

/** Asks what to do with unsent documents before the person signs out. */
export function LeaveDialog({
  name,
  unsentCount,
  savedCount,
  isDiscardFailed,
  onStay,
  onLeave,
}: LeaveDialogProps) {
  const words = leaveMessages(useI18n());
  const isSaved = savedCount > 0 || isDiscardFailed;
  return (
    <Dialog
      title={isDiscardFailed ? words.notDiscardedTitle : words.title(unsentCount)}
      onClose={onStay}
      actions={
        <>
          <Button onClick={() => onLeave(true)}>{words.discard}</Button>
          {isSaved && <Button onClick={() => onLeave(false)}>{words.keep}</Button>}
          <Button look="primary" onClick={onStay}>
            {words.stay}
          </Button>
        </>
      }
    >
      {isDiscardFailed ? (
        <p>{words.notDiscarded(name)}</p>
      ) : (
        <Saved {...{ words, name, unsentCount, savedCount }} />
      )}
    </Dialog>
  );
}

interface SavedProps extends Pick<LeaveDialogProps, 'name' | 'unsentCount' | 'savedCount'> {
  readonly words: LeaveMessages;
}

/** Says what is saved for the next visit. */
function Saved({ words, name, unsentCount, savedCount }: SavedProps) {
  return (
    <>
      <p>{savedCount > 0 ? words.allSaved(name) : words.notSaved(name)}</p>
      {savedCount > 0 && savedCount < unsentCount && <p>{words.partly(unsentCount - savedCount)}</p>}
    </>
  );
}
