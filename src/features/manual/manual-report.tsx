import { useI18n } from '#i18n/i18n-context.tsx';
import type { InspectionProgress, Report } from '#manual/report.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { saveFile } from '#ui/save-file.ts';
import { Tag } from '#ui/tag.tsx';

import { countBySeverity } from './findings-order.ts';
import { FindingsList } from './findings-list.tsx';
import { reportText } from './report-text.ts';

interface ManualReportProps {
  readonly report: Report;
  readonly fileName: string;
  /** Given while the contents are being read. */
  readonly progress?: InspectionProgress | undefined;
  readonly onStop: () => void;
}

/** What the inspection of a ZIP says: how far it is, how bad it is, and everything it found. */
export function ManualReport({ report, fileName, progress, onStop }: ManualReportProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { findings } = report;
  const counts = countBySeverity(findings);
  const isSound = report.complete && report.unreadFiles === 0 && findings.length === 0;
  const baseName = fileName.replace(/\.zip$/i, '');
  return (
    <div className="manual-report">
      {progress && <ReadingProgress progress={progress} onStop={onStop} />}
      {!progress && !report.complete && <p className="small">{t.manual.stopped}</p>}
      {!progress && report.unreadFiles > 0 && <p className="small">{t.manual.unread(report.unreadFiles)}</p>}
      {!progress && (
        <p className="row">
          {counts.error > 0 && <Tag tone="bad">{t.manual.errors(counts.error)}</Tag>}
          {counts.warning > 0 && <Tag tone="warn">{t.manual.warnings(counts.warning)}</Tag>}
          {counts.info > 0 && <Tag tone="idle">{t.manual.infos(counts.info)}</Tag>}
          {isSound && <Tag tone="ok">{t.manual.sound}</Tag>}
        </p>
      )}
      {!progress && findings.length > 0 && (
        <Disclosure className="manual-report__found" summary={t.manual.found(findings.length)}>
          {() => (
            <div className="stack">
              <div className="row">
                <Button
                  onClick={() =>
                    saveFile(`${baseName}.txt`, 'text/plain', reportText(report, fileName, i18n))
                  }
                >
                  {t.manual.save}
                </Button>
                <Button
                  look="quiet"
                  onClick={() =>
                    saveFile(`${baseName}.json`, 'application/json', JSON.stringify(report, null, 2))
                  }
                >
                  {t.manual.saveJson}
                </Button>
              </div>
              <FindingsList findings={findings} />
            </div>
          )}
        </Disclosure>
      )}
    </div>
  );
}

function ReadingProgress({
  progress,
  onStop,
}: {
  readonly progress: InspectionProgress;
  readonly onStop: () => void;
}) {
  const { t, formats } = useI18n();
  const { doneFiles, totalFiles, doneBytes, totalBytes } = progress;
  return (
    <div className="row">
      <div className="manual-report__progress">
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
