import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import { useId, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { lazyModule } from '#lib/lazy.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { Name } from '#ui/content/name.tsx';
import { Button } from '#ui/controls/button.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { useSheet } from '#ui/styles/use-sheet.ts';

import type { Person } from '../identity/person.ts';

import sheet from './account-menu.css?inline';

/** Loaded with the menu, after the first paint. */
const Preferences = lazyPart(
  lazyModule(() => import('../layout/preferences.tsx')),
  (part) => part.Preferences,
);

interface AccountMenuProps {
  readonly person: Person;
  readonly onSignOut: () => void;
}

/**
 * Account of the signed-in person: roles, language, density and sign-out. A native popover, which closes on Escape and
 * on a click elsewhere; not an ARIA menu, since it has form controls.
 */
export function AccountMenu({ person, onSignOut }: AccountMenuProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { account } = i18n.t.pages;
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  useSheet(menu, sheet);
  const { name, roles } = person;
  // A picture, whose letters aren't part of the button's label.
  const avatar = <span className="avatar" aria-hidden="true" data-initials={initialsOf(name)} />;
  return (
    <>
      <button
        type="button"
        className="button button--quiet account"
        popoverTarget={id}
        aria-label={account.button(shownName(name))}
      >
        {avatar}
        <span className="cut wide-only">
          <Name>{name}</Name>
        </span>
        <ChevronDown className="wide-only" />
      </button>
      <div ref={menu} id={id} popover="auto" className="account-menu stack">
        <div className="line">
          {avatar}
          <div>
            <strong>
              <Name>{name}</Name>
            </strong>
            {roles && (
              <p className="muted small">
                {roles.length === 0 ? account.noRole : account.roles(formats.and(roles))}
              </p>
            )}
          </div>
        </div>
        <Preferences />
        <Button
          onClick={() => {
            // Before a dialog opens: it returns focus to the account button, and not into a closed popover.
            menu.current?.hidePopover?.();
            onSignOut();
          }}
        >
          <LogOut />
          <span>{t.signIn.signOut}</span>
        </Button>
      </div>
    </>
  );
}

/** First letters of the first and the last word. */
function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return [letters[0], letters.length > 1 && letters.at(-1)].filter(Boolean).join('').toLocaleUpperCase();
}
