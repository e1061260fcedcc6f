import { files } from '../fixtures/make-files.ts';

import { freePort, startApp } from './app-process.ts';
import { createAssetPage } from './asset-page.ts';
import { createNginx } from './nginx.ts';
import { expect, test } from './test.ts';

const pdfName = 'P42 Hydraulik Wartungsplan 2026';

test('nginx under a sub-path, strict headers, service of another origin: the whole job, no violation', async ({
  page,
}) => {
  const port = await freePort();
  const service = await startApp({ CORS_ORIGINS: `http://localhost:${port}` });
  const nginx = await createNginx();
  try {
    await nginx.serve({
      port,
      service: service.url,
      config: {
        ...(await (await fetch(`${service.url}/config.json`)).json()),
        $schema: './config.schema.json',
        name: 'Werk 3',
        logo: './icon.svg',
        colours: { accent: '#7a1fa2' },
        baseUrl: `${service.url}/`,
        documentUrl: `${service.url}/library/documents/{documentId}`,
      },
    });
    const violations: string[] = [];
    await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        (globalThis as unknown as { noteViolation: (text: string) => void }).noteViolation(
          `${violatedDirective} ${blockedURI}`,
        );
      });
    });
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));

    await page.goto(`http://localhost:${port}/tools/documents/#/assets/PRESS-0042`);
    const assetPage = createAssetPage(page);
    await assetPage.expectSignedIn();
    await expect(page).toHaveTitle(/· Werk 3$/);
    const logo = page.getByRole('banner').locator('img');
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole('link', { name: 'Werk 3' })).toBeVisible();
    await assetPage.choose(files.pdf, files.manual);
    await expect(page.getByRole('button', { name: /^Upload \d/ })).toHaveCSS(
      'background-color',
      'rgb(122, 31, 162)',
    );
    await assetPage.expectManuals();
    await assetPage.chooseMetadata();
    await assetPage.upload(2);
    await assetPage.expectStatus(pdfName, 'Stored');
    await assetPage.choose(files.pdf);
    await assetPage.upload(1);
    await assetPage.sendAnyway(pdfName);
    await expect(page.getByRole('dialog', { name: 'This document already exists' })).toBeVisible();

    const started = (name: string) =>
      workers.some((path) => path.startsWith(`/tools/documents/assets/${name}`));
    expect(started('inspect.worker')).toBe(true);
    expect(started('hash.worker')).toBe(true);
    expect(violations).toEqual([]);
  } finally {
    await nginx.stop();
    await service.stop();
  }
});

test('what nginx answers: what never changes is kept, the rest is asked for, what is missing stays missing', async ({
  request,
}) => {
  const port = await freePort();
  const nginx = await createNginx();
  try {
    await nginx.serve({ port, service: 'http://localhost:1', config: {} });
    const base = `http://localhost:${port}/tools/documents`;
    const page = await request.get(`${base}/`);
    const script = /assets\/index-[^"]+\.js/.exec(await page.text())![0];
    for (const path of [
      '/',
      '/config.json',
      '/version.json',
      '/config.schema.json',
      '/manifest.webmanifest',
      '/service-worker.js',
    ]) {
      const answer = await request.get(base + path);
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['cache-control'], path).toBe('no-cache');
    }
    const asset = await request.get(`${base}/${script}`);
    expect(asset.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'x-content-type-options': 'nosniff',
    });
    const missing = await request.get(`${base}/assets/gone.js`);
    expect(missing.status()).toBe(404);
    expect(missing.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    const folder = await request.get(`http://localhost:${port}/tools/documents`, { maxRedirects: 0 });
    expect(folder.headers()['location']).toBe('/tools/documents/');
  } finally {
    await nginx.stop();
  }
});
