import { useMemo } from 'react';

import type { Links } from '#features/duplicates/links.ts';
import { expandLink } from '#lib/link-template.ts';
import type { Choice } from '#ui/use-combobox.ts';

import type { Settings } from '../session/session.ts';

/** Addresses and names from the configuration, each address with its scheme checked. */
export function useLinks(
  {
    documentUrl,
    assetUrl,
    maintenanceUrl,
    linkUrl,
  }: Pick<Settings, 'documentUrl' | 'assetUrl' | 'maintenanceUrl' | 'linkUrl'>,
  organizations?: readonly Choice[],
): Links {
  return useMemo(() => {
    const base = document.baseURI;
    return {
      toDocument: (documentId = '') => expandLink(documentUrl, { documentId }, base),
      toAsset: (assetId) => expandLink(assetUrl, { assetId }, base),
      toMaintenance: (maintenanceId) => expandLink(maintenanceUrl, { maintenanceId }, base),
      toLinkRequest: (documentId = '', assetId) => expandLink(linkUrl, { documentId, assetId }, base),
      organizationName: (id) => organizations?.find((organization) => organization.id === id)?.name ?? id,
    };
  }, [documentUrl, assetUrl, maintenanceUrl, linkUrl, organizations]);
}
