/** A packaged manual, with the folder of its pages in the unpacked packages. */
export interface PackagedManual {
  readonly name: string;
  /** The newest of these in the distribution is used. */
  readonly packages: readonly string[];
  /** From the root of the file system; the version may differ. */
  readonly folders: readonly string[];
  /** Expected error; absent for a sound manual. */
  readonly expectedError?: string;
}

/** Shared scripts and images that manuals link to on disk; unpacked with them. */
export const sharedPackages: readonly string[] = [
  'libjs-jquery',
  'libjs-underscore',
  'libjs-sphinxdoc',
  'gimp-help-common',
  'debian-reference-common',
];

const versions = (prefix: string, suffix: string, numbers: readonly string[]): readonly string[] =>
  numbers.map((number) => `${prefix}${number}${suffix}`);

const pythons = ['3.13', '3.12', '3.11'];
const postgres = ['17', '16', '15'];

/** Documentation of Debian, written with a dozen different generators. */
export const packagedManuals: readonly PackagedManual[] = [
  { name: 'sqlite3', packages: ['sqlite3-doc'], folders: ['usr/share/doc/sqlite3'] },
  {
    name: 'python',
    packages: versions('python', '-doc', pythons),
    folders: versions('usr/share/doc/python', '/html', pythons),
  },
  { name: 'git', packages: ['git-doc'], folders: ['usr/share/doc/git-doc'] },
  { name: 'apache2', packages: ['apache2-doc'], folders: ['usr/share/doc/apache2-doc/manual'] },
  { name: 'erlang', packages: ['erlang-doc'], folders: ['usr/share/doc/erlang-doc'] },
  {
    name: 'postgresql',
    packages: versions('postgresql-doc-', '', postgres),
    folders: versions('usr/share/doc/postgresql-doc-', '/html', postgres),
  },
  { name: 'octave', packages: ['octave-doc'], folders: ['usr/share/doc/octave/octave.html'] },
  { name: 'gimp', packages: ['gimp-help-en'], folders: ['usr/share/gimp/2.0/help/en'] },
  {
    name: 'debian-handbook',
    packages: ['debian-handbook'],
    folders: ['usr/share/doc/debian-handbook/html/de-DE'],
  },
  {
    name: 'developers-reference',
    packages: ['developers-reference'],
    folders: ['usr/share/developers-reference'],
  },
  {
    name: 'debian-policy',
    packages: ['debian-policy'],
    folders: ['usr/share/doc/debian-policy/policy.html'],
  },
  { name: 'libxml2', packages: ['libxml2-doc'], folders: ['usr/share/doc/libxml2-doc'] },
  { name: 'gnuplot', packages: ['gnuplot-doc'], folders: ['usr/share/doc/gnuplot/htmldocs'] },
  { name: 'exim4', packages: ['exim4-doc-html'], folders: ['usr/share/doc/exim4-doc-html/spec_html'] },
  { name: 'django', packages: ['python-django-doc'], folders: ['usr/share/doc/python-django-doc/html'] },
  { name: 'bind9', packages: ['bind9-doc'], folders: ['usr/share/doc/bind9-doc/arm'] },
  { name: 'sphinx', packages: ['sphinx-doc'], folders: ['usr/share/doc/sphinx-doc/html'] },
  {
    name: 'debian-reference',
    packages: ['debian-reference-en'],
    folders: ['usr/share/debian-reference'],
    expectedError: 'DOC-NO-START',
  },
  {
    name: 'bash',
    packages: ['bash-doc'],
    folders: ['usr/share/doc/bash-doc'],
    expectedError: 'DOC-NO-START',
  },
];
