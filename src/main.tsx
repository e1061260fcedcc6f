import { fetchConfig } from '#app/config/fetch-config.ts';
import { wantedLanguages } from '#app/layout/wanted-languages.ts';

import { loadMessages } from './i18n/load-messages.ts';
import { directionOf, matchLocale, publicLocales } from './i18n/locales.ts';

// First, and with little code: the request runs while the other modules are loading.
const configRequest = fetchConfig(document.baseURI);
// Errors are handled by the reader of this promise.
configRequest.catch(() => undefined);
const locale = matchLocale(wantedLanguages(), publicLocales);
document.documentElement.lang = locale;
document.documentElement.dir = directionOf(locale);
// If that fails, the page loads them again.
if (locale !== 'en') loadMessages(locale).catch(() => undefined);

// For public/start.js.
start().catch((detail) => dispatchEvent(new CustomEvent('shell-failed', { detail })));

/**
 * Loads the rest in steps, between which the browser can paint and handle input. The page requests all of it at once.
 */
async function start(): Promise<void> {
  await waitForStyleSheet();
  // Hidden pages aren't painted.
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await pause();
  await import('react-dom/client');
  await pause();
  await import('./app/config/config.ts');
  await pause();
  const { mountApp } = await import('./app/mount-app.tsx');
  await pause();
  mountApp(document.getElementById('root')!, configRequest);
  dispatchEvent(new Event('shell-started'));
}

function hasTokens(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--page') !== '';
}

/** The tokens come with the style sheet of the page; without it there is nothing that a person could use. */
async function waitForStyleSheet(): Promise<void> {
  // WebKit runs modules before the style sheets of their page are loaded.
  if (!hasTokens() && document.readyState !== 'complete') {
    await new Promise((resolve) => {
      document.querySelector('link[rel="stylesheet"]')?.addEventListener('load', resolve);
      addEventListener('load', resolve);
    });
  }
  if (!hasTokens()) throw new Error('The style sheet could not be loaded.');
}

function pause(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
