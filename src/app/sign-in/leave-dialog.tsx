import LogOut from 'lucide-react/icons/log-out';

import { countsOf } from '#features/uploads/status/status-counts.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { leaveMessages, type LeaveMessages } from '#i18n/messages/en/account.ts';
import { continuesAutomatically } from '#queue/upload.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

import type { SignInControlProps } from './sign-in.ts';

interface LeaveDialogProps extends Omit<SignInControlProps, 'onLeave'> {
  /** Person to whom the documents belong. */
  readonly name: string;
  /** True after discarding has failed. */
  readonly isDiscardFailed: boolean;
  readonly onStay: () => void;
  readonly onLeave: (isDiscarding: boolean) => void;
}

/** Asks what to do with unsent documents before the person signs out. */
export function LeaveDialog({ isDiscardFailed, onStay, onLeave, ...documents }: LeaveDialogProps) {
  const words = leaveMessages(useI18n());
  const { name, unsentCount, savedCount } = documents;
  const isSaved = savedCount > 0 || isDiscardFailed;
  return (
    <Dialog
      title={isDiscardFailed ? words.notDiscardedTitle : words.title(unsentCount)}
      mark={{ icon: LogOut, tone: 'warn' }}
      onClose={onStay}
      actions={
        <>
          <Button look="danger" onClick={() => onLeave(true)}>
            {words.discard(unsentCount)}
          </Button>
          {isSaved && <Button onClick={() => onLeave(false)}>{words.keep}</Button>}
          <Button look="primary" onClick={onStay}>
            {words.stay}
          </Button>
        </>
      }
    >
      {isDiscardFailed ? <p>{words.notDiscarded(name)}</p> : <Unsent {...{ words }} {...documents} />}
    </Dialog>
  );
}

interface UnsentProps extends Omit<LeaveDialogProps, 'isDiscardFailed' | 'onStay' | 'onLeave'> {
  readonly words: LeaveMessages;
}

/** Says which documents are unsent, and what becomes of them. */
function Unsent({ words, name, unsent, chosenCount, unsentCount, savedCount }: UnsentProps) {
  const i18n = useI18n();
  const facts = [...(chosenCount > 0 ? [words.chosen(chosenCount)] : []), ...countsOf(unsent, i18n)];
  const outcome = savedCount > 0 ? [words.allSaved(name)] : [words.notSaved(name)];
  if (unsent.some(continuesAutomatically)) outcome.push(savedCount > 0 ? words.continues : words.wait);
  return (
    <>
      <p className="muted">{facts.join(' · ')}</p>
      <p>{outcome.join(' ')}</p>
      {savedCount > 0 && savedCount < unsentCount && <p>{words.partly(unsentCount - savedCount)}</p>}
    </>
  );
}
