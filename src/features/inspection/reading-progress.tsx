import { useI18n } from '#i18n/i18n-context.tsx';
import { manualMessages } from '#i18n/messages/en/inspection.ts';
import type { InspectionProgress } from '#manual/report.ts';
import { Button } from '#ui/button.tsx';

interface ReadingProgressProps {
  readonly progress: InspectionProgress;
  readonly onStop: () => void;
}

/** Progress of the inspection of the contents. */
export function ReadingProgress({ progress, onStop }: ReadingProgressProps) {
  const i18n = useI18n();
  const { formats } = i18n;
  const { doneFiles, totalFiles, doneBytes, totalBytes } = progress;
  return (
    <div className="row">
      <div className="inspection__progress">
        <span className="small muted">
          {manualMessages(i18n).reading(formats.number(doneFiles), formats.number(totalFiles))}
        </span>
        <progress
          className="progress"
          aria-label={manualMessages(i18n).progress}
          value={doneBytes}
          max={totalBytes || 1}
        />
      </div>
      <Button look="quiet" onClick={onStop}>
        {manualMessages(i18n).stop}
      </Button>
    </div>
  );
}
