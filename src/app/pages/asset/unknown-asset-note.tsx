import type { KnownAsset } from '#asset/known-asset.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { chooseAssetMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { Name } from '#ui/content/name.tsx';
import { Note } from '#ui/feedback/note.tsx';

import { assetHref } from '../../route.ts';

interface UnknownAssetNoteProps {
  readonly assetId: string;
  /** Assets whose ID may have been meant; undefined unless the asset is certainly not known. */
  readonly similar: readonly KnownAsset[] | undefined;
}

/** Says that an asset isn't known, and links similar ones. Mount it before that is known. */
export function UnknownAssetNote({ assetId, similar }: UnknownAssetNoteProps) {
  const words = chooseAssetMessages(useI18n());
  return (
    <div role="status">
      {similar && (
        <Note tone="warn">
          <p>{words.unknown(shownName(assetId))}</p>
          {similar.length > 0 && (
            <p className="row">
              <span>{words.similar}</span>
              {similar.map(({ id, name }) => (
                <a key={id} href={assetHref(id)}>
                  <Name>{[id, name].filter(Boolean).join(' · ')}</Name>
                </a>
              ))}
            </p>
          )}
        </Note>
      )}
    </div>
  );
}
