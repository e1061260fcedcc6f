import { useSyncExternalStore } from 'react';

import { isRole, roles } from '#api/contract/operation.ts';
import { useI18n } from '#i18n/i18n-context.tsx';

import type { Session } from '../session/session.ts';

/** Placeholder for a link, a character that no text contains. */
const place = '\u{FFFC}';

/**
 * Tells people whose roles allow no upload before they choose files, and whom to ask. The form stays: the service
 * decides, and roles may have been assigned since sign-in.
 */
export function RoleNotice({ config, signIn }: Pick<Session, 'config' | 'signIn'>) {
  const { t, formats } = useI18n();
  const state = useSyncExternalStore(signIn.subscribe, signIn.state);
  const assigned = state.status === 'signed-out' ? undefined : state.person.roles;
  if (assigned === undefined || assigned.some(isRole)) return null;
  const { contact } = config;
  const [before, after] = t.roleNotice.ask(place).split(place);
  return (
    <div className="role-notice" role="alert">
      <h2>{t.roleNotice.title}</h2>
      <p>{t.roleNotice.own(formats.and(assigned))}</p>
      <p>{t.roleNotice.needed(formats.or(roles))}</p>
      <p>
        {before}
        {contact?.url === undefined ? (
          (contact?.name ?? t.roleNotice.administrator)
        ) : (
          <a href={contact.url}>{contact.name}</a>
        )}
        {after}
      </p>
    </div>
  );
}
