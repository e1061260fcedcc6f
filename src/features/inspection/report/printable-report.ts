import { findingMessage } from '#i18n/finding-message.ts';
import type { I18n } from '#i18n/i18n.ts';
import { directionOf } from '#i18n/locales.ts';
import { inspectionMessages, repairMessages, manualMessages } from '#i18n/messages/en/inspection.ts';
import { shownName, visibleControls } from '#lib/shown-name.ts';
import type { Finding } from '#manual/finding.ts';
import type { InspectionReport } from '#manual/report.ts';

import { byCode, countBySeverity, worstFirst } from './findings-order.ts';

/** Style of a self-contained page without scripts or external files; black on white, for paper. */
const styles = `
body { font: 11pt/1.45 system-ui, sans-serif; color: #111; background: #fff; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin: 1.6rem 0 .2rem; break-after: avoid }
section > p { margin: .3rem 0 } ul { margin: .2rem 0 .6rem; padding-inline-start: 1.2rem } li { break-inside: avoid }
code { font: .85em ui-monospace, monospace; direction: ltr; unicode-bidi: isolate } .muted { color: #555 }
@media print { body { margin: 0; max-width: none } }`;

/**
 * Returns a report as a page to print or to send to the author of the manual. Content of the archive is escaped as
 * text.
 */
export function printableReport(report: InspectionReport, fileName: string, i18n: I18n): string {
  const { formats, locale } = i18n;
  const words = manualMessages(i18n);
  const own = inspectionMessages(i18n);
  const title = escaped(own.reportTitle(shownName(fileName)));
  const { error, warning, info } = countBySeverity(report.findings);
  const notes = [
    own.verdict[report.verdict],
    own.facts(
      report.startPage === undefined ? own.noStartPage : shownName(report.startPage),
      formats.number(report.pages),
      formats.number(report.files),
    ),
    formats.and([words.errors(error), words.warnings(warning), words.infos(info)]),
    ...(report.complete ? [] : [words.stopped]),
    ...(report.unreadFiles > 0 ? [words.unread(report.unreadFiles)] : []),
    ...(report.complete && report.findings.length === 0 ? [words.sound] : []),
  ];
  return [
    '<!doctype html>',
    `<html lang="${escaped(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${title}</title><style>${styles}</style></head><body><main>`,
    `<h1>${title}</h1>`,
    ...notes.map((note) => `<p>${escaped(note)}</p>`),
    ...byCode(worstFirst(report.findings)).map(({ findings }) => sectionOf(findings, i18n)),
    `<p class="muted">${escaped(repairMessages(i18n).printed(formats.dateTime(Date.now())))}</p>`,
    '</main></body></html>',
    '',
  ].join('\n');
}

function sectionOf(findings: readonly Finding[], i18n: I18n): string {
  const [first] = findings;
  if (first === undefined) return '';
  const manual = manualMessages(i18n);
  const { title, remedy } = findingMessage(first, i18n);
  return [
    `<section><h2>${escaped(`${manual.severity[first.severity]}: ${title}`)}</h2>`,
    `<p>${escaped(remedy)} <code class="muted">${escaped(first.code)}</code></p>`,
    ...findings.map(
      (finding) => `<p>${escaped(findingMessage(finding, i18n).explanation)}</p>${placesOf(finding, i18n)}`,
    ),
    '</section>',
  ].join('\n');
}

function placesOf({ places, count }: Finding, i18n: I18n): string {
  if (places.length === 0) return '';
  const items = places.map(({ entry, line, column }) =>
    escaped(visibleControls([entry, line, column].filter((part) => part !== undefined).join(':'))),
  );
  const more = count - places.length;
  const rest = more > 0 ? `<li>${escaped(manualMessages(i18n).more(more))}</li>` : '';
  return `<ul>${items.map((item) => `<li><code>${item}</code></li>`).join('')}${rest}</ul>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
