import { deferredMessages } from '#i18n/deferred-messages.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { leaveEn } from '#i18n/messages/en/leave.ts';
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
  return (
    <Dialog
      title={words.title(unsentCount)}
      onClose={onStay}
      actions={
        <>
          <Button onClick={() => onLeave(true)}>{words.discard}</Button>
          {savedCount > 0 && <Button onClick={() => onLeave(false)}>{words.keep}</Button>}
          <Button look="primary" onClick={onStay}>
            {words.stay}
          </Button>
        </>
      }
    >
      {isDiscardFailed && (
        <p className="field__error" role="alert">
          {words.notDiscarded}
        </p>
      )}
      <p>{savedCount > 0 ? words.allSaved(name) : words.notSaved(name)}</p>
      {savedCount > 0 && savedCount < unsentCount && <p>{words.partly(unsentCount - savedCount)}</p>}
    </Dialog>
  );
}
