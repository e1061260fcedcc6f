import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

interface Licenses {
  /** For the builds of workers. */
  readonly note: () => Plugin;
  /** For the build that writes the list. */
  readonly write: Plugin;
}

/**
 * Writes `licenses.md`: the packages that were built in, with their licence texts, as the licences require. The list of
 * Vite itself (8.3) leaves out what only workers use, which are jszip and pdf.js among others.
 */
export function licenses(): Licenses {
  const used = new Set<string>();
  const note = (_: unknown, bundle: Rolldown.OutputBundle): void => {
    for (const file of Object.values(bundle)) {
      // Of a font, the path is relative to the project.
      const paths =
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((path) => resolve(path));
      for (const path of paths) used.add(path);
    }
  };
  return {
    note: () => ({ name: 'licenses-of-worker', generateBundle: note }),
    write: {
      name: 'licenses',
      apply: 'build',
      generateBundle(options, bundle) {
        note(options, bundle);
        const folders = new Set([...used].filter(isInPackage).map(dirname));
        const texts = new Map([...folders].map((folder) => licenseOf(folder)));
        const source = `# Licenses\n\n${[...new Set(texts.values())].toSorted().join('\n')}`;
        this.emitFile({ type: 'asset', fileName: 'licenses.md', source });
      },
    },
  };
}

const isInPackage = (path: string): boolean => !path.startsWith('\0') && path.includes('/node_modules/');

/** Returns folder and text of the licence that applies to a folder of a package: its own, or that of the package. */
function licenseOf(folder: string): readonly [string, string] {
  const [root = folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(folder) ?? [];
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const place = textsIn(folder).length > 0 ? folder : root;
  return [place, `## ${name} - ${version} (${license})\n\n${textsIn(place).join('\n\n')}\n`];
}

function textsIn(folder: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name));
  return names.map((name) => readFileSync(join(folder, name), 'utf8').trim());
}
