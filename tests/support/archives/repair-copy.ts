import { inspectArchive } from '#manual/inspect.ts';
import { planRepair } from '#manual/repair/plan-repair.ts';
import { repairArchive } from '#manual/repair/repair-archive.ts';
import type { RepairItem } from '#manual/repair/repair-item.ts';
import type { InspectionReport } from '#manual/report.ts';
import { readStructure } from '#manual/structure.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';
import { readEntry } from '#zip/read/read-entry.ts';

/** An archive and its repaired copy, both inspected. */
export interface RepairedCopy {
  readonly items: readonly RepairItem[];
  readonly before: InspectionReport;
  readonly after: InspectionReport;
  readonly copy: Blob;
}

/** Inspects, plans with a chosen start page, repairs what is ticked (everything unless told) and inspects again. */
export async function repairCopy(
  file: File,
  isTicked: (item: RepairItem, at: number) => boolean = () => true,
  startPage?: string,
): Promise<RepairedCopy> {
  const before = await inspectArchive(file);
  const plan = await planRepair(file, before, { scheduling: uninterruptedScheduling, startPage });
  const items = plan.items.filter(isTicked);
  const copy = await repairArchive(file, items, { scheduling: uninterruptedScheduling });
  return { items, before, after: await inspectArchive(copy), copy };
}

/** Contents of the archive by name. */
export async function contentsOf(file: Blob): Promise<ReadonlyMap<string, Uint8Array>> {
  const { structure } = await readStructure(file);
  const contents = new Map<string, Uint8Array>();
  for (const entry of structure?.archive.entries ?? []) {
    const content = await readEntry(file, entry);
    if (content === undefined) throw new Error(`${entry.name} is not sound.`);
    contents.set(entry.name, content);
  }
  return contents;
}
