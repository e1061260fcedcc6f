import type { ReactNode } from 'react';

import { shownName } from '#lib/shown-name.ts';

import { useAppName } from './branding-provider.tsx';

interface HeaderProps {
  /** Address of the operator's image. */
  readonly logo: string | undefined;
  /** Asset of the page; replaces the application's name if there isn't room for both. */
  readonly assetId?: string;
  /** Status and account. */
  readonly children?: ReactNode;
}

/** The header of every page, one line high. */
export function Header({ logo, assetId = '', children }: HeaderProps) {
  return (
    <header className="header">
      <a className="header__brand" href="#/">
        {logo === undefined ? <DefaultLogo /> : <img className="header__logo" src={logo} alt="" />}
        <span className="header__name">{useAppName()}</span>
      </a>
      {assetId !== '' && <b className="header__asset">{shownName(assetId)}</b>}
      {children}
    </header>
  );
}

const DefaultLogo = () => (
  <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
    <path d="M4 1h9l5 5v15H4z" fill="none" stroke="currentColor" strokeWidth="1.6" />
    <path d="M11 17V9m-3.4 3.2L11 8.8l3.4 3.4" fill="none" stroke="var(--accent)" strokeWidth="2" />
  </svg>
);
