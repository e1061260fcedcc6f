import { useRef, type ReactNode } from 'react';

import { useSheet } from '#ui/dialog/use-sheet.ts';

import { useAppName } from '../layout/branding-provider.tsx';
import { Preferences } from '../layout/preferences.tsx';

import sheet from './sign-in-page.css?inline';

interface SignInPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page without a signed-in person: one card, and language and density below it. */
export function SignInPage({ title, children }: SignInPageProps) {
  const appName = useAppName();
  const page = useRef<HTMLElement>(null);
  useSheet(page, sheet);
  return (
    <main ref={page} className="page sign-in">
      <title>{`${title} · ${appName}`}</title>
      <div className="card card__body stack">
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
      <div className="sign-in__preferences">
        <Preferences />
      </div>
    </main>
  );
}
