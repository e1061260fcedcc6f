import { createHash } from 'node:crypto';

import type { DemoPerson } from '#service/demo/people.ts';
import { html, type Markup } from '#service/library/html.ts';

const style = `
:root { color-scheme: light dark; font: 400 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif }
body { margin: 0; padding: 24px 16px }
main { max-width: 420px; margin: 0 auto; display: grid; gap: 12px }
h1 { font-size: 26px; line-height: 1.25; margin: 0 }
p { margin: 0 }
form { display: grid; gap: 12px }
button { min-height: 56px; padding: 8px 16px; border: 1px solid; border-radius: 8px; font: inherit; text-align: start;
  background: transparent; color: inherit; cursor: pointer }
button:focus-visible { outline: 3px solid; outline-offset: 2px }
`;

// A formatter may put space into a template's markup, and the hash covers every character.
const styleElement: Markup = { markup: `<style>${style}</style>` };
const styleHash = createHash('sha256').update(style).digest('base64');

/** Headers of the provider's pages: their own style and their own forms, and nothing else. */
export const identityPageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
};

/** Where one chooses whom to be. */
export const signInPage = (people: readonly DemoPerson[]): string =>
  page(
    'Sign in as',
    html`<p>These people are for trying the application out; nobody asks for a password.</p>
      <form method="post">
        ${people.map(
          ({ id, name, roles }) =>
            html`<button name="person" value="${id}">${name} · ${roles.join(', ') || 'no role'}</button>`,
        )}
      </form>`,
  );

/** Where one confirms to sign out; `form` is the provider's own, without a button. */
export const signOutPage = (form: string): string =>
  page(
    'Sign out?',
    html`${{ markup: form }}<button form="op.logoutForm" name="logout" value="yes">Yes, sign out</button>
      <button form="op.logoutForm">No, stay signed in</button>`,
  );

const page = (title: string, content: Markup): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.markup;
