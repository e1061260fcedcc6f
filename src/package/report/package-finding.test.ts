import { expect, test } from 'vitest';

import { createI18n } from '#i18n/i18n.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { locales } from '#i18n/locales.ts';
import { packageFindingTexts } from '#i18n/messages/en/files.ts';

import { groupFindings, packageCodes, type RawPackageFinding } from './package-finding.ts';

test('[PACKAGE-21] findings are grouped by code and params, in the order of the codes', () => {
  const raw: readonly RawPackageFinding[] = [
    { code: 'PACKAGE-FILE-UNNAMED', entry: 'a' },
    { code: 'PACKAGE-METADATA-UNREADABLE', params: { detail: 'doctype' }, entry: 'b', document: 'B' },
    { code: 'PACKAGE-FILE-UNNAMED', entry: 'c' },
    { code: 'PACKAGE-METADATA-UNREADABLE', params: { detail: 'encoding' }, entry: 'd' },
  ];
  expect(groupFindings(raw)).toEqual([
    {
      code: 'PACKAGE-METADATA-UNREADABLE',
      severity: 'warning',
      params: { detail: 'doctype' },
      count: 1,
      places: [{ entry: 'b', document: 'B' }],
    },
    {
      code: 'PACKAGE-METADATA-UNREADABLE',
      severity: 'warning',
      params: { detail: 'encoding' },
      count: 1,
      places: [{ entry: 'd' }],
    },
    {
      code: 'PACKAGE-FILE-UNNAMED',
      severity: 'info',
      params: {},
      count: 2,
      places: [{ entry: 'a' }, { entry: 'c' }],
    },
  ]);
});

test('[PACKAGE-21] a finding lists its first places and counts the others', () => {
  const raw = Array.from({ length: 30 }, (_, at) => ({ code: 'PACKAGE-ENCRYPTED' as const, entry: `${at}` }));
  const [finding] = groupFindings(raw);
  expect(finding).toMatchObject({ count: 30 });
  expect(finding?.places).toHaveLength(25);
  expect(finding?.places.at(-1)).toEqual({ entry: '24' });
});

test.for(locales)('[PACKAGE-21] each finding has its texts: %s', async (locale) => {
  const i18n = locale === 'en' ? createI18n('en') : createI18n(locale, await loadMessages(locale));
  const texts = packageFindingTexts(i18n);
  expect(Object.keys(texts)).toEqual(packageCodes);
  const titles = Object.values(texts).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
