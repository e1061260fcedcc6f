import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface LeaveDialogProps {
  /** Whose documents they are. */
  readonly name: string;
  readonly unsentCount: number;
  /** Whether they are there the next time when they are left. */
  readonly isKept: boolean;
  readonly onStay: () => void;
  readonly onLeave: (isDiscarding: boolean) => void;
}

/** Asks what is to become of documents that are not stored yet, before their person signs out. */
export function LeaveDialog({ name, unsentCount, isKept, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useI18n();
  const words = t.signIn.leave;
  return (
    <Dialog
      title={words.title(unsentCount)}
      onClose={onStay}
      actions={
        <>
          <Button onClick={() => onLeave(true)}>{words.discard}</Button>
          {isKept && <Button onClick={() => onLeave(false)}>{words.keep(name)}</Button>}
          <Button look="primary" onClick={onStay}>
            {words.stay}
          </Button>
        </>
      }
    >
      <p>{isKept ? words.kept(name) : words.notKept(name)}</p>
    </Dialog>
  );
}
