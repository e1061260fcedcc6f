import { strictPolicy } from './host.ts';
import { expect, giveProps, tag, tagPage, test } from './test.ts';
import { uploadEverything } from './upload-everything.ts';

/** Style that some pages apply to everything in them. */
const reset = `
  html { font-size: 62.5% }
  * { all: unset; box-sizing: content-box !important; font: 9px/1 cursive !important; color: red !important }
  body { letter-spacing: 0.5em; text-transform: uppercase; text-align: right; cursor: wait }
  button, input, dialog, select { display: none !important }
`;

/** Properties that old libraries add to every object. */
const extended = `Object.prototype.each = function () {}; Object.prototype.owner = 'host';`;

test('[EMBED-7][EMBED-14][EMBED-16] a plain page with a strict policy, a reset of everything and properties on every object @quick', async ({
  page,
  service,
  openHost,
  documents,
  violations,
  events,
}) => {
  await openHost({
    policy: strictPolicy(service.url),
    files: tagPage(tag(`${service.url}/`), extended + giveProps(service.url), reset),
  });
  const head = await page.evaluate(() => document.head.innerHTML);
  await uploadEverything(documents, events);

  const button = page.getByRole('button', { name: 'Choose files' });
  expect(
    await button.evaluate((element) => {
      const { fontSize, color, letterSpacing, textTransform, display } = getComputedStyle(element);
      return { fontSize, color, letterSpacing, textTransform, display };
    }),
  ).toEqual({
    fontSize: '14px',
    color: 'rgb(255, 255, 255)',
    letterSpacing: 'normal',
    textTransform: 'none',
    display: 'flex',
  });
  expect(violations).toEqual([]);
  expect(await page.evaluate(() => document.head.innerHTML)).toBe(head);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(new URL(page.url()).hash).toBe('');
});
