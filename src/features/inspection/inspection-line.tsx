import { useI18n } from '#i18n/i18n-context.tsx';
import { inspectionMessages, manualMessages } from '#i18n/messages/en/inspection.ts';
import type { InspectionProgress, InspectionReport } from '#manual/report.ts';
import { isAboutArchive } from '#package/report/package-finding.ts';
import { Tag } from '#ui/feedback/tag.tsx';

import { PanelContent, PanelOpener } from './panel/panel-opener.tsx';
import { usePreviewOpener } from './preview/preview-opener.tsx';
import type { FileEditing } from './repair/use-repair.ts';
import { countBySeverity, countsText } from './report/findings-order.ts';
import { canPreview, countFixable } from './report/next-step.ts';
import { ReadingProgress } from './work-progress.tsx';

interface InspectionLineProps {
  readonly report: InspectionReport;
  readonly file: File;
  /** Given while the contents are being read. */
  readonly progress?: InspectionProgress | undefined;
  readonly onStop: () => void;
  readonly editing: FileEditing;
  /** True for a ZIP of documents with pages, which can become a manual; nothing is said about it as one. */
  readonly isOptional?: boolean;
}

/**
 * Facts about the inspection of a chosen ZIP for the line of its row: how far or how bad it is, and the ways to its panel
 * and its preview.
 */
export function InspectionLine({
  report,
  file,
  progress,
  onStop,
  editing,
  isOptional = false,
}: InspectionLineProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const preview = usePreviewOpener(file, report, true);
  return (
    <>
      {!isOptional && (
        <>
          {progress ? <ReadingProgress {...{ progress, onStop }} /> : <Counts report={asArchive(report)} />}
          {!progress && !report.complete && <span>{manualMessages(i18n).stopped}</span>}
        </>
      )}
      {!progress && (
        <PanelOpener
          fileName={file.name}
          sizeBytes={file.size}
          {...(isOptional && { label: t.add.asManual })}
        >
          {(onClose) => <PanelContent {...{ report, file, onStop, editing, onClose }} />}
        </PanelOpener>
      )}
      {!isOptional && canPreview(report) && (
        <button type="button" className="text-button" onClick={preview.open}>
          {manualMessages(i18n).preview}
        </button>
      )}
      {!isOptional && report.verdict === 'manual' && (
        <span className="number">{inspectionMessages(i18n).pages(report.pages)}</span>
      )}
      {preview.dialog}
    </>
  );
}

/** Leaves out findings about manuals for a ZIP without a page, which isn't meant to be one. */
const asArchive = (report: InspectionReport): InspectionReport =>
  report.verdict === 'not-a-manual' && report.pages === 0
    ? { ...report, findings: report.findings.filter(isAboutArchive) }
    : report;

/** Numbers of errors and warnings, and how many findings a repair fixes. Notes are counted if there is nothing else. */
function Counts({ report }: Pick<InspectionLineProps, 'report'>) {
  const i18n = useI18n();
  const words = inspectionMessages(i18n);
  const { error, warning } = countBySeverity(report.findings);
  const hasOnlyNotes = error + warning === 0;
  const isChecked = report.verdict === 'manual' && report.complete && report.unreadFiles === 0;
  if (isChecked && hasOnlyNotes) return <span>{words.ready}</span>;
  const findings = report.findings.filter(({ severity }) => hasOnlyNotes || severity !== 'info');
  const counts = countsText({ findings }, i18n);
  if (counts === '') return null;
  const fixable = countFixable(report);
  const text = fixable > 0 ? words.withFixable(counts, fixable) : counts;
  return hasOnlyNotes ? <span>{text}</span> : <Tag tone={error > 0 ? 'bad' : 'warn'}>{text}</Tag>;
}
