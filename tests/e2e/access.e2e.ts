import { clickSignOut } from './asset-page.ts';
import { createStateInspector } from './state-inspector.ts';
import { expect, test } from './test.ts';
import { visitStates } from './visit-states.ts';
import { wholeBrowser } from './whole-browser.ts';

// Colours in the middle of a transition between schemes don't count.
test.use({ ...wholeBrowser, contextOptions: { reducedMotion: 'reduce' } });

test.describe('on the smallest screen, under fingers', () => {
  // As wide as a page of 1280 px at 400 % zoom.
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('[UI-1][UI-4][UI-5][UI-16] every state passes axe in light and dark colours, and has usable targets without scrolling sideways', async ({
    assetPage,
    app,
    page,
  }) => {
    // So many states take their time.
    test.slow();
    const { look, found } = createStateInspector(page, 52);
    await visitStates({ documents: assetPage, service: app, look });
    expect(found).toEqual({});
  });
});

test.describe('signing in at a provider', () => {
  test.use({ person: null, appEnv: { TOKEN_STORAGE: 'memory' } });

  test('[UI-1] the pages of a person who is not signed in pass axe', async ({ page, app }) => {
    const { look, found } = createStateInspector(page, 40);
    await page.goto(`${app.url}/#/assets/PRESS-0042`);
    await page.getByRole('button', { name: 'Tom Weiß' }).click();
    await expect(page.getByText('You can’t upload documents')).toBeVisible();
    await look('without a role');
    await page.goto(app.url);
    await page.getByRole('textbox', { name: 'Asset ID' }).press('Enter');
    await expect(page.getByText('Enter the asset ID')).toBeVisible();
    await look('choosing an asset');
    await page.getByRole('button', { name: /^Account: / }).click();
    await look('account');
    await page.keyboard.press('Escape');
    await clickSignOut(page);
    await page.getByRole('button', { name: 'Yes, sign out' }).click();
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await look('signed out');
    expect(found).toEqual({});
  });
});
