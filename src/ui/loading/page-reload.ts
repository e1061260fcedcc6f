import { createContext } from 'react';

/** Ways to get parts of the page that can't be loaded any more. */
export interface PageReload {
  /** Resolves to true if the web server has another release than the page; undefined if that can't be found out. */
  readonly isOutdated: () => Promise<boolean | undefined>;
  /** Saves what was chosen, then reloads the page. Absent while that would lose something. */
  readonly reload: (() => void) | undefined;
}

/** Absent in a host's page, which only the host reloads. */
export const PageReloadContext = createContext<PageReload | undefined>(undefined);
