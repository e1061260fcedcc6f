import type { Role } from '#api/contract/roles.ts';

/** Person to try the application as. */
export interface DemoPerson {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly Role[];
}

/** One person per role, and one who may not upload. */
export const demoPeople: readonly DemoPerson[] = [
  { id: 'm.berg', name: 'Mia Berg', roles: ['manufacturer-user'] },
  { id: 'k.lund', name: 'Karl Lund', roles: ['manufacturer-admin'] },
  { id: 'a.costa', name: 'Ana Costa', roles: ['producer-user'] },
  { id: 'j.novak', name: 'Jan Novák', roles: ['producer-admin'] },
  { id: 's.okafor', name: 'Sade Okafor', roles: ['admin'] },
  { id: 't.weiss', name: 'Tom Weiß', roles: [] },
];
