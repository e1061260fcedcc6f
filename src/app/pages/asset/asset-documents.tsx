import { useI18n } from '#i18n/i18n-context.tsx';
import { expandLink } from '#lib/text/link-template.ts';

interface AssetDocumentsProps {
  /** `assetDocumentsUrl` of the configuration. */
  readonly template: string | undefined;
  readonly assetId: string;
}

/** Link to what is stored for an asset; nothing without an address. */
export function AssetDocuments({ template, assetId }: AssetDocumentsProps) {
  const { assetDocuments } = useI18n().t.pages;
  const href = expandLink(template, { assetId }, document.baseURI);
  return (
    href && (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {assetDocuments}
      </a>
    )
  );
}
