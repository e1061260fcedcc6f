import { useId, useState, type ReactNode } from 'react';

import { extensionOf } from '#file-type/extension.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { documentTexts, packageMessages } from '#i18n/messages/en/files.ts';
import { classNameOf, languagesOf } from '#i18n/package-summary.ts';
import type { PackageDocument, PackageReport } from '#package/report/package-report.ts';
import { textFor } from '#package/report/texts.ts';
import { FileGlyph } from '#ui/content/file-glyph.tsx';
import { MetaLine } from '#ui/content/meta-line.tsx';
import { Name } from '#ui/content/name.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import { baseName, folderOf } from '#zip/paths.ts';

/** Documents that are listed before all are asked for. */
const firstListed = 4;

/** Documents that are listed at most; a longer list would take seconds to open. */
const maxListed = 500;

interface PackageDocumentListProps {
  readonly packageReport: PackageReport;
}

/** The documents of a package: titles, classes and files; or the files of a ZIP of documents. */
export function PackageDocumentList({ packageReport }: PackageDocumentListProps) {
  const words = packageMessages(useI18n());
  const id = useId();
  const { documents, format } = packageReport;
  const isLong = documents.length > firstListed + 1;
  const [isComplete, setComplete] = useState(false);
  const shown = documents.slice(0, isLong && !isComplete ? firstListed : maxListed);
  const more = documents.length - shown.length;
  if (documents.length === 0) return null;
  return (
    <section className="stack stack--close" aria-labelledby={id}>
      <h3 id={id}>{words.documents}</h3>
      <ul className="box package-documents">
        {shown.map((document, index) => (
          // The list never changes, and IDs may be missing or the same.
          <li key={index} className="item">
            {format === 'zip' ? (
              <FileItem document={document} />
            ) : (
              <DocumentItem document={document} packageReport={packageReport} />
            )}
          </li>
        ))}
        {more > 0 && (
          <li className="item">
            {isComplete || !isLong ? (
              <span className="muted">{words.more(more)}</span>
            ) : (
              <Button look="link" isSmall onClick={() => setComplete(true)}>
                {words.showMore(more)}
              </Button>
            )}
          </li>
        )}
      </ul>
    </section>
  );
}

interface ItemProps {
  readonly fileName: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Item({ fileName, title, children }: ItemProps) {
  return (
    <>
      <FileGlyph fileName={fileName} />
      <span className="item__text">
        <strong>{title}</strong>
        <span className="muted small">
          <MetaLine>{children}</MetaLine>
        </span>
      </span>
    </>
  );
}

/** A file of a ZIP, with its folder. An archive in it is named. */
function FileItem({ document: { mainFile } }: { readonly document: PackageDocument }) {
  const i18n = useI18n();
  const path = mainFile?.place.at(-1) ?? '';
  const folder = folderOf(path).slice(0, -1);
  return (
    <Item fileName={path} title={<Name>{baseName(path)}</Name>}>
      {folder && <Name>{folder}</Name>}
      {extensionOf(path) === 'zip' && documentTexts(i18n).contents.archive('ZIP')}
      {i18n.formats.bytes(mainFile?.sizeBytes ?? 0)}
    </Item>
  );
}

interface DocumentItemProps extends PackageDocumentListProps {
  readonly document: PackageDocument;
}

function DocumentItem({ document, packageReport }: DocumentItemProps) {
  const i18n = useI18n();
  const words = packageMessages(i18n);
  const { titles, languages, classIds, mainFile } = document;
  const title = textFor(titles, [i18n.locale, 'en', ...languages]);
  const isInAll = languages.join() === languagesOf(packageReport).join();
  const names = fileNamesOf(document, words.more);
  return (
    <Item
      fileName={mainFile?.place.at(-1) ?? ''}
      title={title === undefined ? words.noTitle : <Name>{title}</Name>}
    >
      {!mainFile && <Tag tone="warn">{words.noPdf}</Tag>}
      {classIds.map((id) => classNameOf(id, i18n))}
      {!isInAll && languages.map((language) => i18n.formats.language(language)).join(', ')}
      {names && <Name>{names}</Name>}
    </Item>
  );
}

/** Files that are named; the others are counted. */
const maxFiles = 5;

function fileNamesOf({ files }: PackageDocument, more: (count: number) => string): string {
  const names = files.slice(0, maxFiles).map(({ place }) => baseName(place.at(-1) ?? ''));
  return [...names, ...(files.length > maxFiles ? [more(files.length - maxFiles)] : [])].join(', ');
}
