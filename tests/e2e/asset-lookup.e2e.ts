import type { Page } from '@playwright/test';

import { expect, test } from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a person who is not signed in', () => {
  test.use({ person: null });

  test('[PAGE-10] who opens a link with a code comes to the asset after signing in, and not back to the code', async ({
    page,
    app,
  }) => {
    const code = 'https://id.halden.example/A10/Serial-Nr-5678';
    await page.goto(`${app.url}/#/?code=${encodeURIComponent(code)}`);
    await page.getByRole('button', { name: 'Mia Berg' }).click();
    await expect(heading(page)).toHaveText('Axial piston pump A10 · PUMP-310');
    await page.goto(`${app.url}/#/`);
    await expect(heading(page)).toHaveText('Choose an asset');
    await page.goBack();
    await expect(heading(page)).toHaveText('Axial piston pump A10 · PUMP-310');
  });
});
