import { useI18n } from '#i18n/i18n-context.tsx';
import { packageMessages } from '#i18n/messages/en/files.ts';
import { manualMessages } from '#i18n/messages/en/inspection.ts';
import { packageSummary } from '#i18n/package-summary.ts';
import type { Severity } from '#lib/finding.ts';
import type { Finding } from '#manual/finding.ts';
import type { InspectionProgress, InspectionReport } from '#manual/report.ts';
import { isAboutArchive } from '#package/report/package-finding.ts';
import type { PackageReport } from '#package/report/package-report.ts';
import { textFor } from '#package/report/texts.ts';
import { Name } from '#ui/content/name.tsx';
import { Tag } from '#ui/feedback/tag.tsx';

import type { PackageEditing } from './package/use-package-documents.ts';
import { AddAsDocuments, PackagePanel, PanelOpener } from './panel/panel-opener.tsx';
import { byCode, worstFirst } from './report/findings-order.ts';
import { ReadingProgress } from './work-progress.tsx';

/** Props of a package in its row. */
export interface PackageLineProps {
  readonly file: File;
  readonly packageReport: PackageReport;
  /** Inspection of the file as a manual. */
  readonly report: InspectionReport | undefined;
  /** Given while the contents are being read. */
  readonly progress: InspectionProgress | undefined;
  readonly onStop: () => void;
  readonly editing: PackageEditing;
}

/** A handover package in one line: what it is, how bad it is, and the way to its documents. */
export function PackageLine({ file, packageReport, report, progress, onStop, editing }: PackageLineProps) {
  const i18n = useI18n();
  const isManual = report?.verdict === 'manual';
  // The findings of a manual are in a line of their own.
  const archiveFindings = isManual ? [] : (report?.findings.filter(isShownFor(packageReport)) ?? []);
  const severities = [...packageReport.findings, ...byCode(worstFirst(archiveFindings))].map(
    ({ severity }) => severity,
  );
  const [format, ...facts] = packageSummary(packageReport, i18n).map((fact) => (
    <Name key={fact}>{fact}</Name>
  ));
  const title = textFor(packageReport.titles, [i18n.locale, 'en']);
  return (
    <>
      <Worst severities={severities} />
      {format}
      {progress && !isManual && <ReadingProgress {...{ progress, onStop }} />}
      {packageReport.format === 'zip' && <AddAsDocuments {...{ file, packageReport, editing }} />}
      <PanelOpener
        fileName={file.name}
        sizeBytes={file.size}
        title={title}
        label={packageMessages(i18n).documents}
      >
        {(onClose) => <PackagePanel {...{ file, packageReport, archiveFindings, editing, onClose }} />}
      </PanelOpener>
      {facts}
    </>
  );
}

/** System files of a ZIP of documents are counted with its documents. */
const isShownFor =
  ({ format }: PackageReport) =>
  (finding: Finding): boolean =>
    isAboutArchive(finding) && !(format === 'zip' && finding.code === 'ENTRY-JUNK');

/** Says that a package couldn't be read, which stops nothing. */
export function UnreadPackage() {
  return <span className="small">{packageMessages(useI18n()).notChecked}</span>;
}

/** Number of the worst findings. */
function Worst({ severities }: { readonly severities: readonly Severity[] }) {
  const manual = manualMessages(useI18n());
  const count = (wanted: Severity) => severities.filter((severity) => severity === wanted).length;
  if (count('error') > 0) return <Tag tone="bad">{manual.errors(count('error'))}</Tag>;
  if (count('warning') > 0) return <Tag tone="warn">{manual.warnings(count('warning'))}</Tag>;
  return count('info') > 0 ? <span>{manual.infos(count('info'))}</span> : null;
}
