import { useMemo, useSyncExternalStore } from 'react';

import type { Links } from '#features/duplicates/links.ts';
import type { Choice } from '#lib/choice.ts';
import { expandLink } from '#lib/text/link-template.ts';

import type { Settings } from '../../config/settings.ts';
import type { ObservedIdentity } from '../../identity/identity.ts';
import type { Person } from '../../identity/person.ts';

/** Returns the signed-in person. */
export function usePerson(signIn: ObservedIdentity): Person | undefined {
  const state = useSyncExternalStore(signIn.subscribe, signIn.state);
  return state.status === 'signed-out' ? undefined : state.person;
}

/** Lists of what has a name. */
interface KnownNames {
  readonly organizations?: readonly Choice[] | undefined;
  readonly person?: Person | undefined;
  readonly assets?: readonly Choice[];
}

/** Addresses from the configuration, each with its scheme checked, and known names. */
export function useLinks(
  {
    documentUrl,
    assetUrl,
    maintenanceUrl,
    linkUrl,
  }: Pick<Settings, 'documentUrl' | 'assetUrl' | 'maintenanceUrl' | 'linkUrl'>,
  { organizations, person, assets }: KnownNames,
): Links {
  return useMemo(() => {
    const base = document.baseURI;
    return {
      toDocument: (documentId = '') => expandLink(documentUrl, { documentId }, base),
      toAsset: (assetId) => expandLink(assetUrl, { assetId }, base),
      toMaintenance: (maintenanceId) => expandLink(maintenanceUrl, { maintenanceId }, base),
      toLinkRequest: (documentId = '', assetId) => expandLink(linkUrl, { documentId, assetId }, base),
      assetName: (id) => assets?.find((asset) => asset.id === id)?.name ?? '',
      organizationName: (id) => organizations?.find((organization) => organization.id === id)?.name ?? id,
      personName: (id) => (id === person?.subject ? person.name || id : id),
    };
  }, [documentUrl, assetUrl, maintenanceUrl, linkUrl, organizations, person, assets]);
}
