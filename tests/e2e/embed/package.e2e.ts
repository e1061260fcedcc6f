import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { strictPolicy } from './host.ts';
import { buildProject, test } from './npm-host.ts';
import { expect, page as html } from './test.ts';
import { doRoutedJob } from './upload-everything.ts';

test.use({ routedBy: 'host' });
// Runs in one worker, so that each project is created once.
test.describe.configure({ mode: 'default' });

for (const reactVersion of [18, 19] as const) {
  test.describe(`with React ${reactVersion}`, () => {
    test.use({ reactVersion });

    test('[EMBED-1][EMBED-8][EMBED-21][EMBED-26] a host builds the component from npm into its own application', async ({
      page,
      service,
      openHost,
      documents,
      violations,
      events,
      project,
    }) => {
      const folder = await buildProject(project, 'main', reactVersion);
      await openHost({
        path: `/?service=${service.url}`,
        folder,
        policy: strictPolicy(service.url),
        files: { '/': html('<div id="host"></div><script type="module" src="/main.js"></script>') },
      });
      await doRoutedJob(documents, events);
      await expect(page.locator('html')).toHaveAttribute(
        'data-host',
        new RegExp(`^React ${reactVersion}\\.`),
      );
      expect(violations).toEqual([]);
    });

    test('[EMBED-25][EMBED-26] a server renders the component as its tag', ({ project }) => {
      const script = `
        import { createElement } from 'react';
        import { renderToString } from 'react-dom/server';
        import { AssetDocumentUpload } from 'asset-document-upload/react';
        const props = { assetId: 'PRESS-0042', baseUrl: '/api', getToken: async () => '', className: 'documents' };
        process.stdout.write(renderToString(createElement(AssetDocumentUpload, props)));`;
      expect(runInNode(project, script)).toEqual({
        stdout: '<asset-document-upload class="documents"></asset-document-upload>',
        stderr: '',
      });
    });
  });
}

// React 19 sets properties of elements itself; the component is for React 18.
test.describe('controlled by React 18', () => {
  test.use({ reactVersion: 18 });

  test('[EMBED-26] the component passes changed props on, calls the latest handler, and its ref has the methods', async ({
    page,
    service,
    openHost,
    documents,
    project,
  }) => {
    const folder = await buildProject(project, 'controlled', 18);
    await openHost({
      path: `/?service=${service.url}`,
      folder,
      files: { '/': html('<div id="host"></div><script type="module" src="/controlled.js"></script>') },
    });
    const upload = async (assetId: string) => {
      await page.getByRole('button', { name: 'Add a file' }).click();
      await documents.chooseMetadata();
      await documents.upload(1);
      await documents.expectStatus(assetId, 'Stored');
    };
    await upload('PRESS-0042');
    await page.getByRole('button', { name: 'Other asset' }).click();
    await upload('TANK-007');
    await expect(page.locator('output')).toHaveText('PRESS-0042.txt, TANK-007.txt');
  });
});

test('[EMBED-25] Node can import every built entry, by its name in the package and as a file', ({
  project,
}) => {
  const own = join(project, 'node_modules/asset-document-upload');
  const { exports } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as Manifest;
  const names = Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([name]) => `asset-document-upload${name.slice(1)}`);
  expect(names).toHaveLength(5);
  const built = readdirSync(own).filter((file) => file.endsWith('.js'));
  const entries = [...names, ...built.map((file) => `./node_modules/asset-document-upload/${file}`)];
  const script = `
    for (const entry of ${JSON.stringify(entries)}) {
      const { length } = Object.keys(await import(entry));
      console.log(entry + ' ' + (length > 0));
    }`;
  // The page of the frame exports nothing; importing it runs it.
  const printed = entries.map((entry) => `${entry} ${!entry.endsWith('/frame.js')}\n`).join('');
  expect(runInNode(project, script)).toEqual({ stdout: printed, stderr: '' });
});

interface Manifest {
  readonly exports: Readonly<Record<string, string | object>>;
}

/** Runs a module in plain Node, in the folder of the host. */
function runInNode(project: string, script: string): { readonly stdout: string; readonly stderr: string } {
  const args = ['--preserve-symlinks', '--input-type=module', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  return { stdout, stderr };
}
