import { useI18n } from '#i18n/i18n-context.tsx';
import { pagesMessages } from '#i18n/pages-messages.ts';
import { expandLink } from '#lib/link-template.ts';

import type { Settings } from '../session/session.ts';

interface AssetDocumentsLinkProps {
  readonly config: Pick<Settings, 'assetDocumentsUrl'>;
  readonly assetId: string;
}

/** Link to the operator's list of what an asset has already. In another tab: this one may have chosen files. */
export function AssetDocumentsLink({ config, assetId }: AssetDocumentsLinkProps) {
  const words = pagesMessages(useI18n());
  const href = expandLink(config.assetDocumentsUrl, { assetId }, document.baseURI);
  if (href === undefined) return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words.assetDocuments}
    </a>
  );
}
