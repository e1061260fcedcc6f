/** Small things that a device remembers between visits; never a token, never a file. */
export interface DeviceMemory {
  /** What was last written under a key, of any shape; `undefined` where there is nothing. */
  readonly read: (key: string) => unknown;
  /** Remembers a JSON value; silently does nothing where the device does not let us. */
  readonly write: (key: string, value: unknown) => void;
}

/** Web storage, as far as it is used here; asking for it throws in some private modes, hence `open`. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;
interface Storage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

/** Remembers in web storage under a prefix of our own; full, blocked or damaged storage reads as empty. */
export const createDeviceMemory = (open: OpenStorage, prefix = 'asset-documents:'): DeviceMemory => ({
  read: (key) => {
    try {
      return JSON.parse(open().getItem(prefix + key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (key, value) => {
    try {
      open().setItem(prefix + key, JSON.stringify(value));
    } catch {
      // Remembering is a convenience: the work goes on without it.
    }
  },
});
