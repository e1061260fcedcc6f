import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FileUp from 'lucide-react/icons/file-up';
import type { ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { shownName } from '#lib/text/shown-name.ts';

import { useAppName, useLogo } from './branding-provider.tsx';

interface HeaderProps {
  /** Asset of the page; replaces the application's name if there isn't room for both. */
  readonly assetId?: string | undefined;
  /** Status and account. */
  readonly children?: ReactNode;
}

/** The header of every page, one line high: whose application this is, the way to this page, and the account. */
export function Header({ assetId, children }: HeaderProps) {
  const { t } = useI18n();
  const logo = useLogo();
  return (
    <header className="header line">
      <a className="header__brand line" href="#/">
        {logo === undefined ? <FileUp /> : <img className="header__logo" src={logo} alt="" />}
        <span className="cut">{useAppName()}</span>
      </a>
      {assetId !== undefined && (
        <nav className="header__crumbs line" aria-label={t.app.assets}>
          <a href="#/">
            <ArrowLeft className="narrow-only" />
            <span className="narrow-unseen">{t.app.assets}</span>
          </a>
          <ChevronRight className="wide-only" />
          <b className="cut">{shownName(assetId)}</b>
        </nav>
      )}
      <div className="header__end line">{children}</div>
    </header>
  );
}
