import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { UploadDetails } from '#features/uploads/row/upload-details.tsx';
import { createFormats } from '#i18n/formats.ts';
import { I18nProvider } from '#i18n/i18n-context.tsx';

import { render } from '../support/dom/render.tsx';
import { createUpload } from '../support/uploads.ts';

const endedAt = Date.parse('2026-11-24T09:00:00Z');

test('[UI-18] hidden characters are visible in names, and dates keep the direction marks of their language', async () => {
  const upload = createUpload(
    { status: 'stored', endedAt, receipt: { kind: 'stored' } },
    { assetId: 'PUMP\u202e' },
  );
  render(
    <I18nProvider locale="ar">
      <UploadDetails upload={upload} choices={{ offerAi: false }} />
    </I18nProvider>,
  );
  const date = createFormats('ar').dateTime(endedAt);
  expect(date).toContain('\u200f');
  expect(await screen.findByText(date)).toBeVisible();
  expect(screen.getByText('PUMP[U+202E]')).toBeVisible();
});
