import { AssetHistory } from '#features/history/asset-history.tsx';
import { isConfirmed } from '#queue/upload.ts';

import type { Session } from '../session/session.ts';
import { useLinks } from './use-links.ts';
import { useUploads } from '../session/use-uploads.ts';

/** What this device remembers of an asset, without what the list of uploads shows already. */
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
