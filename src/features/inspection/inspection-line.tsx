import { useI18n } from '#i18n/i18n-context.tsx';
import { inspectionMessages, manualMessages } from '#i18n/messages/en/inspection.ts';
import type { InspectionProgress, InspectionReport } from '#manual/report.ts';
import { isAboutArchive } from '#package/package-finding.ts';
import { Button } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';

import { PanelContent, PanelOpener } from './panel/panel-opener.tsx';
import { usePreviewOpener } from './preview/preview-opener.tsx';
import type { FileEditing } from './repair/file-editing.ts';
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

/** The inspection of a chosen ZIP in one line: how far or how bad it is, and the ways to its panel and its preview. */
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
    <div className="inspection">
      {!isOptional && (
        <>
          {progress ? (
            <ReadingProgress progress={progress} onStop={onStop} />
          ) : (
            <Counts report={asArchive(report)} />
          )}
          {!progress && !report.complete && <span className="small">{manualMessages(i18n).stopped}</span>}
        </>
      )}
      <div className="row">
        <PanelOpener
          fileName={file.name}
          isDisabled={progress !== undefined}
          {...(isOptional && { label: t.add.asManual })}
        >
          {(onClose) => <PanelContent {...{ report, file, onStop, editing, onClose }} />}
        </PanelOpener>
        {!isOptional && canPreview(report) && (
          <Button look="quiet" onClick={preview.open}>
            {manualMessages(i18n).preview}
          </Button>
        )}
      </div>
      {preview.dialog}
    </div>
  );
}

/** Leaves out findings about manuals for a ZIP without a page, which isn't meant to be one. */
const asArchive = (report: InspectionReport): InspectionReport =>
  report.verdict === 'not-a-manual' && report.pages === 0
    ? { ...report, findings: report.findings.filter(isAboutArchive) }
    : report;

/** Numbers of findings, and how many of them a repair fixes; the same as in the panel, which alone counts mere notes. */
function Counts({ report }: Pick<InspectionLineProps, 'report'>) {
  const i18n = useI18n();
  const words = inspectionMessages(useI18n());
  const { error, warning } = countBySeverity(report.findings);
  const isChecked = report.verdict === 'manual' && report.complete && report.unreadFiles === 0;
  if (isChecked && error + warning === 0) return <Tag tone="ok">{words.ready}</Tag>;
  const counts = countsText(report, i18n);
  if (counts === '') return null;
  const fixable = countFixable(report);
  return (
    <Tag tone={error > 0 ? 'bad' : warning > 0 ? 'warn' : 'idle'}>
      {fixable > 0 ? words.withFixable(counts, fixable) : counts}
    </Tag>
  );
}
