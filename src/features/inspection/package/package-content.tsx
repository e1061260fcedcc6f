import PackageCheck from 'lucide-react/icons/package-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useId, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { packageMessages } from '#i18n/messages/en/files.ts';
import { languagesOf, packageFormatName, serialsOf } from '#i18n/package-summary.ts';
import { visibleControls } from '#lib/text/shown-name.ts';
import type { Finding } from '#manual/finding.ts';
import type { PackageReport } from '#package/report/package-report.ts';
import { Facts, type Fact } from '#ui/content/facts.tsx';
import { MetaLine } from '#ui/content/meta-line.tsx';
import { Name } from '#ui/content/name.tsx';
import { Tile } from '#ui/dialog/dialog.tsx';
import { useSheet } from '#ui/styles/use-sheet.ts';

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
  const hasWarnings = [...packageReport.findings, ...archiveFindings].some(
    ({ severity }) => severity !== 'info',
  );
  return (
    <>
      <div className="verdict" ref={box}>
        <Tile icon={hasWarnings ? TriangleAlert : PackageCheck} tone={hasWarnings ? 'warn' : 'ok'} />
        <div>
          <h3 ref={title} tabIndex={-1} aria-describedby={factsId}>
            {packageFormatName(packageReport, i18n)}
          </h3>
          <p id={factsId} className="muted">
            <Summary report={packageReport} />
          </p>
        </div>
      </div>
      <Facts facts={factsOf(packageReport, i18n)} />
      <PackageWays packageReport={packageReport} {...props} />
      <PackagePreview
        file={props.file}
        tables={packageReport.contents ?? []}
        extract={props.editing.extract}
      />
      <PackageDocumentList packageReport={packageReport} />
      <PackageFindings findings={packageReport.findings} archiveFindings={archiveFindings} />
    </>
  );
}

/** The numbers of documents and topics, and the languages. */
function Summary({ report }: { readonly report: PackageReport }) {
  const i18n = useI18n();
  const { documents, topics } = report;
  const languages = languagesOf(report).map((language) => i18n.formats.language(language));
  return (
    <MetaLine>
      {documents.length > 0 && i18n.t.add.documents(documents.length)}
      {topics > 0 && packageMessages(i18n).topics(topics)}
      {languages.length > 0 && <Name>{shortened(languages, packageMessages(i18n).more)}</Name>}
    </MetaLine>
  );
}

function factsOf(report: PackageReport, i18n: I18n): readonly Fact[] {
  const words = packageMessages(i18n);
  const products = report.objectIds.filter(({ kind }) => kind === 'type').map(({ id }) => id);
  const shown = (values: readonly string[]) => visibleControls(shortened(values, words.more));
  return [
    { name: words.product, value: shown([...new Set(products)]) },
    { name: words.serial, value: shown(serialsOf(report)) },
    { name: words.manufacturer, value: visibleControls(report.manufacturer ?? '') },
  ];
}

/** Most values of one fact. */
const maxValues = 5;

const shortened = (values: readonly string[], more: (count: number) => string): string =>
  [
    ...values.slice(0, maxValues),
    ...(values.length > maxValues ? [more(values.length - maxValues)] : []),
  ].join(', ');
