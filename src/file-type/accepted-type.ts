import { extensionOf } from './extension.ts';
import { extensionOfType, mediaTypeOf } from './media-type.ts';
import { matchesPattern, patternOf } from './type-pattern.ts';

/** Names that systems and browsers give to types, with the registered ones. */
const aliases = new Map(
  Object.entries({
    'application/pdf': 'application/x-pdf application/acrobat text/pdf',
    'application/zip':
      'application/x-zip-compressed application/x-zip application/zip-compressed multipart/x-zip',
    'application/xml': 'text/xml',
    'image/bmp': 'image/x-bmp image/x-ms-bmp',
    'image/heic': 'image/heif image/heic-sequence image/heif-sequence',
    'image/jpeg': 'image/jpg image/pjpeg image/x-jpeg',
    'image/png': 'image/x-png',
    'image/tiff': 'image/tif image/x-tiff',
    'image/vnd.dwg': 'application/acad application/dwg application/x-dwg image/x-dwg',
    'image/vnd.dxf': 'application/dxf application/x-dxf image/x-dxf',
    'text/csv': 'application/csv text/x-csv text/comma-separated-values',
    'text/javascript': 'application/javascript application/x-javascript',
  }).flatMap(([type, others]) => others.split(' ').map((alias) => [alias, type] as const)),
);

/** Types that say nothing. */
const noType = /^$|^(application|binary)\/(x-)?(octet-stream|unknown|binary|download|force-download)$/;

/** Returns a type without parameters, under its registered name; empty if it says nothing. */
function registered(declared: string): string {
  const type = declared.toLowerCase().split(';', 1)[0]!.trim();
  return noType.test(type) ? '' : (aliases.get(type) ?? type);
}

/** Name and declared type of a file. */
interface DeclaredFile {
  readonly name: string;
  readonly type: string;
}

/**
 * Returns true if a file is of one of the accepted types: extensions (`.pdf`) or MIME patterns (`application/pdf`,
 * `image/*`), ignoring case. Its type is what its extension says, and what the system declares under any name. No list and
 * an empty list accept everything. Only for guidance: both can be wrong.
 */
export function isTypeAccepted(file: DeclaredFile, accepted: readonly string[] | undefined): boolean {
  if (accepted === undefined || accepted.length === 0) return true;
  const name = file.name.toLowerCase();
  const declared = registered(file.type);
  const named = mediaTypeOf(name);
  const byName = extensionOf(name) === '' ? declared : named;
  const facts = { names: [name], types: [declared, named, file.type.toLowerCase()] };
  return accepted.map(patternOf).some((pattern) => {
    if (matchesPattern(pattern, facts)) return true;
    if (!pattern.startsWith('.')) return matchesPattern(registered(pattern), facts);
    return byName !== undefined && byName !== '' && mediaTypeOf(pattern) === byName;
  });
}

/** Returns true if only the content tells of what type a file is: it has neither an extension nor a declared type. */
export const isTypeUnknown = ({ name, type }: DeclaredFile): boolean =>
  registered(type) === '' && !/\.[^.]*[a-z][^.]*$/i.test(name);

/** Kinds of files that stand for patterns. */
const examples: Readonly<Record<string, readonly string[]>> = {
  'image/*': ['JPEG', 'PNG', 'TIFF', 'HEIC', 'WEBP', 'GIF'],
  'text/*': ['TXT', 'CSV'],
  'audio/*': ['MP3', 'WAV'],
  'video/*': ['MP4', 'WEBM'],
};

/** Returns the names of accepted types as people know them: `PDF`, `JPEG`. */
export const acceptedKinds = (accepted: readonly string[]): readonly string[] => [
  ...new Set(accepted.map(patternOf).flatMap((entry) => examples[entry] ?? kindOf(entry))),
];

function kindOf(entry: string): string {
  const type = entry.startsWith('.') ? mediaTypeOf(entry) : registered(entry);
  const extension = entry.startsWith('.') ? entry.slice(1) : entry.replace(/^.*\/(?:x-|vnd\.)?/, '');
  return (extensionOfType(type) ?? extension).toUpperCase();
}
