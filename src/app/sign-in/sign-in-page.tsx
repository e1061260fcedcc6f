import FileUp from 'lucide-react/icons/file-up';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useRef, type ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { useIsOffline } from '#ui/browser/use-is-offline.ts';
import { NoticePage } from '#ui/feedback/notice-page.tsx';
import { useSheet } from '#ui/styles/use-sheet.ts';

import { useAppName, useLogo } from '../layout/branding-provider.tsx';
import { Preferences } from '../layout/preferences.tsx';

import fields from '#ui/field/field.css?inline';

interface SignInPageProps {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** A page without a signed-in person: one card, and language and density below it. */
export function SignInPage({ title, intro, children }: SignInPageProps) {
  const appName = useAppName();
  const place = useRef<HTMLDivElement>(null);
  useSheet(place, fields);
  return (
    <NoticePage
      title={title}
      intro={intro}
      mark={<Brand name={appName} />}
      more={
        <div ref={place} className="row">
          <Preferences isQuiet />
        </div>
      }
    >
      <title>{`${title} · ${appName}`}</title>
      {children}
    </NoticePage>
  );
}

/** Whose application this is, and if it has no connection. */
function Brand({ name }: { readonly name: string }) {
  const { header } = useI18n().t.pages;
  const logo = useLogo();
  const isOffline = useIsOffline();
  return (
    <div className="line">
      {logo === undefined ? (
        <span className="tile">
          <FileUp />
        </span>
      ) : (
        <img className="header__logo" src={logo} alt="" />
      )}
      <strong className="grow">{name}</strong>
      {isOffline && (
        <span className="tag" data-tone="warn">
          <WifiOff />
          <span>{header.offline}</span>
        </span>
      )}
    </div>
  );
}
