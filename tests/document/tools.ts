import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const cache = resolve('node_modules/.cache/pdfs');
const root = join(cache, 'root');

/** qpdf and poppler of Debian, with the libraries of their own; they are unpacked, not installed. */
const toolPackages = ['qpdf', 'libqpdf29', 'poppler-utils', 'libpoppler126'];

/** Debian packages of documentation with PDFs by TeX, LibreOffice, Ghostscript and others. */
const documentPackages = ['gnuplot-doc', 'libfftw3-doc', 'octave-doc', 'sbcl-doc', 'texlive-latex-base-doc'];

const downloaded = (name: string) => readdirSync(cache).find((file) => file.startsWith(`${name}_`));

/** Downloads tools and documents, and returns the paths of all PDFs. */
export function fetchPdfs(): readonly string[] {
  mkdirSync(root, { recursive: true });
  for (const name of [...toolPackages, ...documentPackages]) {
    if (downloaded(name) !== undefined) continue;
    spawnSync('apt-get', ['download', name], { cwd: cache, stdio: 'ignore' });
    const file = downloaded(name);
    if (file !== undefined) spawnSync('dpkg-deb', ['-x', join(cache, file), root], { stdio: 'inherit' });
  }
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.pdf'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Runs a tool; its output has what it prints on both of its channels. */
export function runTool(
  name: string,
  ...parameters: readonly string[]
): { readonly status: number; readonly output: string } {
  const libraries = join(root, 'usr/lib/x86_64-linux-gnu');
  const { status, stdout, stderr } = spawnSync(join(root, 'usr/bin', name), parameters, {
    encoding: 'latin1',
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
    maxBuffer: 2 ** 28,
  });
  return { status: status ?? -1, output: `${stdout}${stderr}` };
}
