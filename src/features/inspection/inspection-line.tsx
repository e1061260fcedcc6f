import type { ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { inspectionMessages, manualMessages } from '#i18n/messages/en/inspection.ts';
import type { InspectionProgress, InspectionReport } from '#manual/report.ts';
import { isAboutArchive } from '#package/package-finding.ts';
import { MetaLine } from '#ui/meta-line.tsx';
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
  const state = progress
    ? [<ReadingProgress key="progress" {...{ progress, onStop }} />]
    : [countsOf(asArchive(report), i18n), !report.complete && manualMessages(i18n).stopped];
  return (
    <div className="inspection">
      <MetaLine>
        {isOptional ? [] : state}
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
        {!isOptional && report.verdict === 'manual' && inspectionMessages(i18n).pages(report.pages)}
      </MetaLine>
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
function countsOf(report: InspectionReport, i18n: I18n): ReactNode {
  const words = inspectionMessages(i18n);
  const { error, warning } = countBySeverity(report.findings);
  const isChecked = report.verdict === 'manual' && report.complete && report.unreadFiles === 0;
  if (isChecked && error + warning === 0) return words.ready;
  const counts = countsText(report, i18n);
  if (counts === '') return undefined;
  const fixable = countFixable(report);
  const text = fixable > 0 ? words.withFixable(counts, fixable) : counts;
  return error + warning === 0 ? text : <Tag tone={error > 0 ? 'bad' : 'warn'}>{text}</Tag>;
}
