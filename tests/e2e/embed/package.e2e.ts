import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { strictPolicy } from './host.ts';
import { expect, page as html, test as base } from './test.ts';
import { doRoutedJob } from './whole-job.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const inRoot = (path: string) => join(root, path);

/** A folder with a host in it that has the package as npm packs it. */
const test = base.extend<{ readonly project: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright insists on one
  project: async ({}, provide) => {
    const project = mkdtempSync(join(tmpdir(), 'asset-documents-host-'));
    const installed = join(project, 'node_modules/asset-document-upload');
    mkdirSync(installed, { recursive: true });
    execFileSync('npm', ['pack', inRoot('dist/embed'), '--pack-destination', project], { stdio: 'pipe' });
    const tarball = readdirSync(project).find((file) => file.endsWith('.tgz'))!;
    execFileSync('tar', ['-xzf', join(project, tarball), '-C', installed, '--strip-components=1']);
    // What the host has of its own.
    mkdirSync(join(project, 'node_modules/@types'));
    for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom']) {
      symlinkSync(inRoot(`node_modules/${name}`), join(project, 'node_modules', name));
    }
    cpSync(inRoot('tests/fixtures/hosts/package'), join(project, 'package'), { recursive: true });
    cpSync(inRoot('tests/fixtures/hosts/my-application.js'), join(project, 'my-application.js'));
    await provide(project);
    rmSync(project, { recursive: true });
  },
});

test.use({ routedBy: 'host' });

test('[E1][E8][E21] a host that builds the package from npm into its own application', async ({
  page,
  service,
  openHost,
  documents,
  violations,
  told,
  project,
}) => {
  await build({
    configFile: false,
    root: project,
    logLevel: 'error',
    build: {
      outDir: 'built',
      modulePreload: false,
      rollupOptions: {
        input: join(project, 'package/main.tsx'),
        output: { entryFileNames: 'main.js' },
      },
    },
  });
  await openHost({
    path: `/?service=${service.url}`,
    folder: join(project, 'built'),
    policy: strictPolicy(service.url),
    files: { '/': html('<div id="host"></div><script type="module" src="/main.js"></script>') },
  });
  await doRoutedJob(documents, told);
  await expect(page.locator('html')).toHaveAttribute('data-host', /^React 19\./);
  expect(violations).toEqual([]);
});

test('[E21] the compiler of a host knows properties, events and methods, in JSX too', ({ project }) => {
  const args = [inRoot('node_modules/typescript/bin/tsc'), '-p', join(project, 'package/tsconfig.host.json')];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toBe('');
});
