import { readFileSync } from 'node:fs';

import { createStateInspector } from '../state-inspector.ts';
import { visitStates } from '../visit-states.ts';

import { startHost } from './host.ts';
import { expect, hostProps, page as html, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The demo's host: another font, size of text, roundness and colour. */
const looks = readFileSync('src/app/embed/demo/demo.css', 'utf8');

test('[UI1][E17] in a page of other looks every state passes axe in light, dark and forced colours', async ({
  page,
  hostPort,
  service,
  documents,
}) => {
  // Fourteen states take their time.
  test.slow();
  const host = await startHost({
    port: hostPort,
    files: {
      '/': html(
        `<main><h1>Press 42</h1>
           <asset-document-upload asset-id="PRESS-0042" base-url="${service.url}"></asset-document-upload>
         </main>
         <script type="module" src="/embed/asset-document-upload.js"></script><script src="/host.js"></script>`,
        '<link rel="stylesheet" href="/looks.css">',
      ),
      '/looks.css': looks,
      '/host.js': `Object.assign(document.querySelector('asset-document-upload'), ${hostProps(service.url)});`,
    },
  });
  await page.goto(host.url);
  const { look, found } = createStateInspector(page, 44);
  await visitStates({ documents, service, look });
  await page.evaluate(() => {
    const element = document.querySelector('asset-document-upload')!;
    element.getToken = () => Promise.reject(new Error('Nobody is signed in.'));
  });
  await page.getByLabel('Chosen files').setInputFiles({
    name: 'Later.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await documents.upload(1);
  await expect(page.getByText('You are not signed in any more.')).toBeVisible();
  await look('sign-in');
  expect(found).toEqual({});
  await host.close();
});
