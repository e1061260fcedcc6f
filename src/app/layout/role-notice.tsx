import ChevronRight from 'lucide-react/icons/chevron-right';

import { roles } from '#api/contract/roles.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { roleNoticeMessages } from '#i18n/messages/en/account.ts';
import { Note } from '#ui/feedback/note.tsx';

import type { Settings } from '../config/settings.ts';
import type { ObservedIdentity } from '../identity/identity.ts';
import { useUselessRoles } from './use-useless-roles.ts';

/** Placeholder for a link, a character that no text contains. */
const place = '\u{FFFC}';

interface RoleNoticeProps {
  readonly config: Pick<Settings, 'contact'>;
  readonly signIn: ObservedIdentity;
}

/** Tells people whose roles don't allow uploads before they choose files, and whom to contact. */
export function RoleNotice({ config, signIn }: RoleNoticeProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const words = roleNoticeMessages(i18n);
  const assigned = useUselessRoles(signIn);
  if (assigned === undefined) return null;
  const { contact } = config;
  const [before, after] = words.ask(place).split(place);
  return (
    <Note tone="bad" role="alert">
      <p>
        <strong>{`${words.title}.`}</strong> <span>{before}</span>
        {contact?.url === undefined ? (
          <span>{contact?.name ?? words.administrator}</span>
        ) : (
          <a href={contact.url}>{contact.name}</a>
        )}
        <span>{after}</span>
      </p>
      <details>
        <summary>
          <ChevronRight />
          <span>{t.app.technicalFacts}</span>
        </summary>
        <p>{words.own(formats.and(assigned))}</p>
        <p>{words.needed(formats.or(roles))}</p>
      </details>
    </Note>
  );
}
