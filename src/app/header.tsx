import { useI18n } from '#i18n/i18n-context.tsx';

import type { Session } from './session.ts';
import { PersonSelect } from './sign-in/person-select.tsx';

/** What stands above every page. */
export function Header({ session }: { readonly session: Session }) {
  const { t } = useI18n();
  return (
    <header className="header">
      <a className="header__brand" href="#/">
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <path d="M4 1h9l5 5v15H4z" fill="none" stroke="currentColor" strokeWidth="1.6" />
          <path d="M11 17V9m-3.4 3.2L11 8.8l3.4 3.4" fill="none" stroke="var(--accent)" strokeWidth="2" />
        </svg>
        {t.app.name}
      </a>
      <PersonSelect baseUrl={session.config.baseUrl} signIn={session.signIn} memory={session.memory} />
    </header>
  );
}
