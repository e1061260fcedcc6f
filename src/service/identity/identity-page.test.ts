import { expect, test } from 'vitest';

import { demoPeople } from '#service/demo/people.ts';
import { languageOf } from '#service/languages.ts';

import { signInPage, signOutPage } from './identity-page.ts';

test.each([
  [undefined, 'en', 'ltr', 'Sign in as'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de', 'ltr', 'Anmelden als'],
  ['sv, fr;q=0.5', 'fr', 'ltr', 'Se connecter en tant que'],
  ['zh-CN', 'zh-Hans', 'ltr', '选择登录账户'],
  ['ar', 'ar', 'rtl', 'تسجيل الدخول باسم'],
])('[DEMO-1] for the languages %s, the pages are in %s', (accepted, language, direction, title) => {
  const wanted = languageOf({ headers: { 'accept-language': accepted } });
  const html = signInPage(demoPeople, wanted);
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).not.toContain('undefined');
  expect(signOutPage('<form></form>', wanted)).not.toContain('undefined');
});
