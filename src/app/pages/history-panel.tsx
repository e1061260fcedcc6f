import { AssetHistory } from '#features/history/asset-history.tsx';
import { isConfirmed } from '#queue/upload.ts';

import type { Session } from '../session/session.ts';
import { useLinks } from './use-links.ts';
import { useUploads } from '../session/use-uploads.ts';

/** The history of an asset, without documents that the list of uploads shows. */
export function HistoryPanel({ session, assetId }: { readonly session: Session; readonly assetId: string }) {
  const { id, config, history } = session;
  const links = useLinks(config);
  const shown = useUploads(session).filter(isConfirmed);
  return (
    <AssetHistory
      assetId={assetId}
      sessionId={id}
      list={history.list}
      clear={history.clear}
      shownIds={shown.map(({ id }) => id)}
      documentHref={links.toDocument}
    />
  );
}
