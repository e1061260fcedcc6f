/** Small values stored on the device between visits; never a token or a file. */
export type DeviceMemory = ReturnType<typeof createDeviceMemory>;

/** The part of web storage that is used; accessing it throws in some private modes, hence `open`. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;
interface Storage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

const prefix = 'asset-documents:';

/** Stores values in web storage under a prefix; full, blocked or damaged storage reads as empty. */
export const createDeviceMemory = (open: OpenStorage) => ({
  /** Returns the last value written under a key, unvalidated, or `undefined`. */
  read: (key: string) => {
    try {
      return JSON.parse(open().getItem(prefix + key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** Stores a JSON value; does nothing if storage isn't available. */
  write: (key: string, value: unknown) => {
    try {
      open().setItem(prefix + key, JSON.stringify(value));
    } catch {
      // Storing is optional: everything works without it.
    }
  },
});
