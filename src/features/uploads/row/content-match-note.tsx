import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { shownName } from '#lib/shown-name.ts';
import type { ContentMatch } from '#queue/upload.ts';

interface ContentMatchNoteProps {
  readonly match: ContentMatch;
  readonly assetId: string;
  /** Returns the display name of a listed upload; undefined if it isn't listed. */
  readonly nameOf: (uploadId: string) => string | undefined;
}

/** Names the match of an upload that waits for a decision. */
export function ContentMatchNote({ match, assetId, nameOf }: ContentMatchNoteProps) {
  const i18n = useI18n();
  const words = i18n.t.uploads.contentMatch;
  const listed = (name: string | undefined) =>
    name === undefined ? words.listedBefore : words.listed(shownName(name));
  const what = match.kind === 'listed' ? listed(nameOf(match.uploadId)) : storedBefore(match, assetId, i18n);
  return <p className="small">{`${what} ${words.nothingSent}`}</p>;
}

function storedBefore(
  { displayName, documentId, endedAt }: Extract<ContentMatch, { kind: 'stored-before' }>,
  assetId: string,
  { t, formats }: I18n,
): string {
  return t.uploads.contentMatch.storedBefore({
    // Names the asset: the row may be on the page of another one.
    asset: shownName(assetId),
    time: formats.dateTime(endedAt),
    name: shownName(displayName),
    id: documentId && shownName(documentId),
  });
}
