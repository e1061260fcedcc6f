import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import { withNodes } from '#i18n/with-nodes.tsx';
import { shownName } from '#lib/shown-name.ts';
import type { ContentMatch } from '#queue/upload.ts';
import { AssetId, Name } from '#ui/name.tsx';

interface ContentMatchNoteProps {
  readonly match: ContentMatch;
  readonly assetId: string;
  /** Returns the display name of a listed upload; undefined if it isn't listed. */
  readonly nameOf: (uploadId: string) => string | undefined;
  readonly documentHref: (documentId: string | undefined) => string | undefined;
}

/** Names the match of an upload that waits for a decision, and links the document that it matches. */
export function ContentMatchNote({ match, ...stored }: ContentMatchNoteProps) {
  const i18n = useI18n();
  const words = i18n.t.uploads.contentMatch;
  const withEnd = (text: string) => joinSentences([text, words.nothingSent], i18n);
  if (match.kind === 'stored-before') {
    return (
      <span>
        <StoredBefore match={match} withEnd={withEnd} {...stored} />
      </span>
    );
  }
  const name = stored.nameOf(match.uploadId);
  return <span>{withEnd(name === undefined ? words.listedBefore : words.listed(shownName(name)))}</span>;
}

interface StoredBeforeProps extends Omit<ContentMatchNoteProps, 'match' | 'nameOf'> {
  readonly match: Extract<ContentMatch, { kind: 'stored-before' }>;
  readonly withEnd: (text: string) => string;
}

function StoredBefore({ match, assetId, documentHref, withEnd }: StoredBeforeProps) {
  const { t, formats } = useI18n();
  const { displayName, documentId, endedAt } = match;
  const href = documentHref(documentId);
  const name = <Name>{displayName}</Name>;
  return withNodes(
    (mark, asset) =>
      withEnd(
        t.uploads.contentMatch.storedBefore({
          // Names the asset: the row may be on the page of another one.
          asset,
          time: formats.dateTime(endedAt),
          name: mark,
          // Without a link, the ID says which document it is.
          id: href ? undefined : documentId && shownName(documentId),
        }),
      ),
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    ) : (
      name
    ),
    <AssetId id={assetId} />,
  );
}
