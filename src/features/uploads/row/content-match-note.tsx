import { useI18n } from '#i18n/i18n-context.tsx';
import { withNodes } from '#i18n/with-nodes.tsx';
import { shownName } from '#lib/shown-name.ts';
import type { ContentMatch } from '#queue/upload.ts';
import { AssetId } from '#ui/asset-id.tsx';
import { Name } from '#ui/name.tsx';

interface ContentMatchNoteProps {
  readonly match: ContentMatch;
  readonly assetId: string;
  /** Returns the display name of a listed upload; undefined if it isn't listed. */
  readonly nameOf: (uploadId: string) => string | undefined;
  readonly documentHref: (documentId: string | undefined) => string | undefined;
}

/** Names the match of an upload that waits for a decision, and links the document that it matches. */
export function ContentMatchNote({ match, assetId, nameOf, documentHref }: ContentMatchNoteProps) {
  const words = useI18n().t.uploads.contentMatch;
  const listed = (name: string | undefined) =>
    name === undefined ? words.listedBefore : words.listed(shownName(name));
  return (
    <p className="small">
      {match.kind === 'listed' ? (
        listed(nameOf(match.uploadId))
      ) : (
        <StoredBefore match={match} assetId={assetId} href={documentHref(match.documentId)} />
      )}{' '}
      {words.nothingSent}
    </p>
  );
}

interface StoredBeforeProps {
  readonly match: Extract<ContentMatch, { kind: 'stored-before' }>;
  readonly assetId: string;
  /** Address of the document; without one, its ID is shown. */
  readonly href: string | undefined;
}

function StoredBefore({ match: { displayName, documentId, endedAt }, assetId, href }: StoredBeforeProps) {
  const { t, formats } = useI18n();
  const name = <Name>{displayName}</Name>;
  return withNodes(
    (mark, asset) =>
      t.uploads.contentMatch.storedBefore({
        // Names the asset: the row may be on the page of another one.
        asset,
        time: formats.dateTime(endedAt),
        name: mark,
        id: href ? undefined : documentId && shownName(documentId),
      }),
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
