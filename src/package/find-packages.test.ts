import { expect, test } from 'vitest';

import { findPackages } from './find-packages.ts';

function found(...paths: readonly string[]) {
  const chosen = paths.map((path) => ({ path, file: new File([], path.slice(path.lastIndexOf('/') + 1)) }));
  const { packages, rest } = findPackages(chosen);
  return {
    packages: packages.map(({ name, extension, files }) => [name, extension, files.map(({ path }) => path)]),
    rest: rest.map(({ path }) => path),
  };
}

test('[PACKAGE-35] folders with metadata of a package are found, each with everything in it', () => {
  expect(
    found(
      'Mail/Press 42/VDI2770_Main.xml',
      'Mail/Press 42/VDI2770_Main.pdf',
      'Mail/Press 42/manual/VDI2770_Metadata.xml',
      'Mail/Press 42/.DS_Store',
      'Mail/letter.pdf',
      'Pump/mimetype',
      'Pump/META-INF/metadata.rdf',
      'Motor/META-INF/metadata.jsonld',
      'Pump/content/a.pdf',
      'Shell/[Content_Types].xml',
      'Shell/aasx/aasx-origin',
    ),
  ).toEqual({
    packages: [
      ['Press 42', 'zip', ['VDI2770_Main.xml', 'VDI2770_Main.pdf', 'manual/VDI2770_Metadata.xml']],
      ['Pump', 'iirds', ['mimetype', 'META-INF/metadata.rdf', 'content/a.pdf']],
      ['Motor', 'iirds', ['META-INF/metadata.jsonld']],
      ['Shell', 'aasx', ['[Content_Types].xml', 'aasx/aasx-origin']],
    ],
    rest: ['Mail/letter.pdf'],
  });
});

test('[PACKAGE-35] files outside of any folder, and other folders, are left', () => {
  const paths = ['VDI2770_Metadata.xml', 'a.pdf', 'Manual/index.html', 'Jar/META-INF/MANIFEST.MF'];
  expect(found(...paths)).toEqual({ packages: [], rest: paths });
});
