import { isEnded } from '#queue/upload.ts';

import { useAppName } from './branding-provider.tsx';
import type { Session, Settings } from '../session/session.ts';
import type { SignIn } from '../sign-in/sign-in.ts';

interface HeaderProps {
  readonly config: Pick<Settings, 'logo'>;
  readonly signIn: SignIn;
  /** Of the person who is signed in. */
  readonly uploads?: ReturnType<Session['queue']['getSnapshot']>;
  /** Number of chosen files that aren't in the queue yet, which would be lost. */
  readonly draftCount?: number;
  /** Number of shared files that wait for an asset; signing out removes them. */
  readonly sharedCount?: number;
  /** Prepares the page for the sign-out of its person, and gives up these uploads. */
  readonly onLeave?: ((discardedIds: readonly string[]) => Promise<void>) | undefined;
}

/** The header of every page. */
export function Header({
  config,
  signIn,
  uploads = [],
  draftCount = 0,
  sharedCount = 0,
  onLeave,
}: HeaderProps) {
  const appName = useAppName();
  const { Control } = signIn;
  const unsent = uploads.filter((upload) => !isEnded(upload) || upload.status === 'failed');
  return (
    <header className="header">
      <a className="header__brand" href="#/">
        {config.logo === undefined ? (
          <DefaultLogo />
        ) : (
          <img className="header__logo" src={config.logo} alt="" />
        )}
        {appName}
      </a>
      <Control
        unsentCount={unsent.length + draftCount + sharedCount}
        savedCount={
          unsent.filter((upload) => 'persistence' in upload && upload.persistence === 'saved').length
        }
        onLeave={async (isDiscarding) => onLeave?.(isDiscarding ? unsent.map(({ id }) => id) : [])}
      />
    </header>
  );
}

const DefaultLogo = () => (
  <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
    <path d="M4 1h9l5 5v15H4z" fill="none" stroke="currentColor" strokeWidth="1.6" />
    <path d="M11 17V9m-3.4 3.2L11 8.8l3.4 3.4" fill="none" stroke="var(--accent)" strokeWidth="2" />
  </svg>
);
