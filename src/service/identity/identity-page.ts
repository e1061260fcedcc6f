import { createHash } from 'node:crypto';

import { demoPeople } from '#service/demo/people.ts';

const style = `
:root {
  color-scheme: light dark; font: 400 .9375rem/1.47 system-ui, sans-serif; accent-color: #1b5fc1;
  --accent: light-dark(#1b5fc1, #7fb2ff); --soft: light-dark(#eaf1fc, #16273f); --ink: light-dark(#141a21, #e9edf2);
  --quiet: light-dark(#55606d, #a3afbc); --line: light-dark(#e4e8ec, #29313a);
  color: var(--ink); background: light-dark(#f5f6f8, #0e1216);
}
* { box-sizing: border-box; margin: 0 }
body { padding: 44px 16px }
main { max-width: 400px; margin: auto; border: 1px solid var(--line); border-radius: 14px; background: light-dark(#fff, #161b21); overflow: hidden }
header { padding: 24px 24px 16px }
h1 { font-size: 1.5rem; line-height: 1.25; font-weight: 600; letter-spacing: -.014em }
p, small { color: var(--quiet); font-size: .8125rem }
form { display: grid }
#op\\.logoutForm { display: none }
button {
  display: grid; grid-template-columns: 36px minmax(0, 1fr); gap: 0 14px; align-items: center; width: 100%; min-height: 60px;
  padding: 8px 24px; border: 0; border-top: 1px solid var(--line); background: none; color: inherit; font: inherit; text-align: start; cursor: pointer;
}
button:hover { background: light-dark(#1018280f, #ffffff12) }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px }
i { grid-row: span 2; display: grid; place-items: center; width: 36px; height: 36px; border-radius: 50%; background: var(--soft); color: var(--accent); font: 600 .75rem system-ui, sans-serif }
strong { font-weight: 500 }
button:not(:has(i)) { display: block; text-align: center; font-weight: 500 }
button[value=yes] { color: light-dark(#b3261e, #ff9389) }
`;

/** Removes the request, which holds a token, from the tab's history. */
const script = 'history.replaceState(null, "", location.pathname)';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Applications that the form leads back to. */
const ofThisMachine = 'http://localhost:* http://127.0.0.1:*';

/** Headers of the provider's pages: they allow only their own style, script and forms. */
export const identityPageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'self' ${ofThisMachine}; frame-ancestors 'none'`,
};

/** Renders a page of constant texts, which aren't escaped. */
const page = (title: string, intro: string, content: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title} · Asset documents</title>
<style>${style}</style>
<main><header><h1>${title}</h1>${intro}</header>${content}</main>
</html>`;

const initialsOf = (name: string): string => name.replace(/(\p{L})\p{L}*\s*/gu, '$1');

const buttons = demoPeople.map(
  ({ id, name, roles }) =>
    `<button name="person" value="${id}">
      <i aria-hidden="true">${initialsOf(name)}</i>
      <strong>${name}</strong> <small>${roles.join(', ') || 'No role: can’t upload'}</small>
    </button>`,
);

/** The list of people; each button signs in as that person. */
export const signInPage = page(
  'Sign in as',
  '<p>These are demo accounts. No password is needed.</p>',
  `<form method="post">${buttons.join('')}</form>`,
);

/** Renders a page that asks for confirmation; `form` is the provider's form, without a button. */
export const signOutPage = (form: string): string =>
  page(
    'Sign out?',
    '',
    `<script>${script}</script>${form}
    <button form="op.logoutForm" name="logout" value="yes">Yes, sign out</button>
    <button form="op.logoutForm">No, stay signed in</button>`,
  );
