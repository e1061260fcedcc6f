import { containerTypeOf, packageTypeOf, type ContainerType } from '#file-type/container-type.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import type { ZipCode, ZipFinding } from '#zip/finding.ts';
import { readArchive, type Archive } from '#zip/read/archive.ts';
import { scanEntries } from '#zip/read/scan-entries.ts';

import { documentFinding, inDisplayOrder, type DocumentReport } from '../document-report.ts';

/**
 * Errors of a ZIP because of which programs open a document only by repair, or not at all. Office and its libraries
 * tolerate others, such as headers that differ from the directory.
 */
const damage = new Set<ZipCode>([
  'ZIP-EMPTY-FILE',
  'ZIP-NOT-A-ZIP',
  'ZIP-TRUNCATED',
  'ZIP-NO-ENTRIES',
  'ZIP-DIRECTORY',
  'ZIP-ZIP64',
  'ZIP-SPLIT',
  'ZIP-OVERLAP',
  'ZIP-CRC',
  'ZIP-SIZE',
  'ZIP-DEFLATE',
]);

/** Larger containers are judged by their directory alone. */
const maxScannedBytes = 256 * 2 ** 20;

/** Most unpacked bytes that are checked. */
const maxUnpackedBytes = 2 ** 30;

/** Inspects a document that is a ZIP. `expected` is its type by its name, for one that doesn't tell. */
export async function inspectContainer(
  file: ByteSource,
  expected: ContainerType | undefined,
): Promise<DocumentReport> {
  const { archive, rawFindings } = await readArchive(file);
  const names = archive?.entries.map(({ name }) => name.replaceAll('\\', '/')) ?? [];
  const recognized = (await containerTypeOf(file)) ?? packageTypeOf(names) ?? namedTypeOf(names, expected);
  // Projects of many programs have the manifest of a JAR.
  const type = recognized === 'jar' && expected !== 'jar' ? undefined : recognized;
  const unpackedBytes = archive?.entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) ?? 0;
  const found = [...rawFindings];
  const isScanned =
    archive !== undefined &&
    !found.some(isDamage) &&
    file.size <= maxScannedBytes &&
    unpackedBytes <= maxUnpackedBytes;
  if (isScanned) found.push(...(await contentFaults(file, archive)));
  const isDamaged = found.some(isDamage);
  // A sound ZIP of something else is reported by its type.
  const isOther = type === undefined && !isDamaged;
  return {
    type: type ?? (isOther ? 'zip' : (expected ?? 'zip')),
    findings: inDisplayOrder([
      ...(isDamaged ? [documentFinding('OFFICE-DAMAGED', codeOf(found))] : []),
      ...(names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name))
        ? [documentFinding('OFFICE-MACROS')]
        : []),
    ]),
  };
}

/** Returns the type that a name promises, if the parts of such a document are there. */
const namedTypeOf = (names: readonly string[], expected: ContainerType | undefined) =>
  expected === 'opendocument' && names.includes('content.xml') && names.includes('META-INF/manifest.xml')
    ? expected
    : undefined;

const isDamage = ({ code, severity, params }: ZipFinding): boolean =>
  severity === 'error' && (damage.has(code) || (code === 'ZIP-HEADER' && params?.['field'] === 'signature'));

/** The finding of the ZIP, for reports. */
const codeOf = (found: readonly ZipFinding[]) => ({ zip: found.find(isDamage)?.code ?? '' });

/** Unpacks every entry until the first that is damaged. */
async function contentFaults(file: ByteSource, archive: Archive): Promise<readonly ZipFinding[]> {
  const found: ZipFinding[] = [];
  await scanEntries(file, archive, { onFinding: (rawFinding) => void found.push(rawFinding) });
  return found;
}
