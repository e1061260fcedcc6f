import { createHash } from 'node:crypto';

import { demoPeople } from '#service/demo/people.ts';

const style = `
:root { color-scheme: light dark; font: 400 1rem/1.5 system-ui, sans-serif }
body { max-width: 480px; margin: 24px auto; padding: 0 16px }
form { display: grid; gap: 8px }
#op\\.logoutForm { display: none }
button { display: grid; min-height: 56px; padding: 8px 16px; font: inherit; text-align: start; cursor: pointer }
`;

/** Removes the request, which holds a token, from the tab's history. */
const script = 'history.replaceState(null, "", location.pathname)';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Headers of the provider's pages: they allow only their own style, script and forms. */
export const identityPageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
};

/** Renders a page of constant texts, which aren't escaped. */
const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title} · Asset documents</title>
<style>${style}</style>
<main><h1>${title}</h1>${content}</main>
</html>`;

const buttons = demoPeople.map(
  ({ id, name, roles }) =>
    `<button name="person" value="${id}">
      <strong>${name}</strong> <small>${roles.join(', ') || 'No role: can’t upload'}</small>
    </button>`,
);

/** The list of people; each button signs in as that person. */
export const signInPage = page(
  'Sign in as',
  `<p>These are demo accounts. No password is needed.</p><form method="post">${buttons.join('')}</form>`,
);

/** Renders a page that asks for confirmation; `form` is the provider's form, without a button. */
export const signOutPage = (form: string): string =>
  page(
    'Sign out?',
    `<script>${script}</script>${form}
    <button form="op.logoutForm" name="logout" value="yes">Yes, sign out</button>
    <button form="op.logoutForm">No, stay signed in</button>`,
  );
