import type { FileTree } from '../container/file-tree.ts';
import type { PackageReading } from '../package-reading.ts';
import type { ReadContext } from '../read-context.ts';
import { readVdiContainer } from './read-vdi-container.ts';

/** Reads a VDI 2770 package. Rejects with a read error. */
export async function readVdiPackage(files: FileTree, context: ReadContext): Promise<PackageReading> {
  const { overview, documents, findings } = await readVdiContainer(files, context);
  const described = overview ?? documents[0];
  const manufacturer = described?.document.manufacturer;
  return {
    format: 'vdi2770',
    variant: overview === undefined ? 'document' : 'documentation',
    titles: described?.document.titles ?? {},
    languages: [...new Set(documents.flatMap(({ document }) => document.languages))],
    ...(manufacturer !== undefined && { manufacturer }),
    objectIds: [],
    ...(overview && { overview }),
    documents,
    topics: 0,
    findings,
  };
}
