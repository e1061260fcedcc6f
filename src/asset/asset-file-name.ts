import { proposeDisplayName } from '#lib/text/propose-display-name.ts';

interface Named {
  readonly assetId: string;
  /** Formatted in the device's time zone. */
  readonly at: Date;
  readonly extension: string;
}

/**
 * Returns a name for files that cameras and screenshots call `image`: asset, date and time, as in `PRESS-0042
 * 2026-03-01 09-47-12.jpg`.
 */
export function assetFileName({ assetId, at, extension }: Named): string {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join('-');
  return `${inFileName(assetId)} ${day} ${time}.${extension}`;
}

/** Replaces what isn't allowed in file names on some system. */
const inFileName = (assetId: string): string => assetId.replace(/[\\/:*?"<>|\p{C}]/gu, '-');

/** Returns a display name with another asset, if it was proposed for a file named after an asset. */
export function renamedForAsset(displayName: string, from: string, to: string): string | undefined {
  const [stamp] = / \d{4}-\d{2}-\d{2} \d{2}-\d{2}-\d{2}(?: \d+)?$/.exec(displayName) ?? [];
  if (stamp === undefined || displayName !== proposeDisplayName(inFileName(from) + stamp)) return undefined;
  return to + stamp;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns the file under such a name, with its extension. */
export function namedAfterAsset(file: File, assetId: string, number = 1): File {
  const extension = /\.(\w+)$/.exec(file.name)?.[1] ?? 'jpg';
  const name = assetFileName({ assetId, at: new Date(), extension: extension.toLowerCase() });
  const numbered = number > 1 ? name.replace(/(?=\.\w+$)/, ` ${number}`) : name;
  return new File([file], numbered, { type: file.type, lastModified: file.lastModified });
}

/** Returns a function that names pictures after an asset whose names say nothing; those of one second are numbered. */
export function createPictureNaming() {
  let second = 0;
  let number = 0;
  return (file: File, assetId: string): File => {
    if (!isUnnamed(file)) return file;
    const now = Math.floor(Date.now() / 1000);
    number = now === second ? number + 1 : 1;
    second = now;
    return namedAfterAsset(file, assetId, number);
  };
}

/** Browsers give this name to a picture on the clipboard, and iOS to each photo. */
const isUnnamed = ({ name }: File): boolean => /^image\.(png|jpe?g|hei[cf]|webp|gif|bmp|tiff?)$/i.test(name);
