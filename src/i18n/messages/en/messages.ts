import { createPlural } from '../../plural.ts';

import { addEn } from './add.ts';
import { manualEn } from './manual.ts';
import { releaseEn } from './release.ts';
import { uploadsEn } from './uploads.ts';

const plural = createPlural('en');

/** Texts in English, except those of deferred parts; other languages have the same shape. Grouped by place of use. */
export const en = {
  app: {
    name: 'Asset documents',
    loading: 'Loading…',
    language: 'Language',
    density: 'Density',
    densities: { comfortable: 'Comfortable', compact: 'Compact', touch: 'Large, for gloves' },
    assets: 'Assets',
    brokenTitle: 'This page has stopped working',
    brokenHint: 'Uploads may have been interrupted. Reload the page to continue.',
    brokenPageHint: 'Your uploads continue. Open another page, or reload when they are done.',
    drafts: 'Chosen, not uploaded yet:',
    reload: 'Reload the page',
    partMissing: 'Part of this page couldn’t be loaded. Your uploads continue.',
    loadPart: 'Retry',
    technicalFacts: 'Details',
  },
  release: releaseEn,
  config: { retry: 'Retry' },
  signIn: {
    close: 'Close',
    failedTitle: 'Couldn’t sign you in',
    outTitle: 'You are signed out',
    outHint: 'Sign in to add documents. Unsent uploads resume when the person who added them signs in.',
    signIn: 'Sign in',
    asSomeoneElse: 'Sign in as someone else',
    again: 'Sign in again',
    signOut: 'Sign out',
    unreachable: 'Couldn’t check who you are. Files saved on this device are safe.',
    failedHint: 'Sign in again. If it keeps failing, contact your administrator.',
    storageBlocked: (host: string) =>
      `This browser doesn’t let ${host} store data, and nobody can sign in without that. Allow cookies and site data for ${host} in the browser’s settings, or ask your administrator. Then retry.`,
    sessionOpen:
      'Your session at the sign-in provider is still open. On a shared device, sign out there too.',
    providerBlocked: (address: string) =>
      `The content security policy of this page doesn’t allow ${address}. Add it to connect-src.`,
    providerSilent: (address: string) =>
      `Can’t reach ${address}. Check the address, and that it accepts requests from this page (CORS).`,
  },
  roleNotice: {
    title: 'You can’t upload documents',
    own: (roles: string) =>
      roles === '' ? 'You are signed in without a role.' : `You are signed in with the roles: ${roles}.`,
    needed: (roles: string) => `Uploading needs one of these: ${roles}.`,
    ask: (who: string) => `Contact: ${who}`,
    administrator: 'your administrator',
  },
  add: addEn,
  manual: manualEn,
  errorSummary: {
    title: 'There is a problem',
    more: (count: number) => plural(count, { one: (n) => `and ${n} more`, other: (n) => `and ${n} more` }),
  },
  copy: {
    copied: 'Copied',
    failed: 'Couldn’t copy',
  },
  combobox: {
    results: (count: number) => plural(count, { one: (n) => `${n} result`, other: (n) => `${n} results` }),
    none: 'No results',
  },
  uploads: uploadsEn,
  history: {
    title: 'Earlier, from this device',
    note: (count: number) => plural(count, { one: (n) => `${n} document`, other: (n) => `${n} documents` }),
    hint: 'Remembered on this device for 30 days.',
    clear: 'Clear this list',
  },
};

export type Messages = typeof en;
