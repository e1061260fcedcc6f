import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { shownName } from '#lib/shown-name.ts';
import type { ContentMatch } from '#queue/upload.ts';

interface ContentMatchNoteProps {
  readonly match: ContentMatch;
  readonly assetId: string;
  /** The display name of a row of the list; `undefined` where it is off the list. */
  readonly nameOf: (uploadId: string) => string | undefined;
}

/** What has the same content as an upload, and that nothing of it is sent before somebody has decided. */
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
    // By its id: the row may stand on the page of another asset.
    asset: shownName(assetId),
    time: formats.dateTime(endedAt),
    name: shownName(displayName),
    id: documentId && shownName(documentId),
  });
}
