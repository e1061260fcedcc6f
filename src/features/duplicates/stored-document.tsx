import ExternalLink from 'lucide-react/icons/external-link';
import { useId, type ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { FileGlyph } from '#ui/content/file-glyph.tsx';
import { MetaLine } from '#ui/content/meta-line.tsx';
import { Name } from '#ui/content/name.tsx';
import { OptionalLink } from '#ui/content/optional-link.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';

import type { Duplicate } from './duplicate-details.tsx';
import type { Links } from './links.ts';

interface StoredDocumentProps {
  readonly duplicate: Duplicate;
  readonly links: Links;
}

/** The existing document in a box: its name, file and category, and the file that the person chose. */
export function StoredDocumentBox({ duplicate, links }: StoredDocumentProps) {
  const words = duplicateMessages(useI18n());
  const nameId = useId();
  const { displayname, filename, category } = duplicate.receipt.document ?? {};
  const href = links.toDocument(duplicate.receipt.document?.id);
  return (
    <div className="box">
      <div className="item">
        <StoredDocument {...{ duplicate, links, nameId }}>
          {displayname && filename && <Name>{filename}</Name>}
          {isolated(category?.name ?? (category?.id && shownName(category.id)))}
          {duplicate.fileName !== filename && isolated(words.youChose(shownName(duplicate.fileName)))}
        </StoredDocument>
        {href && (
          <ButtonLink isSmall href={href} target="_blank" aria-describedby={nameId}>
            <ExternalLink />
            <span className="narrow-unseen">{words.open}</span>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

interface StoredDocumentTextProps extends StoredDocumentProps {
  readonly nameId: string;
  /** Facts; absent ones are left out. */
  readonly children: ReactNode;
}

/** Picture and name of the existing document, and a line of facts. */
export function StoredDocument({ duplicate, links, nameId, children }: StoredDocumentTextProps) {
  const { fileName, displayName, receipt } = duplicate;
  const { id, displayname, filename } = receipt.document ?? {};
  return (
    <>
      <FileGlyph fileName={filename ?? fileName} />
      <span className="item__text">
        <strong id={nameId}>
          <OptionalLink href={links.toDocument(id)} target="_blank">
            <Name>{displayname ?? filename ?? displayName}</Name>
          </OptionalLink>
        </strong>
        <span className="muted small">
          <MetaLine>{children}</MetaLine>
        </span>
      </span>
    </>
  );
}

/** A text that keeps its own direction. */
export const isolated = (text: string | undefined): ReactNode => text && <bdi>{text}</bdi>;
