/** A message of WebDriver BiDi: a command, its result, or an event. */
export interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly contexts?: readonly string[]; readonly url?: string };
  readonly result?: CommandResult;
  readonly error?: string;
}

/** Result of a command, as far as it is read. */
export interface CommandResult {
  readonly type?: string;
  readonly contexts?: readonly { readonly context: string }[];
}

/** Socket of the library `ws` that Playwright has bundled. */
export interface Socket {
  send: (data: unknown, ...rest: unknown[]) => void;
  emit: (name: string, data: unknown, ...rest: unknown[]) => boolean;
  on: (name: 'message', listener: (data: Buffer) => void) => void;
  off: (name: 'message', listener: (data: Buffer) => void) => void;
}

/** Media features of a page in Playwright. */
export interface Media {
  readonly media: string;
  readonly colorScheme: string;
  readonly reducedMotion: string;
  readonly forcedColors: string;
}

/** Connection to a page that speaks BiDi; its ID is that of the page. */
export interface Session {
  readonly sessionId: string;
  readonly send: (method: string, params: object) => Promise<unknown>;
}

/** Taps for a page. */
export interface Touchscreen {
  readonly _raw: { tap: (progress: unknown, x: number, y: number) => Promise<void> };
}

/** A page on Playwright's server side; `_session` exists if it speaks BiDi. */
export interface ServerPage {
  readonly delegate: { readonly _session?: Session };
  readonly browserContext: { readonly _options: { readonly hasTouch?: boolean } };
  emulatedMedia: () => Media;
}

/** Parts of Playwright that its package exports, but doesn't describe. */
export interface PlaywrightInternals {
  readonly utils: { readonly ws: { readonly prototype: Socket } };
  readonly core: { readonly server: { readonly Page: { readonly prototype: ServerPage } } };
}
