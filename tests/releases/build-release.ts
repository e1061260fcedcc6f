import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { build, loadConfigFromFile, type Plugin, type PluginOption } from 'vite';

import { queueRelease } from '#queue/tabs/release.ts';

/** Differences of a release from the source. */
export interface ReleaseChanges {
  /**
   * Name of the release, in `data-release` of the page's root element. It is also in each file of messages, so most
   * scripts have other names.
   */
  readonly words: string;
  /** Its messages between tabs, its records and its database have the next versions. */
  readonly hasNewFormats?: boolean;
}

/** The build without changes, made by the global setup. */
export const currentRelease = 'dist';

const cacheFolder = 'node_modules/.cache/releases';
const sources = ['src', 'tests/releases', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/**
 * Returns the folder of a release with these changes, which is built once for this source: other processes wait for the
 * one that builds it.
 */
export async function buildRelease(changes: ReleaseChanges): Promise<string> {
  const source = await hashOfSource();
  const hash = createHash('sha256').update(JSON.stringify(changes)).digest('hex').slice(0, 8);
  const folder = join(cacheFolder, source, `${changes.words}-${hash}`);
  const lock = `${folder}.lock`;
  await removeOtherSources(source);
  while (!existsSync(folder)) {
    if (await takeLock(lock)) {
      try {
        await buildInto(folder, changes);
      } finally {
        await rm(lock);
      }
    } else {
      await wait(200);
    }
  }
  return folder;
}

async function buildInto(folder: string, changes: ReleaseChanges): Promise<void> {
  const outDir = `${folder}.part`;
  const { config } = (await loadConfigFromFile({ command: 'build', mode: 'production' })) ?? {};
  const plugins = config?.plugins?.flat(2) ?? [];
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config?.build, outDir, emptyOutDir: true },
    // Compressed copies take as long as the rest, and no test needs them.
    plugins: [...plugins.filter((plugin) => !isCompression(plugin)), withChanges(changes)],
  });
  await rename(outDir, folder);
}

const isCompression = (plugin: PluginOption): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'compressed';

/** A change of a module: throws if the module no longer has this text. */
interface Change {
  readonly module: string;
  readonly text: RegExp;
  readonly by: string;
}

const recordModule = 'queue/storage/record.ts';

const newFormats: readonly Change[] = [
  {
    module: 'queue/tabs/release.ts',
    text: /const queueRelease = \d+;/,
    by: `const queueRelease = ${queueRelease + 1};`,
  },
  { module: recordModule, text: /const version = \d+;/, by: 'const version = 2;' },
  // It reads the records of today, too.
  { module: recordModule, text: /z\.literal\(version\)/, by: 'z.literal([1, version])' },
  {
    module: 'queue/storage/upload-database.ts',
    text: /const databaseVersion = \d+;/,
    by: 'const databaseVersion = 2;',
  },
  // Its stores are those of today.
  {
    module: 'queue/storage/upload-database.ts',
    text: /function createStores\(fresh: UploadDatabase\): void \{/,
    by: 'function createStores(fresh: UploadDatabase, oldVersion: number): void { if (oldVersion > 0) return;',
  },
];

function withChanges(changes: ReleaseChanges): Plugin {
  const words = JSON.stringify(changes.words);
  const all = changes.hasNewFormats ? newFormats : [];
  return {
    name: 'release',
    enforce: 'pre',
    transform(code, id) {
      const root = 'document.documentElement.dataset.release';
      if (id.endsWith('/src/main.tsx')) return `${code}\n${root} = ${words};`;
      if (id.includes('/src/i18n/messages/')) return `${code}\nglobalThis.releaseWords = ${words};`;
      let changed = code;
      for (const change of all) {
        if (!id.endsWith(`/src/${change.module}`)) continue;
        if (!change.text.test(code)) throw new Error(`${change.module} has no ${change.text} any more.`);
        changed = changed.replace(change.text, change.by);
      }
      return changed;
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      for (const { module } of all) {
        if (!modules.some((id) => id.endsWith(`/src/${module}`))) throw new Error(`${module} isn't built.`);
      }
    },
  };
}

async function hashOfSource(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of sources) {
    const files = path.includes('.') ? [path] : await filesIn(path);
    for (const file of files) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 12);
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

async function removeOtherSources(source: string): Promise<void> {
  await mkdir(join(cacheFolder, source), { recursive: true });
  const others = (await readdir(cacheFolder)).filter((name) => name !== source);
  await Promise.all(
    others.map((name) => rm(join(cacheFolder, name), { recursive: true, force: true, maxRetries: 3 })),
  );
}

/** Returns true if this process may build. The lock of a process that has ended is removed. */
async function takeLock(lock: string): Promise<boolean> {
  const isNew = await writeFile(lock, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  );
  if (isNew) return true;
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (holder > 0 && !isRunning(holder)) await rm(lock, { force: true });
  return false;
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
