import { useEffect, useId, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { packageMessages } from '#i18n/messages/en/files.ts';
import { languagesOf, packageFormatName, serialsOf } from '#i18n/package-summary.ts';
import { visibleControls } from '#lib/shown-name.ts';
import type { Finding } from '#manual/finding.ts';
import type { PackageReport } from '#package/package-report.ts';
import { textFor } from '#package/texts.ts';
import { useSheet } from '#ui/dialog/use-sheet.ts';
import { Facts, type Fact } from '#ui/facts.tsx';
import { Name } from '#ui/name.tsx';

import { PackageDocumentList } from './package-document-list.tsx';
import { PackageFindings } from './package-findings.tsx';
import { PackagePreview } from './package-preview.tsx';
import { PackageWays, type PackageWaysProps } from './package-ways.tsx';

import css from './package.css?inline';

/** Props of the panel of a package. */
export interface PackageContentProps extends PackageWaysProps {
  /** Findings about the ZIP. */
  readonly archiveFindings: readonly Finding[];
}

/** A handover package: what it says about itself, the ways to upload it, its documents, and what was found. */
export function PackageContent({ packageReport, archiveFindings, ...props }: PackageContentProps) {
  const i18n = useI18n();
  const box = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const factsId = useId();
  useSheet(box, css);
  useEffect(() => {
    if (title.current?.closest('dialog')) title.current.focus();
  }, []);
  const name = textFor(packageReport.titles, [i18n.locale, 'en']);
  const hasWarnings = [...packageReport.findings, ...archiveFindings].some(
    ({ severity }) => severity !== 'info',
  );
  return (
    <>
      <div className="verdict" data-tone={hasWarnings ? 'warn' : 'ok'} ref={box}>
        <h3 ref={title} tabIndex={-1} aria-describedby={factsId}>
          {packageFormatName(packageReport, i18n)}
        </h3>
        <div id={factsId} className="verdict__details">
          {name && (
            <p>
              <Name>{name}</Name>
            </p>
          )}
          <Facts isSmall facts={factsOf(packageReport, i18n)} />
        </div>
        <PackageWays packageReport={packageReport} {...props} />
        <PackagePreview
          file={props.file}
          tables={packageReport.contents ?? []}
          extract={props.editing.extract}
        />
      </div>
      <PackageDocumentList documents={packageReport.documents} format={packageReport.format} />
      <PackageFindings findings={packageReport.findings} archiveFindings={archiveFindings} />
    </>
  );
}

function factsOf(report: PackageReport, i18n: I18n): readonly Fact[] {
  const words = packageMessages(i18n);
  const languages = languagesOf(report).map((language) => i18n.formats.language(language));
  const products = report.objectIds.filter(({ kind }) => kind === 'type').map(({ id }) => id);
  const countOf = (count: number) => (count > 0 ? [i18n.formats.number(count)] : []);
  const all: readonly (readonly [name: string, values: readonly string[]])[] = [
    [words.documents, countOf(report.documents.length)],
    [words.topicsName, countOf(report.topics)],
    [words.language, languages],
    [words.product, [...new Set(products)]],
    [words.serial, serialsOf(report)],
    [words.manufacturer, report.manufacturer ? [report.manufacturer] : []],
  ];
  return all
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => ({ name, value: visibleControls(shortened(values, words.more)) }));
}

/** Most values of one fact. */
const maxValues = 5;

const shortened = (values: readonly string[], more: (count: number) => string): string =>
  [
    ...values.slice(0, maxValues),
    ...(values.length > maxValues ? [more(values.length - maxValues)] : []),
  ].join(', ');
