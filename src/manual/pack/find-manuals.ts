import { extensionOf } from '#file-type/extension.ts';
import { isPageName, startNames } from '#file-type/page-names.ts';
import { isJunkName } from '#file-type/system-files.ts';
import type { PlacedFile } from '#lib/file/placed-file.ts';

import { findStartPage, type StartRules } from '../rules/start-page.ts';

/** Files that form a manual. */
export interface ManualFolder {
  /** Name of the folder, or of the saved page. */
  readonly name: string;
  /** With their paths in the archive; without junk. */
  readonly files: readonly PlacedFile[];
  /** Path of the page that the manual opens with. */
  readonly startPage: string;
}

/** The selection, split into manuals and single files. */
export interface FoundManuals {
  readonly manuals: readonly ManualFolder[];
  readonly rest: readonly File[];
}

/**
 * Finds folders with an entry page, at any depth, and pages that a browser saved with a companion folder. Packing adds a
 * start page if the entry page has none of the accepted names, `startPages`.
 */
export const findManuals = (
  chosen: readonly PlacedFile[],
  startPages: readonly string[] = [],
): FoundManuals => findIn(chosen, { startPages: [...startPages, ...startNames] });

function findIn(chosen: readonly PlacedFile[], rules: StartRules): FoundManuals {
  const groups = groupByFolder(chosen);
  const loose = groups.get('') ?? [];
  groups.delete('');
  const saved = loose.flatMap((page): readonly Part[] => {
    const companion = companionsOf(page.path).find((folder) => groups.has(folder)) ?? '';
    const files = groups.get(companion);
    if (files === undefined) return [];
    groups.delete(companion);
    return [{ name: page.path.replace(/\.[^.]*$/, ''), files: [page, ...files], startPage: page.path }];
  });
  const folders = [...groups].map(([name, files]) => sortFolder(name, files, rules));
  const isTaken = new Set(saved.flatMap(({ files }) => files));
  const others = loose.filter((file) => !isTaken.has(file)).map(({ file }) => file);
  return {
    manuals: [...saved.flatMap(manualOf), ...folders.flatMap(({ manuals }) => manuals)],
    rest: [...others, ...folders.flatMap(({ rest }) => rest)],
  };
}

/** A folder is one manual, or contains manuals. */
function sortFolder(name: string, files: readonly PlacedFile[], rules: StartRules): FoundManuals {
  const part = partOf(name, files, rules);
  return part.startPage === undefined ? findIn(part.files, rules) : { manuals: manualOf(part), rest: [] };
}

interface Part {
  readonly name: string;
  readonly files: readonly PlacedFile[];
  readonly startPage: string | undefined;
}

function groupByFolder(files: readonly PlacedFile[]): Map<string, PlacedFile[]> {
  const groups = new Map<string, PlacedFile[]>();
  for (const file of files) {
    const folder = file.path.slice(0, Math.max(0, file.path.indexOf('/')));
    const group = groups.get(folder);
    if (group === undefined) groups.set(folder, [file]);
    else group.push(file);
  }
  return groups;
}

/** Returns a folder without the folders around its contents, and the page it opens with. */
function partOf(name: string, files: readonly PlacedFile[], rules: StartRules): Part {
  const inside = files.map(({ path, file }) => ({ path: path.slice(name.length + 1), file }));
  const own = inside.filter(({ path }) => !isJunkName(path));
  const [first] = own;
  const inner = first?.path.slice(0, Math.max(0, first.path.indexOf('/'))) ?? '';
  if (inner !== '' && own.every(({ path }) => path.startsWith(`${inner}/`))) {
    const part = partOf(inner, own, rules);
    if (part.startPage !== undefined) return part;
  }
  const paths = pathsOf(own);
  const startPage = areSeveral(own, rules)
    ? undefined
    : (findStartPage(paths, rules).startPage ?? savedPageIn(paths));
  return { name, files: inside, startPage };
}

/** Documents, which aren't part of a page. */
const documentPattern = /^[^/]*\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|rtf|txt|md|csv|zip)$/i;

/** Returns true if sibling folders each have an entry page and nothing else lies next to them that they could share. */
function areSeveral(files: readonly PlacedFile[], rules: StartRules): boolean {
  const { rawFindings } = findStartPage(pathsOf(files), rules);
  if (!rawFindings.some(({ code }) => code === 'DOC-SEVERAL-STARTS')) return false;
  const folders = groupByFolder(files);
  const loose = folders.get('') ?? [];
  folders.delete('');
  const allStart = [...folders.values()].every(
    (some) => findStartPage(pathsOf(some), rules).startPage !== undefined,
  );
  return allStart && loose.every(({ path }) => documentPattern.test(path));
}

const pathsOf = (files: readonly PlacedFile[]): readonly string[] => files.map(({ path }) => path);

/** Returns the page of a folder that holds only this page, as saved by a browser, and its files. */
function savedPageIn(paths: readonly string[]): string | undefined {
  const page = paths.find((path) => isPageName(path) && !path.includes('/'));
  if (page === undefined || paths.length === 1) return undefined;
  const folders = companionsOf(page).map((folder) => `${folder}/`);
  const isOfPage = (path: string) => path === page || folders.some((folder) => path.startsWith(folder));
  return paths.every(isOfPage) ? page : undefined;
}

/** Endings of the folder that browsers of different languages save next to a page (Windows, Connected Files). */
const companionEndings = (
  '_files .files -Dateien _fichiers _bestanden _file _archivos -filer _tiedostot _pliki _soubory _elemei _ficheiros ' +
  '_arquivos _dosyalar _datoteke _fitxers _failid _fails _bylos _fajlovi _fitxategiak'
).split(' ');

/** Returns the possible names of the folder that a browser saves with a page. */
function companionsOf(page: string): readonly string[] {
  if (!isPageName(page)) return [];
  const name = page.slice(0, -extensionOf(page).length - 1);
  return companionEndings.map((ending) => name + ending);
}

function manualOf({ name, files, startPage }: Part): readonly ManualFolder[] {
  if (startPage === undefined) return [];
  return [{ name, files: files.filter(({ path }) => !isJunkName(path)), startPage }];
}
