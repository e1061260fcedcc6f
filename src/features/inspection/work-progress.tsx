import { useI18n } from '#i18n/i18n-context.tsx';
import { manualMessages } from '#i18n/messages/en/inspection.ts';
import type { InspectionProgress } from '#manual/report.ts';
import { Button } from '#ui/button.tsx';

interface WorkProgressProps {
  readonly text: string;
  /** True if the text changes rarely enough to be announced. */
  readonly isAnnounced?: boolean;
  /** Name of the bar. Default: the text. */
  readonly label?: string;
  readonly done: number;
  readonly total: number;
  /** Label of the button that ends the work. */
  readonly end: string;
  readonly onEnd: () => void;
}

/** Progress of longer work on a file, which can be ended. */
export function WorkProgress({ text, label = text, done, total, end, onEnd, ...props }: WorkProgressProps) {
  return (
    <div className="row">
      <div className="inspection__progress">
        <span className="small muted" role={props.isAnnounced ? 'status' : undefined}>
          {text}
        </span>
        <progress className="progress" aria-label={label} value={done} max={total || 1} />
      </div>
      <Button look="quiet" onClick={onEnd}>
        {end}
      </Button>
    </div>
  );
}

interface ReadingProgressProps {
  readonly progress: InspectionProgress;
  readonly onStop: () => void;
}

/** Progress of the inspection of the contents. */
export function ReadingProgress({ progress, onStop }: ReadingProgressProps) {
  const i18n = useI18n();
  const { number } = i18n.formats;
  const { reading, progress: label, stop } = manualMessages(i18n);
  const { doneFiles, totalFiles, doneBytes, totalBytes } = progress;
  const text = reading(number(doneFiles), number(totalFiles));
  return <WorkProgress {...{ text, label }} done={doneBytes} total={totalBytes} end={stop} onEnd={onStop} />;
}
