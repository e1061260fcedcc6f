import { startHost, strictPolicy } from './host.ts';
import { expect, hostProps, page as html, test } from './test.ts';
import { doWholeJob } from './whole-job.ts';

/** What some pages do to everything in them. */
const reset = `
  html { font-size: 62.5% }
  * { all: unset; box-sizing: content-box !important; font: 9px/1 cursive !important; color: red !important }
  body { letter-spacing: 0.5em; text-transform: uppercase; text-align: right; cursor: wait }
  button, input, dialog, select { display: none !important }
`;

test('[E7][E14][E16] a plain page with a strict policy and a reset of everything', async ({
  page,
  hostPort,
  service,
  documents,
  violations,
  told,
}) => {
  const tag = `<asset-document-upload asset-id="PRESS-0042" base-url="${service.url}/"></asset-document-upload>`;
  const host = await startHost({
    port: hostPort,
    policy: strictPolicy(service.url),
    files: {
      '/': html(
        `${tag}<script type="module" src="/embed/asset-document-upload.js"></script><script src="/host.js"></script>`,
        '<link rel="stylesheet" href="/host.css">',
      ),
      '/host.css': reset,
      '/host.js': `Object.assign(document.querySelector('asset-document-upload'), ${hostProps(service.url)});`,
    },
  });
  await page.goto(host.url);
  const head = await page.evaluate(() => document.head.innerHTML);
  await doWholeJob(documents, told);

  const button = page.getByRole('button', { name: 'Choose folder' });
  expect(
    await button.evaluate((element) => {
      const { fontSize, color, letterSpacing, textTransform, display } = getComputedStyle(element);
      return { fontSize, color, letterSpacing, textTransform, display };
    }),
  ).toEqual({
    fontSize: '16px',
    color: 'rgb(21, 32, 43)',
    letterSpacing: 'normal',
    textTransform: 'none',
    display: 'flex',
  });
  expect(violations).toEqual([]);
  expect(await page.evaluate(() => document.head.innerHTML)).toBe(head);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(new URL(page.url()).hash).toBe('');
  await host.close();
});
