import { useI18n } from '#i18n/i18n-context.tsx';
import type { InspectionProgress } from '#manual/report.ts';
import { Button } from '#ui/button.tsx';

interface ReadingProgressProps {
  readonly progress: InspectionProgress;
  readonly onStop: () => void;
}

/** Progress of the inspection of the contents. */
export function ReadingProgress({ progress, onStop }: ReadingProgressProps) {
  const { t, formats } = useI18n();
  const { doneFiles, totalFiles, doneBytes, totalBytes } = progress;
  return (
    <div className="row">
      <div className="inspection__progress">
        <span className="small muted">
          {t.manual.reading(formats.number(doneFiles), formats.number(totalFiles))}
        </span>
        <progress
          className="progress"
          aria-label={t.manual.progress}
          value={doneBytes}
          max={totalBytes || 1}
        />
      </div>
      <Button look="quiet" onClick={onStop}>
        {t.manual.stop}
      </Button>
    </div>
  );
}
