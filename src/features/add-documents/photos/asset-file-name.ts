interface Named {
  readonly assetId: string;
  /** In the time of this device. */
  readonly at: Date;
  readonly extension: string;
}

/** A name for what cameras and screenshots call `image`: the asset, the day and the time, `PRESS-0042 2026-03-01 09-47-12.jpg`. */
export function assetFileName({ assetId, at, extension }: Named): string {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join('-');
  // What no file system lets into a name.
  const asset = assetId.replace(/[\\/:*?"<>|\p{C}]/gu, '-');
  return `${asset} ${day} ${time}.${extension}`;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The same file under such a name, with the extension that it has. */
export function namedAfterAsset(file: File, assetId: string): File {
  const extension = /\.(\w+)$/.exec(file.name)?.[1] ?? 'jpg';
  const name = assetFileName({ assetId, at: new Date(), extension: extension.toLowerCase() });
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}
