import { useSyncExternalStore } from 'react';

import { isRole } from '#api/contract/roles.ts';

import type { ObservedIdentity } from '../identity/identity.ts';

/**
 * Returns the person's roles if none of them allows an upload; otherwise undefined. Roles that the sign-in doesn't name
 * are left to the service.
 */
export function useUselessRoles({ subscribe, state }: ObservedIdentity): readonly string[] | undefined {
  const now = useSyncExternalStore(subscribe, state);
  const assigned = now.status === 'signed-out' ? undefined : now.person.roles;
  return assigned?.some(isRole) ? undefined : assigned;
}
