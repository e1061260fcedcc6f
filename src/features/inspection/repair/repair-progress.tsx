import { useI18n } from '#i18n/i18n-context.tsx';
import { repairMessages } from '#i18n/messages/en/inspection.ts';
import type { EditProgress } from '#manual/editor/edit-job.ts';
import { Button } from '#ui/button.tsx';

interface RepairProgressProps {
  readonly label: string;
  readonly progress: EditProgress | undefined;
  readonly onCancel: () => void;
}

/** Progress of a repair. */
export function RepairProgress({ label, progress, onCancel }: RepairProgressProps) {
  const words = repairMessages(useI18n());
  const { doneBytes = 0, totalBytes = 0 } = progress ?? {};
  return (
    <div className="row">
      <div className="inspection__progress">
        <span className="small muted" role="status">
          {label}
        </span>
        <progress className="progress" aria-label={label} value={doneBytes} max={totalBytes || 1} />
      </div>
      <Button look="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}
