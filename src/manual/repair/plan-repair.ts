import { decodeText } from '#file-type/decode-text.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import type { Scheduling } from '#zip/decode/scheduling.ts';
import type { ZipEntry } from '#zip/entry.ts';
import { baseName, pathOf } from '#zip/paths.ts';
import { readEntry } from '#zip/read/read-entry.ts';

import { defaultLimits } from '../limits.ts';
import { createSite } from '../links/site.ts';
import { readPage } from '../pages/read-page.ts';
import { isTooLargeToRead, textKindOf } from '../pages/read-text.ts';
import { isRepairable, type ByteProgress, type InspectionReport } from '../report.ts';
import { preferredStart, type StartRules } from '../rules/start-page.ts';
import { readStructure, type Structure } from '../structure.ts';
import { editText, type TextEdit } from './edit-text.ts';
import type { RepairContext } from './link-changes.ts';
import { planOfNames, type NamePlan } from './name-plan.ts';
import { createNewNames } from './new-names.ts';
import { readTexts } from './read-texts.ts';
import type { ChangedText, RepairItem, RepairKind } from './repair-item.ts';

/** Possible repairs of an archive; without items nothing can be repaired. */
export interface RepairPlan {
  readonly items: readonly RepairItem[];
}

interface PlanOptions {
  readonly scheduling: Scheduling;
  /** Page that a person chose as the start page, if it is missing or one of several. */
  readonly startPage?: string | undefined;
  readonly rules?: StartRules | undefined;
  readonly onProgress?: (progress: ByteProgress) => void;
}

/** In display order: the largest change comes first. */
const textKinds = ['correct-case', 'correct-backslashes'] as const;

/**
 * Finds the possible repairs of an archive, each with every entry that it changes. `report` is the complete inspection
 * of the same file; one that stays unsafe has no plan. Rejects with the file's read error.
 */
export async function planRepair(
  file: ByteSource,
  report: InspectionReport,
  { scheduling, startPage, rules = {}, onProgress = () => undefined }: PlanOptions,
): Promise<RepairPlan> {
  const { structure } = await readStructure(file, { rules });
  if (!isRepairable(report) || !structure?.isReadable) return { items: [] };
  const names = planOfNames(structure, report.findings, { startPage, rules });
  const context = contextOf(structure, { ...names, rules }, names.kinds);
  const placesOf = new Map<string, TextEdit['places']>();
  const used = new Set<string>();
  let canUnwrap = true;
  await readTexts(file, structure.archive, {
    scheduling,
    isSelected: isEditable,
    async onText(entry, bytes) {
      const edit = editText(entry, bytes, context);
      edit?.used.forEach((path) => used.add(path));
      canUnwrap &&= edit?.losesBase !== true;
      if (edit?.bytes !== undefined) placesOf.set(entry.name, edit.places);
    },
    onRead: (doneBytes) => onProgress({ doneBytes, totalBytes: file.size }),
  });
  const textsOf = (kind: RepairKind): readonly ChangedText[] =>
    [...placesOf].flatMap(([entry, places]) => {
      const count = places.get(kind);
      return count === undefined ? [] : [{ entry, places: count }];
    });
  const possible = names.items.filter(({ kind }) => kind !== 'unwrap' || canUnwrap);
  const items = possible.map((item) => ('texts' in item ? { ...item, texts: textsOf(item.kind) } : item));
  const texts = textKinds.map((kind): RepairItem => ({ kind, texts: textsOf(kind) }));
  const all = [...items, ...texts.filter((item) => 'texts' in item && item.texts.length > 0)];
  const completed = await Promise.all(all.map((item) => completedItem(file, structure, { item, used })));
  return { items: completed.flat() };
}

/** Returns true for pages, style sheets and SVG images; never for scripts. */
export function isEditable(entry: ZipEntry): boolean {
  const kind = textKindOf(entry.name);
  return kind !== undefined && kind !== 'script' && !isTooLargeToRead(entry, defaultLimits.maxPageBytes);
}

/** Context of the repairs `kinds` for every text of an archive. */
export function contextOf(
  { archive, files, startPage }: Structure,
  { wrapper, rules = {} }: Pick<NamePlan, 'wrapper'> & { readonly rules?: StartRules | undefined },
  kinds: ReadonlySet<RepairKind>,
): RepairContext {
  const naming = { entries: archive.entries, startPage, wrapper, rules };
  const addedStart = preferredStart(rules);
  // A broken link may mean the added page, in another case.
  const added = kinds.has('add-start-page') ? [addedStart] : [];
  const unwrapping = new Set<RepairKind>(kinds.has('unwrap') ? ['unwrap'] : []);
  return {
    kinds,
    site: createSite([...files.map((entry) => entry.name), ...added]),
    names: createNewNames(naming, kinds),
    unwrapped: createNewNames(naming, unwrapping),
  };
}

interface ItemDetails {
  readonly item: RepairItem;
  readonly used: ReadonlySet<string>;
}

/**
 * Completes an item from the contents: junk that a page refers to stays, and the added start page gets the title of its
 * target.
 */
async function completedItem(
  file: ByteSource,
  { files }: Structure,
  { item, used }: ItemDetails,
): Promise<readonly RepairItem[]> {
  if (item.kind === 'leave-out-junk') {
    const entries = item.entries.filter((name) => !used.has(pathOf(name)));
    return entries.length > 0 ? [{ ...item, entries }] : [];
  }
  if (item.kind !== 'add-start-page') return [item];
  const entry = files.find(({ name }) => pathOf(name) === item.target);
  const isRead = entry !== undefined && !isTooLargeToRead(entry, defaultLimits.maxPageBytes);
  const bytes = isRead ? await readEntry(file, entry) : undefined;
  if (bytes === undefined) return [{ ...item, title: baseName(item.target) }];
  const { title = baseName(item.target), language } = readPage(decodeText(bytes, 'html').text, false);
  return [{ ...item, title, ...(language && { language }) }];
}
