/** Returns true for photos; drawings have image types, too. Some systems report no type for HEIC. */
export const isPhoto = ({ type, name }: File): boolean =>
  /^image\/(avif|hei[cf]|jpeg|png|webp)$/.test(type) || /\.hei[cf]$/i.test(name);

/** Kind of a file, as a person tells files apart. */
export type FileKind = 'photo' | 'zip' | 'document';

/** Returns the kind of a file by its name and type: an image of any type counts as a photo. */
export function fileKindOf({ name, type }: File): FileKind {
  if (type.startsWith('image/') || /\.(heic|heif)$/i.test(name)) return 'photo';
  return /\.zip$/i.test(name) ? 'zip' : 'document';
}
