import { useI18n } from '#i18n/i18n-context.tsx';
import { repairMessages, manualMessages } from '#i18n/messages/en/inspection.ts';
import { reportJson, type InspectionReport } from '#manual/report.ts';
import { canCopy, type Copying } from '#ui/copy-button.tsx';
import type { MenuItem } from '#ui/menu-button.tsx';
import { saveFile } from '#ui/save-file.ts';

import { printableReport } from './printable-report.ts';
import { reportText } from './report-text.ts';

/** Menu items for the report: its text to be copied into a mail or saved, a page for people, and JSON for programs. */
export function useReportItems(
  report: InspectionReport,
  fileName: string,
  copy: Copying['copy'],
): readonly MenuItem[] {
  const i18n = useI18n();
  const words = repairMessages(i18n);
  const baseName = fileName.replace(/\.zip$/i, '');
  const text = () => reportText(report, fileName, i18n);
  return [
    ...(canCopy() ? [{ label: words.copyReport, onSelect: () => copy(text()) }] : []),
    { label: words.saveReport, onSelect: () => saveFile(`${baseName}.txt`, 'text/plain', text()) },
    {
      label: words.printable,
      onSelect: () =>
        saveFile(`${baseName}.html`, 'application/octet-stream', printableReport(report, fileName, i18n)),
    },
    {
      label: manualMessages(i18n).saveJson,
      onSelect: () =>
        saveFile(
          `${baseName}.json`,
          'application/json',
          JSON.stringify(reportJson(fileName, report), null, 2),
        ),
    },
  ];
}
