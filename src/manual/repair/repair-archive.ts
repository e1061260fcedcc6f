import type { Scheduling } from '#zip/decode/scheduling.ts';
import type { ZipEntry } from '#zip/entry.ts';
import { pathOf } from '#zip/paths.ts';
import { packContent } from '#zip/write/pack-content.ts';

import type { ByteProgress } from '../report.ts';
import type { StartRules } from '../rules/start-page.ts';
import { readStructure, type Structure } from '../structure.ts';
import { copyArchive, type EntryFate, type WrittenContent } from './copy-archive.ts';
import { editText } from './edit-text.ts';
import { contextOf, isEditable } from './plan-repair.ts';
import { readTexts } from './read-texts.ts';
import type { RepairItem } from './repair-item.ts';
import { startPageText } from './start-page-text.ts';

interface RepairOptions {
  readonly scheduling: Scheduling;
  readonly rules?: StartRules | undefined;
  readonly onProgress?: (progress: ByteProgress) => void;
}

/**
 * Copies an archive with the items of its plan done, and nothing else changed: every other entry is copied packed. The
 * original is only read, and the copy shares unchanged parts with it, so that memory stays bounded. Rejects with the
 * file's read error, and with an error if the file isn't the one that was planned for.
 */
export async function repairArchive(
  file: Blob,
  items: readonly RepairItem[],
  { scheduling, rules, onProgress = () => undefined }: RepairOptions,
): Promise<Blob> {
  const { structure } = await readStructure(file, { rules });
  if (!structure?.isReadable) throw new DOMException('The file has changed.', 'NotReadableError');
  const reportProgress = (doneBytes: number): void => onProgress({ doneBytes, totalBytes: file.size });
  const edited = await editTexts(file, structure, { items, rules, scheduling, reportProgress });
  const { names } = contextFor(structure, items, rules);
  const leftOut = new Set(
    items.flatMap((item) =>
      item.kind === 'leave-out-junk' || item.kind === 'leave-out-unsafe' ? item.entries : [],
    ),
  );
  const wrapper = wrapperOf(items);
  const fateOf = (entry: ZipEntry): EntryFate => {
    if (leftOut.has(entry.name) || pathOf(entry.name) === wrapper) return { kind: 'leave-out' };
    const name = names.nameOf(entry);
    const content = edited.get(entry.index);
    if (name === entry.name && content === undefined) return { kind: 'copy' };
    return { kind: 'write', name, content };
  };
  const added = await Promise.all(
    items.flatMap((item) => (item.kind === 'add-start-page' ? [startPageOf(item)] : [])),
  );
  return copyArchive(file, structure.archive, { fateOf, added, scheduling });
}

const wrapperOf = (items: readonly RepairItem[]): string | undefined =>
  items.find((item) => item.kind === 'unwrap')?.folder;

const contextFor = (structure: Structure, items: readonly RepairItem[], rules: StartRules | undefined) =>
  contextOf(structure, { wrapper: wrapperOf(items), rules }, new Set(items.map(({ kind }) => kind)));

interface EditOptions {
  readonly items: readonly RepairItem[];
  readonly rules: StartRules | undefined;
  readonly scheduling: Scheduling;
  readonly reportProgress: (doneBytes: number) => void;
}

/** Returns the new contents of the texts that the items name, by directory index. */
async function editTexts(
  file: Blob,
  structure: Structure,
  { items, rules, scheduling, reportProgress }: EditOptions,
): Promise<ReadonlyMap<number, WrittenContent>> {
  const named = new Set(
    items.flatMap((item) => ('texts' in item ? item.texts.map(({ entry }) => entry) : [])),
  );
  const context = contextFor(structure, items, rules);
  const { yieldIfDue } = scheduling;
  const edited = new Map<number, WrittenContent>();
  await readTexts(file, structure.archive, {
    scheduling,
    isSelected: (entry) => named.has(entry.name) && isEditable(entry),
    async onText(entry, bytes) {
      const changed = editText(entry, bytes, context)?.bytes;
      if (changed === undefined) return;
      const content = await packContent(new Blob([changed]), { isCompressible: true, yieldIfDue });
      // In memory: thousands of small blobs would be slow to read.
      edited.set(entry.index, { ...content, data: new Uint8Array(await content.data.arrayBuffer()) });
    },
    onRead: reportProgress,
  });
  return edited;
}

async function startPageOf(item: Extract<RepairItem, { kind: 'add-start-page' }>) {
  const content = await packContent(new Blob([startPageText(item)]), { isCompressible: true });
  return { name: item.name, content };
}
