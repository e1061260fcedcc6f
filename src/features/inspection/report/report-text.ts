import Braces from 'lucide-react/icons/braces';
import ClipboardCopy from 'lucide-react/icons/clipboard-copy';
import Download from 'lucide-react/icons/download';

import { findingMessage } from '#i18n/finding-message.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { inspectionMessages, manualMessages, repairMessages } from '#i18n/messages/en/inspection.ts';
import { shownName, visibleControls } from '#lib/text/shown-name.ts';
import type { InspectionReport } from '#manual/report.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { canCopy, type Copying } from '#ui/controls/copy-button.tsx';
import type { MenuItem } from '#ui/controls/menu-button.tsx';

import { worstFirst } from './findings-order.ts';

/** Returns a report as plain text, to be sent to the author of the manual. */
export function reportText(report: InspectionReport, fileName: string, i18n: I18n): string {
  const { formats } = i18n;
  const words = manualMessages(i18n);
  const own = inspectionMessages(i18n);
  const head = [
    own.reportTitle(shownName(fileName)),
    own.verdict[report.verdict],
    own.facts(
      report.startPage === undefined ? own.noStartPage : shownName(report.startPage),
      formats.number(report.pages),
      formats.number(report.files),
    ),
    ...(report.complete ? [] : [words.stopped]),
    ...(report.unreadFiles > 0 ? [words.unread(report.unreadFiles)] : []),
  ];
  const findings = worstFirst(report.findings).map((finding) => {
    const { title, explanation, remedy } = findingMessage(finding, i18n);
    const places = finding.places.map(({ entry, line, column }) =>
      [`  - ${visibleControls(entry ?? '')}`, line, column].filter((part) => part !== undefined).join(':'),
    );
    const more = finding.count - places.length;
    return [
      `${words.severity[finding.severity]} ${finding.code}: ${title}`,
      `  ${explanation}`,
      `  ${remedy}`,
      ...places,
      ...(places.length > 0 && more > 0 ? [`  - ${words.more(more)}`] : []),
    ].join('\n');
  });
  return `${[head.join('\n'), ...findings].join('\n\n')}\n`;
}

/** Menu items for the report: its text to be copied into a mail or saved, and JSON for programs. */
export function useReportItems(
  report: InspectionReport,
  fileName: string,
  copy: Copying['copy'],
): readonly MenuItem[] {
  const i18n = useI18n();
  const words = repairMessages(i18n);
  const baseName = fileName.replace(/\.zip$/i, '');
  const text = () => reportText(report, fileName, i18n);
  const json = () => JSON.stringify({ file: fileName, ...report }, null, 2);
  return [
    ...(canCopy() ? [{ label: words.copyReport, icon: ClipboardCopy, onSelect: () => copy(text()) }] : []),
    {
      label: words.saveReport,
      icon: Download,
      onSelect: () => saveFile(`${baseName}.txt`, 'text/plain', text()),
    },
    {
      label: manualMessages(i18n).saveJson,
      icon: Braces,
      onSelect: () => saveFile(`${baseName}.json`, 'application/json', json()),
    },
  ];
}
