import { useMemo } from 'react';

import type { Links } from '#features/duplicate/links.ts';
import { expandLink } from '#lib/link-template.ts';

import type { Config } from './config.ts';

/** Addresses and names as the configuration gives them, each address with its scheme checked. */
export function useLinks({ documentUrl, assetUrl, organizations }: Config): Links {
  return useMemo(() => {
    const base = document.baseURI;
    return {
      toDocument: (documentId = '') => expandLink(documentUrl, { documentId }, base),
      toAsset: (assetId) => expandLink(assetUrl, { assetId }, base),
      organizationName: (id) => organizations?.find((organization) => organization.id === id)?.name ?? id,
    };
  }, [documentUrl, assetUrl, organizations]);
}
