import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import { withNodes } from '#i18n/with-nodes.tsx';
import { shownName } from '#lib/text/shown-name.ts';
import type { ContentMatch } from '#queue/upload.ts';
import { AssetId, Name } from '#ui/content/name.tsx';
import { OptionalLink } from '#ui/content/optional-link.tsx';

interface ContentMatchNoteProps {
  readonly match: ContentMatch;
  readonly assetId: string;
  /** Returns the display name of a listed upload; undefined if it isn't listed. */
  readonly nameOf: (uploadId: string) => string | undefined;
  readonly documentHref: (documentId: string | undefined) => string | undefined;
}

/** Names the match of an upload that waits for a decision, and links the document that it matches. */
export function ContentMatchNote({ match, assetId, nameOf, documentHref }: ContentMatchNoteProps) {
  const i18n = useI18n();
  const words = i18n.t.uploads.contentMatch;
  const withEnd = (text: string) => joinSentences([text, words.nothingSent], i18n);
  if (match.kind !== 'stored-before') {
    const name = nameOf(match.uploadId);
    return <span>{withEnd(name === undefined ? words.listedBefore : words.listed(shownName(name)))}</span>;
  }
  const { displayName, documentId, endedAt } = match;
  const href = documentHref(documentId);
  return (
    <span>
      {withNodes(
        (name, asset) =>
          withEnd(
            words.storedBefore({
              // Names the asset: the row may be on the page of another one.
              asset,
              time: i18n.formats.dateTime(endedAt),
              name,
              // Without a link, the ID says which document it is.
              id: href ? undefined : documentId && shownName(documentId),
            }),
          ),
        <OptionalLink href={href} target="_blank">
          <Name>{displayName}</Name>
        </OptionalLink>,
        <AssetId id={assetId} />,
      )}
    </span>
  );
}
