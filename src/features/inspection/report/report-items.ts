import { useI18n } from '#i18n/i18n-context.tsx';
import { repairMessages } from '#i18n/repair-messages.ts';
import { reportJson, type InspectionReport } from '#manual/report.ts';
import type { MenuItem } from '#ui/menu-button.tsx';
import { saveFile } from '#ui/save-file.ts';

import { printableReport } from './printable-report.ts';
import { reportText } from './report-text.ts';

/** Menu items that save the report: as text and as a page for people, as JSON for programs. */
export function useReportItems(report: InspectionReport, fileName: string): readonly MenuItem[] {
  const i18n = useI18n();
  const { t } = i18n;
  const baseName = fileName.replace(/\.zip$/i, '');
  return [
    {
      label: t.manual.save,
      onSelect: () => saveFile(`${baseName}.txt`, 'text/plain', reportText(report, fileName, i18n)),
    },
    {
      label: repairMessages(i18n).printable,
      onSelect: () =>
        saveFile(`${baseName}.html`, 'application/octet-stream', printableReport(report, fileName, i18n)),
    },
    {
      label: t.manual.saveJson,
      onSelect: () =>
        saveFile(
          `${baseName}.json`,
          'application/json',
          JSON.stringify(reportJson(fileName, report), null, 2),
        ),
    },
  ];
}
