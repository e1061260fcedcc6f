import Files from 'lucide-react/icons/files';

import { assetText } from '#features/uploads/asset/known-assets.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { Name } from '#ui/content/name.tsx';
import { Note } from '#ui/feedback/note.tsx';

import type { ChosenCounts } from '../../drafts/use-chosen-counts.ts';
import { assetHref } from '../../route.ts';
import { useAssetList, type AssetSource } from './use-known-assets.tsx';

interface ChosenElsewhereProps {
  readonly session: AssetSource;
  /** The asset whose page is shown. */
  readonly assetId: string | undefined;
  readonly chosenCounts: Pick<ChosenCounts, 'assetIds' | 'countOf'>;
  /** Assets with files that an earlier visit saved. */
  readonly savedDrafts: readonly string[];
}

/** Links to the other assets with files that were chosen and not uploaded, with their number if it is known. */
export function ChosenElsewhere({
  session,
  assetId: shownId,
  chosenCounts,
  savedDrafts,
}: ChosenElsewhereProps) {
  const { t } = useI18n();
  const assets = useAssetList(session);
  const assetIds = [...new Set([...chosenCounts.assetIds, ...savedDrafts])].filter(
    (assetId) => assetId !== shownId,
  );
  if (assetIds.length === 0) return null;
  return (
    <nav aria-label={t.app.drafts}>
      <Note icon={Files}>
        <p className="row">
          <span>{t.app.drafts}</span>
          {assetIds.map((assetId) => (
            <span key={assetId}>
              <a href={assetHref(assetId)}>
                <Name>{assetText(assetId, { find: (id) => assets.find((asset) => asset.id === id) })}</Name>
              </a>
              {chosenCounts.countOf(assetId) > 0 && (
                <span>{` · ${t.add.documents(chosenCounts.countOf(assetId))}`}</span>
              )}
            </span>
          ))}
        </p>
      </Note>
    </nav>
  );
}
