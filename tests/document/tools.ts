import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { unpackPackage } from '../support/debian-packages.ts';

const cache = resolve('node_modules/.cache/pdfs');
const root = join(cache, 'tools');
const documents = join(cache, 'documents');

/** qpdf and poppler of Debian, with the libraries of their own; they are unpacked, not installed. */
const toolPackages = ['qpdf', 'libqpdf29', 'poppler-utils', 'libpoppler126'];

/** Debian packages of documentation with PDFs by TeX, LibreOffice, Ghostscript and others. */
const documentPackages = [
  'abinit-doc',
  'asymptote-doc',
  'auctex',
  'debian-faq',
  'debian-policy',
  'developers-reference',
  'gnuplot-doc',
  'gretl-doc',
  'installation-guide-amd64',
  'lilypond-doc-pdf',
  'maint-guide',
  'octave-doc',
  'pari-doc',
  'python-reportlab-doc',
  'r-doc-pdf',
  'sbcl-doc',
  'texlive-latex-base-doc',
  'texlive-science-doc',
  'valgrind',
];

/** Downloads tools and documents, and returns the paths of all PDFs by package. */
export function fetchPdfs(): ReadonlyMap<string, readonly string[]> {
  for (const name of toolPackages) fetchPackage(name, join(root, name));
  return new Map(
    documentPackages.map((name) => {
      fetchPackage(name, join(documents, name));
      return [name, pdfsIn(join(documents, name))];
    }),
  );
}

function fetchPackage(name: string, to: string): void {
  if (!unpackPackage(name, cache, to)) throw new Error(`No package ${name}.`);
}

function pdfsIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.pdf(?:\.gz)?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return [...new Set(files.map(unpacked))].toSorted();
}

/** Unpacks a file that Debian compresses, and returns its path. */
function unpacked(path: string): string {
  const pdf = path.replace(/\.gz$/, '');
  if (!existsSync(pdf)) writeFileSync(pdf, gunzipSync(readFileSync(path)));
  return pdf;
}

/** Runs a tool; its output has what it prints on both of its channels. */
export function runTool(
  name: string,
  ...parameters: readonly string[]
): { readonly status: number; readonly output: string } {
  const libraries = toolPackages.map((folder) => join(root, folder, 'usr/lib/x86_64-linux-gnu'));
  const folder = name === 'qpdf' ? 'qpdf' : 'poppler-utils';
  const { status, stdout, stderr } = spawnSync(join(root, folder, 'usr/bin', name), parameters, {
    encoding: 'latin1',
    env: { ...process.env, LD_LIBRARY_PATH: libraries.join(':') },
    maxBuffer: 2 ** 28,
  });
  return { status: status ?? -1, output: `${stdout}${stderr}` };
}
