import { useI18n } from '#i18n/i18n-context.tsx';
import { reportJson, type InspectionProgress, type InspectionReport } from '#manual/report.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { saveFile } from '#ui/save-file.ts';
import { Tag } from '#ui/tag.tsx';

import { countBySeverity } from './findings-order.ts';
import { FindingsList } from './findings-list.tsx';
import { usePreviewOpener } from '../preview/preview-opener.tsx';
import { RepairPanel } from '../repair/repair-panel.tsx';
import { printableReport } from './printable-report.ts';
import { reportText } from './report-text.ts';
import type { RepairTools } from '../repair/use-repair.ts';

interface ManualReportProps {
  readonly report: InspectionReport;
  readonly file: File;
  /** Present while the contents are being read. */
  readonly progress?: InspectionProgress | undefined;
  readonly onStop: () => void;
  /** Functions for repairing a copy, if that is possible. */
  readonly repair?: { readonly tools: RepairTools; readonly onReplace: OnReplace };
}

type OnReplace = (copy: File, report: InspectionReport) => void;

/** Inspection of a ZIP: its progress, result and all findings. */
export function InspectionPanel({ report, file, progress, onStop, repair }: ManualReportProps) {
  const { t } = useI18n();
  const { findings } = report;
  const counts = countBySeverity(findings);
  const isSound = report.complete && report.unreadFiles === 0 && findings.length === 0;
  const preview = usePreviewOpener(file, report.startPage);
  const canPreview = report.startPage !== undefined && report.verdict !== 'unsafe';
  return (
    <div className="inspection">
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
      <div className="row inspection__actions">
        {canPreview && <Button onClick={preview.open}>{t.manual.preview}</Button>}
        {repair && !progress && isRepairable(report) && (
          <RepairPanel key={`${file.name} ${file.lastModified}`} report={report} file={file} {...repair} />
        )}
      </div>
      {preview.dialog}
      {!progress && findings.length > 0 && (
        <Disclosure className="inspection__found" summary={t.manual.found(findings.length)}>
          {() => (
            <div className="stack">
              <SaveButtons report={report} fileName={file.name} />
              <FindingsList findings={findings} {...(canPreview && { onShow: preview.showPlace })} />
            </div>
          )}
        </Disclosure>
      )}
    </div>
  );
}

/** Menu for saving or sending the report: as text and as a page for people, as JSON for programs. */
function SaveButtons({ report, fileName }: { readonly report: InspectionReport; readonly fileName: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const baseName = fileName.replace(/\.zip$/i, '');
  const text = () => reportText(report, fileName, i18n);
  const page = () => printableReport(report, fileName, i18n);
  const json = () => JSON.stringify(reportJson(fileName, report), null, 2);
  return (
    <div className="row">
      <Button onClick={() => saveFile(`${baseName}.txt`, 'text/plain', text())}>{t.manual.save}</Button>
      <Button look="quiet" onClick={() => saveFile(`${baseName}.html`, 'application/octet-stream', page())}>
        {t.repair.printable}
      </Button>
      <Button look="quiet" onClick={() => saveFile(`${baseName}.json`, 'application/json', json())}>
        {t.manual.saveJson}
      </Button>
    </div>
  );
}

/** An unsafe archive must be packed again by its author. */
const isRepairable = ({ complete, verdict, findings }: InspectionReport): boolean =>
  complete && verdict !== 'unsafe' && findings.some(({ repairable }) => repairable);

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
