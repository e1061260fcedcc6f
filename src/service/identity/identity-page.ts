import { createHash } from 'node:crypto';

import type { DemoPerson } from '#service/demo/people.ts';

import { html, type Markup } from './html.ts';

/** Styled like the application: the values are those of `src/ui/tokens.css`. */
const style = `
:root { color-scheme: light dark; font: 400 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  --accent: light-dark(#0b5c7d, #6cc3e8); --on-accent: light-dark(#fff, #05222f);
  --ink: light-dark(#15202b, #e8edf1); --ink-2: light-dark(#51606d, #a5b3bf); --page: light-dark(#f3f5f6, #10171c);
  --surface: light-dark(#fff, #182128); --line: light-dark(#d5dce1, #2e3b45); --line-strong: light-dark(#7c8b97, #73838f) }
*, ::before, ::after { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink) }
header { display: flex; align-items: center; gap: 12px; min-height: 56px; padding: 8px 24px; background: var(--surface);
  border-bottom: 1px solid var(--line); font-weight: 700 }
main { display: grid; gap: 16px; max-width: 480px; margin: 24px auto; padding: 20px 24px; background: var(--surface);
  border: 1px solid var(--line); border-radius: 12px }
h1 { margin: 0; font-size: 1.625rem; line-height: 1.25; letter-spacing: -0.01em }
p { margin: 0; color: var(--ink-2) }
form { display: grid; gap: 8px }
#op\\.logoutForm { display: none }
.arrow { stroke: var(--accent) }
button { display: grid; min-height: 56px; padding: 8px 16px; border: 1px solid var(--line-strong); border-radius: 8px;
  background: var(--surface); color: inherit; font: inherit; text-align: start; align-content: center; cursor: pointer }
button:hover { background: color-mix(in oklab, var(--accent) 10%, var(--surface)); border-color: var(--accent) }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
button strong { font-weight: 600 }
button small { color: var(--ink-2); font-size: 0.875rem }
button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600 }
button.action { text-align: center }
@media (max-width: 540px) { main { margin: 0; padding: 20px 16px; border-width: 0 0 1px; border-radius: 0 }
  header { padding-inline: 16px } }
`;

// Outside the template, because a formatter may add white space there and the hash covers every character.
const styleElement: Markup = { markup: `<style>${style}</style>` };
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Removes the request, which holds a token, from the tab's history. */
const script = 'history.replaceState(null, "", location.pathname)';
const scriptElement: Markup = { markup: `<script>${script}</script>` };

/** The application's logo, as in its header. */
const logo: Markup = {
  markup: `<svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M4 1h9l5 5v15H4z" stroke-width="1.6" />
    <path class="arrow" d="M11 17V9m-3.4 3.2L11 8.8l3.4 3.4" stroke-width="2" />
  </svg>`,
};

/** Headers of the provider's pages: they allow only their own style, script and forms. */
export const identityPageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
};

/** Renders the list of people; each button signs in as that person. */
export const signInPage = (people: readonly DemoPerson[]): string =>
  page(
    'Sign in as',
    html`<p>These are demo accounts. No password is needed.</p>
      <form method="post">
        ${people.map(
          ({ id, name, roles }) =>
            html`<button name="person" value="${id}">
              <strong>${name}</strong> <small>${roles.join(', ') || 'No role: can’t upload'}</small>
            </button>`,
        )}
      </form>`,
  );

/** Renders a page that asks for confirmation; `form` is the provider's form, without a button. */
export const signOutPage = (form: string): string =>
  page(
    'Sign out?',
    html`${scriptElement}${{ markup: form }}<button
        class="primary action"
        form="op.logoutForm"
        name="logout"
        value="yes"
      >
        Yes, sign out
      </button>
      <button class="action" form="op.logoutForm">No, stay signed in</button>`,
  );

const page = (title: string, content: Markup): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Asset documents</title>
        ${styleElement}
      </head>
      <body>
        <header>${logo} Asset documents</header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.markup;
