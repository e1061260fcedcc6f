import { extensionOf } from '../rules/paths.ts';
import { findStartPage, isJunkName, isPageName } from '../rules/start-page.ts';

/** A file and where it lies in what a person chose: `Manual/img/a.png`, or a bare name beside every folder. */
export interface PlacedFile {
  readonly path: string;
  readonly file: File;
}

/** Files that make a manual together. */
export interface ManualFolder {
  /** Of the folder, or of the page that was saved with its files. */
  readonly name: string;
  /** With their paths in the archive; junk is left out. */
  readonly files: readonly PlacedFile[];
  /** Path of the page that it opens with. */
  readonly startPage: string;
}

/** What was chosen, apart into manuals and single files. */
export interface Sorted {
  readonly manuals: readonly ManualFolder[];
  readonly rest: readonly File[];
}

/**
 * Finds the folders that hold an entry page, however deep among other files, and the pages that a browser saved with a
 * folder of their own.
 */
export function findManuals(chosen: readonly PlacedFile[]): Sorted {
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
  const folders = [...groups].map(([name, files]) => sortFolder(name, files));
  const isTaken = new Set(saved.flatMap(({ files }) => files));
  const others = loose.filter((file) => !isTaken.has(file)).map(({ file }) => file);
  return {
    manuals: [...saved.flatMap(manualOf), ...folders.flatMap(({ manuals }) => manuals)],
    rest: [...others, ...folders.flatMap(({ rest }) => rest)],
  };
}

/** A folder is a manual as a whole, or whatever in it is one. */
function sortFolder(name: string, files: readonly PlacedFile[]): Sorted {
  const part = partOf(name, files);
  return part.startPage === undefined ? findManuals(part.files) : { manuals: manualOf(part), rest: [] };
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

/** A folder without the folders around its contents, and the page it opens with. */
function partOf(name: string, files: readonly PlacedFile[]): Part {
  const inside = files.map(({ path, file }) => ({ path: path.slice(name.length + 1), file }));
  const own = inside.filter(({ path }) => !isJunkName(path));
  const [first] = own;
  const inner = first?.path.slice(0, Math.max(0, first.path.indexOf('/'))) ?? '';
  if (inner !== '' && own.every(({ path }) => path.startsWith(`${inner}/`))) {
    const part = partOf(inner, own);
    if (part.startPage !== undefined) return part;
  }
  const paths = pathsOf(own);
  const startPage = areSeveral(own) ? undefined : (findStartPage(paths).startPage ?? savedPageIn(paths));
  return { name, files: inside, startPage };
}

/** What nobody takes for a part of a page. */
const documentPattern = /^[^/]*\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|rtf|txt|md|csv|zip)$/i;

/** Returns true if folders that each begin somewhere lie side by side, with nothing that they could share. */
function areSeveral(files: readonly PlacedFile[]): boolean {
  const { rawFindings } = findStartPage(pathsOf(files));
  if (!rawFindings.some(({ code }) => code === 'DOC-SEVERAL-STARTS')) return false;
  const folders = groupByFolder(files);
  const loose = folders.get('') ?? [];
  folders.delete('');
  const allStart = [...folders.values()].every(
    (some) => findStartPage(pathsOf(some)).startPage !== undefined,
  );
  return allStart && loose.every(({ path }) => documentPattern.test(path));
}

const pathsOf = (files: readonly PlacedFile[]): readonly string[] => files.map(({ path }) => path);

/** The page of a folder, where a browser saved it there together with its files and nothing else lies there. */
function savedPageIn(paths: readonly string[]): string | undefined {
  const page = paths.find((path) => isPageName(path) && !path.includes('/'));
  if (page === undefined || paths.length === 1) return undefined;
  const folders = companionsOf(page).map((folder) => `${folder}/`);
  const isOfPage = (path: string) => path === page || folders.some((folder) => path.startsWith(folder));
  return paths.every(isOfPage) ? page : undefined;
}

/** What browsers of different languages call the folder beside a page, after its name (Windows, Connected Files). */
const companionEndings = (
  '_files .files -Dateien _fichiers _bestanden _file _archivos -filer _tiedostot _pliki _soubory _elemei _ficheiros ' +
  '_arquivos _dosyalar _datoteke _fitxers _failid _fails _bylos _fajlovi _fitxategiak'
).split(' ');

/** The names that a folder beside a page may have that a browser saved with it. */
function companionsOf(page: string): readonly string[] {
  if (!isPageName(page)) return [];
  const name = page.slice(0, -extensionOf(page).length - 1);
  return companionEndings.map((ending) => name + ending);
}

function manualOf({ name, files, startPage }: Part): readonly ManualFolder[] {
  if (startPage === undefined) return [];
  return [{ name, files: files.filter(({ path }) => !isJunkName(path)), startPage }];
}
