import { useSyncExternalStore } from 'react';

import { isRole, roles } from '#api/contract/operation.ts';
import { useI18n } from '#i18n/i18n-context.tsx';

import type { Session } from './session.ts';

/**
 * Tells somebody whose roles are known to allow no upload so before files are chosen, and whom to ask. The form stays:
 * the service decides, and roles may have been given since the person signed in.
 */
export function RoleNotice({ config, signIn }: Pick<Session, 'config' | 'signIn'>) {
  const { t } = useI18n();
  const state = useSyncExternalStore(signIn.subscribe, signIn.state);
  const own = state.status === 'signed-out' ? undefined : state.person.roles;
  if (own === undefined || own.some(isRole)) return null;
  const { contact } = config;
  return (
    <div className="role-notice" role="alert">
      <h2>{t.roleNotice.title}</h2>
      <p>{t.roleNotice.own(own.join(', '))}</p>
      <p>{t.roleNotice.needed(roles.join(', '))}</p>
      <p>
        {t.roleNotice.ask}{' '}
        {contact?.url === undefined ? (
          (contact?.name ?? t.roleNotice.administrator)
        ) : (
          <a href={contact.url}>{contact.name}</a>
        )}
        {t.roleNotice.askEnd}
      </p>
    </div>
  );
}
