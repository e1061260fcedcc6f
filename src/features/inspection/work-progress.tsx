import { useI18n } from '#i18n/i18n-context.tsx';
import { manualMessages } from '#i18n/messages/en/inspection.ts';
import type { InspectionProgress } from '#manual/report.ts';
import { MetaLine } from '#ui/content/meta-line.tsx';
import { Button } from '#ui/controls/button.tsx';

interface WorkProgressProps {
  readonly text: string;
  /** Name of the bar. Default: the text. */
  readonly label?: string;
  readonly done: number;
  readonly total: number;
  /** Label of the button that ends the work. */
  readonly end: string;
  readonly onEnd: () => void;
}

/** Progress of longer work on a file, which can be ended. */
export function WorkProgress({ text, label = text, done, total, end, onEnd }: WorkProgressProps) {
  return (
    <div className="stack stack--tight">
      <span className="small muted">{text}</span>
      <div className="line">
        <progress className="progress" aria-label={label} value={done} max={total || 1} />
        <Button isSmall onClick={onEnd}>
          {end}
        </Button>
      </div>
    </div>
  );
}

/** Progress of longer work in a line of text. */
export function ProgressLine({ text, label = text, done, total, end, onEnd }: WorkProgressProps) {
  return (
    <span className="inspection__progress">
      <MetaLine>
        {text}
        <button type="button" className="text-button" onClick={onEnd}>
          {end}
        </button>
      </MetaLine>
      <progress className="visually-hidden" aria-label={label} value={done} max={total || 1} />
    </span>
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
  return <ProgressLine {...{ text, label }} done={doneBytes} total={totalBytes} end={stop} onEnd={onStop} />;
}
