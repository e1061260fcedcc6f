import { extensionOf } from './extension.ts';
import { fileTypeOf, type FileType } from './file-type.ts';

/** Shortcuts, placeholders of cloud storage, and notes of a phone about a photo. */
const extensions = new Set(
  (
    'lnk url website webloc inetloc fileloc desktop appref-ms library-ms searchconnector-ms ' +
    'icloud gdoc gsheet gslides gdraw gform gmap gsite gjam gtable glink gscript paper papert nextcloud owncloud aae'
  ).split(' '),
);

/** Beginnings of Windows shortcuts, aliases of macOS, links on Windows drives and Cygwin, shortcuts in text, and pointers of Git LFS. */
const starts = [
  'L\0\0\0\x01\x14\x02\0',
  'book\0\0\0\0mark\0\0\0\0',
  'XSym\n',
  '!<symlink>',
  '[InternetShortcut]',
  '[Desktop Entry]',
  'version https://git-lfs.github',
];

/** Contents of shortcuts; any other one shows that only the name is odd. */
const contents: readonly FileType[] = ['text', 'xml', 'unknown'];

/** Returns true for a file that only refers to another one, by its name and its first bytes. */
export function isShortcut(name: string, prefix: Uint8Array): boolean {
  const text = String.fromCharCode(...prefix.subarray(0, 32));
  if (starts.some((start) => text.startsWith(start))) return true;
  return extensions.has(extensionOf(name)) && contents.includes(fileTypeOf(prefix));
}
