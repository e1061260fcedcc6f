import { isPageName } from '#file-type/page-names.ts';
import { isJunkName } from '#file-type/system-files.ts';
import { pathOf } from '#zip/paths.ts';

import type { Finding } from '../finding.ts';
import { preferredStart, type StartRules } from '../rules/start-page.ts';
import type { Structure } from '../structure.ts';
import type { RepairItem, RepairKind } from './repair-item.ts';

/** Repairs that the names of an archive need, before any page is read. */
export type NamePlan = ReturnType<typeof planOfNames>;

const inTexts: readonly RepairKind[] = ['correct-case', 'correct-backslashes'];

interface NamePlanOptions {
  /** Start page that a person chose. */
  readonly startPage?: string | undefined;
  readonly rules?: StartRules;
}

/**
 * Plans the repair of the names of an archive; pure. Returns items without the texts that they change, the folder that holds
 * everything, and all possible repairs, including those inside texts.
 */
export function planOfNames(
  { archive, startPage, leftOut }: Structure,
  findings: readonly Finding[],
  { startPage: chosenStartPage, rules = {} }: NamePlanOptions = {},
) {
  const of = (code: Finding['code']): Finding | undefined =>
    findings.find((finding) => finding.code === code && finding.repairable);
  // A guessed name can't be rewritten.
  const canRename = !findings.some((finding) => finding.code === 'NAME-ENCODING');
  const wrapper = canRename && of('DOC-WRAPPED') ? String(of('DOC-WRAPPED')!.params['folder']) : undefined;
  const names = archive.entries.map(({ name }) => name);
  const junk = names.filter((name) => isJunkName(name.replaceAll('\\', '/')) && !leftOut.has(name));
  const backslashed = canRename && of('NAME-BACKSLASH') ? names.filter((name) => name.includes('\\')) : [];
  const start = of('DOC-START-CASE');
  const target =
    chosenStartPage === undefined
      ? of('DOC-NO-START')?.params['candidates']
      : choosable(chosenStartPage, names, findings);
  const items: RepairItem[] = [
    ...(target === undefined
      ? []
      : [
          {
            kind: 'add-start-page' as const,
            name: preferredStart(rules),
            target: String(target),
            title: '',
          },
        ]),
    ...(wrapper === undefined ? [] : [{ kind: 'unwrap' as const, folder: wrapper, texts: [] }]),
    ...(leftOut.size > 0 ? [{ kind: 'leave-out-unsafe' as const, entries: [...leftOut] }] : []),
    ...(junk.length > 0 ? [{ kind: 'leave-out-junk' as const, entries: junk }] : []),
    ...(backslashed.length > 0 ? [{ kind: 'correct-names' as const, entries: backslashed }] : []),
    ...(start === undefined || startPage === undefined || !canRename
      ? []
      : [
          {
            kind: 'rename-start-page' as const,
            entry: nameAt(names, startPage),
            newName: String(start.params['expected']),
            texts: [],
          },
        ]),
  ];
  return { items, wrapper, kinds: new Set<RepairKind>([...items.map(({ kind }) => kind), ...inTexts]) };
}

/** Returns a page that can be led to: only if no page at the top is opened already. */
function choosable(page: string, names: readonly string[], findings: readonly Finding[]): string | undefined {
  const isOpen = findings.some(({ code }) => code === 'DOC-NO-START' || code === 'DOC-SEVERAL-STARTS');
  return isOpen && isPageName(page) && names.some((name) => pathOf(name) === page) ? page : undefined;
}

const nameAt = (names: readonly string[], path: string): string =>
  names.find((name) => pathOf(name) === path) ?? path;
