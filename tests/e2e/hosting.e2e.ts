import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { previewPolicy } from '#hosting/content-policy.ts';

import { files, pdfName } from '../fixtures/make-files.ts';
import { freePort, startAppInHost } from './app-process.ts';
import { createAssetPage } from './asset-page.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { createWebServer, webServerNames } from './web-server.ts';

// Their headers are tested below, and their policies are the same by `server-samples.test.ts`.
test(`nginx under a sub-path, strict headers, service on another origin: the main tasks, without violations`, async ({
  page,
  consoleErrors,
}) => {
  const port = await freePort();
  const service = await startAppInHost({ CORS_ORIGINS: `http://localhost:${port}` });
  const server = await createWebServer('nginx');
  try {
    await server.serve({
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
        window.noteViolation(`${violatedDirective} ${blockedURI}`);
      });
    });
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));

    await signIn(page.context(), service.url);
    await page.goto(`http://localhost:${port}/documents/#/assets/PRESS-0042`);
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

    const started = (name: string) => workers.some((path) => path.startsWith(`/documents/assets/${name}`));
    expect(started('inspect.worker')).toBe(true);
    expect(started('hash.worker')).toBe(true);
    expect(violations).toEqual([]);

    // The application has created its policy by now: no other name is allowed, and neither is this one again.
    for (const policy of ['default', 'asset-document-upload']) {
      await expect(page.evaluate(`trustedTypes.createPolicy('${policy}', {})`)).rejects.toThrow(/TypeError/);
    }
    await expect.poll(() => consoleErrors).toHaveLength(2);
    consoleErrors.length = 0;
  } finally {
    await server.stop();
    await service.stop();
  }
});

for (const name of webServerNames) {
  test(`${name} lets browsers cache immutable files, revalidates the rest, and serves a new release at once`, async ({
    page,
    request,
  }) => {
    const port = await freePort();
    const server = await createWebServer(name);
    try {
      await server.serve({ port, service: 'http://localhost:1', config: {} });
      const base = `http://localhost:${port}/documents`;
      const start = await request.get(`${base}/`);
      const script = /assets\/index-[^"]+\.js/.exec(await start.text())![0];
      for (const path of [
        '/',
        '/config.json',
        '/version.json',
        '/config.schema.json',
        '/manifest.webmanifest',
        '/service-worker.js',
        '/embed/asset-document-upload.js',
      ]) {
        const answer = await request.get(base + path);
        expect(answer.status(), path).toBe(200);
        expect(answer.headers()['cache-control'], path).toBe('no-cache');
      }
      const kept = { 'cache-control': 'public, max-age=31536000, immutable' };
      const asset = await request.get(`${base}/${script}`);
      expect(asset.headers()).toMatchObject({ ...kept, 'x-content-type-options': 'nosniff' });
      expect(asset.headers()['content-encoding']).toMatch(/^(br|gzip)$/);
      expect(asset.headers()['content-type']).toMatch(/^(text|application)\/javascript/);

      const chunkPath = await firstChunk();
      const chunk = await request.get(`${base}/${chunkPath}`);
      expect(chunk.headers()).toMatchObject({ ...kept, 'access-control-allow-origin': '*' });

      const missing = await request.get(`${base}/assets/gone.js`);
      expect(missing.status()).toBe(404);
      expect(missing.headers()['cache-control'] ?? 'no-cache').toBe('no-cache');
      expect(missing.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      const folder = await request.get(base, { maxRedirects: 0 });
      expect(folder.headers()['location']).toMatch(/^(http:\/\/localhost:\d+)?\/documents\/$/);

      // Beside the page and beside the element, the preview has its own policy, and only that.
      for (const beside of ['', chunkPath.replace(/chunks\/.*$/, '')]) {
        const preview = await request.get(`${base}/${beside}preview.html`);
        const policies = preview
          .headersArray()
          .filter(({ name: header }) => /^content-security-policy$/i.test(header));
        expect(policies.map(({ value }) => value)).toEqual([previewPolicy("'self'")]);
      }

      // A new release of the same size and file times.
      const read = () => page.goto(`${base}/version.json`).then(async (answer) => answer!.json());
      const next = await nextVersion(await read());
      await server.deploy(next.folder);
      expect(await read()).toEqual(next.version);
    } finally {
      await server.stop();
    }
  });
}

/** Returns the address of a script of the element with a content hash in its name, from the folder of the build. */
async function firstChunk(): Promise<string> {
  const paths = await readdir('dist/embed', { recursive: true });
  return `embed/${paths.find((path) => /chunks\/mount-[^/]+\.js$/.test(path))!}`;
}

/** Copies the build with another `build` in its version.json that has the same length. */
async function nextVersion(version: { readonly build: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'asset-documents-next-'));
  await cp('dist', folder, { recursive: true });
  const next = { ...version, build: version.build.replaceAll(/./g, 'x') };
  await writeFile(join(folder, 'version.json'), `${JSON.stringify(next, undefined, 2)}\n`);
  return { folder, version: next };
}

test('the built folders name the licences of what only workers use too', async () => {
  for (const folder of ['dist', 'dist/embed']) {
    const texts = await readFile(`${folder}/licenses.md`, 'utf8');
    for (const name of ['jszip', 'pdfjs-dist', 'react']) expect(texts).toContain(`\n## ${name} - `);
    // From the licence of a decoder that pdf.js loads as a separate file.
    expect(texts).toContain('Universite catholique de Louvain');
    // Only the application has a font of its own.
    expect(texts.includes('\n## @fontsource-variable/inter - ')).toBe(folder === 'dist');
  }
});
