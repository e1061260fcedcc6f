/** Returns true for photos; drawings have image types, too. Some systems report no type for HEIC. */
export const isPhoto = ({ type, name }: File): boolean =>
  /^image\/(avif|hei[cf]|jpeg|png|webp)$/.test(type) || /\.hei[cf]$/i.test(name);
