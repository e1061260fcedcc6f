import { openPromise } from 'yauzl';

/** Returns true if a file ends like a ZIP archive. */
export const isZip = (path: string): Promise<boolean> =>
  // Names aren't decoded, because an archive with a name that points outside of it would be no archive then.
  openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false }).then(
    (archive) => {
      archive.close();
      return true;
    },
    () => false,
  );
