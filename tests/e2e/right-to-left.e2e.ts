import { overflowPx } from './state-inspector.ts';
import { expect, test } from './test.ts';

test.use({ locale: 'ar', viewport: { width: 640, height: 800 } });

test('an Arabic page runs from right to left, and a Latin name on it from left to right @quick', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // Without findings, which would take the room of the name.
  const name = '(draft) plan.txt';
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from('Pumps'),
    });
  const input = page.getByRole('textbox').first();
  await expect(input).toHaveValue('(draft) plan');
  await expect(input).toHaveCSS('unicode-bidi', 'plaintext');
  // The file's name is shown once it differs.
  await input.fill('Plan');
  const shown = page.getByText(name, { exact: true });
  await expect(shown).toBeVisible();
  // The brackets around the first word, in reading order.
  const distancePx = () =>
    shown.evaluate((element) => {
      const text = element.firstChild!;
      const leftOf = (at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      return leftOf(6) - leftOf(0);
    });
  await expect.poll(distancePx).toBeGreaterThan(0);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflowPx(page)).toBeLessThanOrEqual(0);
});
