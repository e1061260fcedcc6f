import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { react18 } from './build-host.ts';
import { test as base } from './test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Resolves a path in the repository. */
export const inRoot = (path: string) => join(root, path);

type ReactVersion = 18 | 19;

/** Worker-wide, since no test changes them: a folder for each version, and the builds in it. */
const projects = new Map<ReactVersion, string>();
const builds = new Map<string, Promise<unknown>>();
process.once('exit', () => projects.forEach((project) => rmSync(project, { recursive: true })));

/** Creates a folder with a host that has installed the package as npm packs it. */
export const test = base.extend<{ readonly reactVersion: ReactVersion; readonly project: string }>({
  reactVersion: [19, { option: true }],
  project: async ({ reactVersion }, provide) => {
    const project = projects.get(reactVersion) ?? createProject(reactVersion);
    projects.set(reactVersion, project);
    await provide(project);
  },
});

function createProject(reactVersion: ReactVersion): string {
  const project = mkdtempSync(join(tmpdir(), 'asset-documents-host-'));
  const modules = join(project, 'node_modules');
  const own = join(modules, 'asset-document-upload');
  mkdirSync(own, { recursive: true });
  const packed = inRoot('node_modules/.cache/e2e');
  const tarball = readdirSync(packed).find((file) => file.endsWith('.tgz'))!;
  execFileSync('tar', ['-xzf', join(packed, tarball), '-C', own, '--strip-components=1']);
  const react = {
    18: { react: 'react-18', 'react-dom': 'react-dom-18' },
    19: { react: 'react', 'react-dom': 'react-dom' },
  }[reactVersion];
  for (const [name, from] of Object.entries(react)) {
    symlinkSync(inRoot(`node_modules/${from}`), join(modules, name));
  }
  cpSync(inRoot('tests/fixtures/hosts/package'), join(project, 'package'), { recursive: true });
  cpSync(inRoot('tests/fixtures/hosts/my-application.js'), join(project, 'my-application.js'));
  return project;
}

/** Builds an entry of the host into a separate folder, as the host would, and returns the folder. */
export async function buildProject(
  project: string,
  entry: string,
  reactVersion: ReactVersion,
): Promise<string> {
  const folder = join(project, `built-${entry}`);
  const running =
    builds.get(folder) ??
    build({
      configFile: false,
      root: project,
      logLevel: 'error',
      resolve: { alias: reactVersion === 18 ? react18 : {} },
      build: {
        outDir: folder,
        modulePreload: false,
        rollupOptions: {
          input: join(project, `package/${entry}.tsx`),
          output: { entryFileNames: `${entry}.js` },
        },
      },
    });
  builds.set(folder, running);
  await running;
  return folder;
}
