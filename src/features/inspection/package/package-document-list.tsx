import { useId } from 'react';

import { extensionOf } from '#file-type/extension.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { documentTexts, packageMessages } from '#i18n/messages/en/files.ts';
import { classNameOf } from '#i18n/package-summary.ts';
import type { PackageDocument, PackageReport } from '#package/package-report.ts';
import { textFor } from '#package/texts.ts';
import { Name } from '#ui/name.tsx';
import { Tag } from '#ui/tag.tsx';
import { baseName, folderOf } from '#zip/paths.ts';

/** Documents that are listed; a longer list would take seconds to open. */
const maxListed = 500;

/** The documents of a package: titles, classes, languages and files; or the files of a ZIP of documents. */
export function PackageDocumentList({ documents, format }: Pick<PackageReport, 'documents' | 'format'>) {
  const i18n = useI18n();
  const words = packageMessages(i18n);
  const id = useId();
  if (documents.length === 0) return null;
  return (
    <section className="panel__findings" aria-labelledby={id}>
      <h3 id={id}>{words.documents}</h3>
      <ul className="package-documents">
        {documents.slice(0, maxListed).map((document, index) => (
          // The list never changes, and IDs may be missing or the same.
          <li key={index}>
            {format === 'zip' ? (
              <FileItem document={document} />
            ) : (
              <>
                <Title document={document} />
                <span className="small muted">{detailsOf(document, i18n)}</span>
                <FileNames document={document} />
              </>
            )}
          </li>
        ))}
      </ul>
      {documents.length > maxListed && (
        <p className="muted small">{words.more(documents.length - maxListed)}</p>
      )}
    </section>
  );
}

/** A file of a ZIP, with its folder. An archive in it is named. */
function FileItem({ document: { mainFile } }: { readonly document: PackageDocument }) {
  const i18n = useI18n();
  const path = mainFile?.place.at(-1) ?? '';
  const details = [
    folderOf(path).slice(0, -1),
    extensionOf(path) === 'zip' && documentTexts(i18n).contents.archive('ZIP'),
    i18n.formats.bytes(mainFile?.sizeBytes ?? 0),
  ];
  return (
    <>
      <Name>{baseName(path)}</Name>
      <span className="small muted">
        <Name>{details.filter(Boolean).join(' · ')}</Name>
      </span>
    </>
  );
}

function Title({ document: { titles, languages, mainFile } }: { readonly document: PackageDocument }) {
  const i18n = useI18n();
  const words = packageMessages(i18n);
  const title = textFor(titles, [i18n.locale, 'en', ...languages]);
  return (
    <span className="package-documents__title">
      <strong>{title === undefined ? words.noTitle : <Name>{title}</Name>}</strong>
      {!mainFile && <Tag tone="warn">{words.noPdf}</Tag>}
    </span>
  );
}

function detailsOf({ classIds, languages }: PackageDocument, i18n: I18n): string {
  const classes = classIds.map((id) => classNameOf(id, i18n));
  return [...classes, languages.map((language) => i18n.formats.language(language)).join(', ')]
    .filter(Boolean)
    .join(' · ');
}

/** Files that are named; the others are counted. */
const maxFiles = 5;

function FileNames({ document: { files } }: { readonly document: PackageDocument }) {
  const words = packageMessages(useI18n());
  if (files.length === 0) return null;
  const names = files.slice(0, maxFiles).map(({ place }) => baseName(place.at(-1) ?? ''));
  const more = files.length > maxFiles ? [words.more(files.length - maxFiles)] : [];
  return (
    <code className="small muted">
      <Name>{[...names, ...more].join(', ')}</Name>
    </code>
  );
}
