import { manualRoot } from '#manual/preview/manual-url.ts';
import { locationName } from '#manual/preview/names.ts';

import type { Addresses } from './addresses.ts';
import type { Guide } from './guide.ts';

/** Gives scripts of the page what they would have in a folder. */
export function standIn(
  guide: Guide,
  { urlOf }: Pick<Addresses, 'urlOf'>,
  onRequest: (url: string) => void,
): void {
  // Reading `localStorage` throws in a page with an opaque origin.
  for (const name of ['localStorage', 'sessionStorage']) define(self, name, { value: createStorage() });
  let cookie = '';
  define(document, 'cookie', { get: () => cookie, set: (value) => (cookie = String(value).split(';')[0]!) });
  standInForHistory(guide);
  standInForSources(urlOf);
  listenToRequests(onRequest);
  define(self, 'open', { value: (address?: string) => (address && guide.go(address), null) });
  const place = createLocation(guide);
  const access = { get: () => place, set: (address: unknown) => guide.go(String(address)) };
  define(self, locationName, access);
  define(document, locationName, access);
}

/** Browsers refuse what scripts ask of a folder, and so does the policy here; which file it was is told nowhere else. */
function listenToRequests(onRequest: (url: string) => void): void {
  const note = (address: string | URL): void => {
    const url = URL.parse(address, document.baseURI)?.href;
    if (url?.startsWith(manualRoot)) onRequest(url);
  };
  const ask = fetch;
  self.fetch = (input, init) => {
    note(input instanceof Request ? input.url : input);
    return ask(input, init);
  };
  const open = Reflect.get(XMLHttpRequest.prototype, 'open') as (...rest: unknown[]) => void;
  XMLHttpRequest.prototype.open = function openNoted(this: XMLHttpRequest, ...rest: unknown[]) {
    note(String(rest[1]));
    open.apply(this, rest);
  };
}

/** Scripts find other files by the address of a picture or of themselves. */
function standInForSources(urlOf: Addresses['urlOf']): void {
  for (const { prototype } of [HTMLImageElement, HTMLScriptElement]) {
    const source = Object.getOwnPropertyDescriptor(prototype, 'src');
    define(prototype, 'src', {
      ...source,
      get(this: Element) {
        const address = String(source?.get?.call(this));
        return urlOf(address) ?? address;
      },
    });
  }
}

/**
 * A page from a folder may change its query and its fragment, but not its path. The browser's history belongs to the
 * application: nothing is added to it, and going back leads through what was seen in the preview.
 */
function standInForHistory(guide: Guide): void {
  const replace = history.replaceState.bind(history);
  for (const name of ['pushState', 'replaceState'] as const) {
    History.prototype[name] = (state, unused, address) => {
      const url = address ? URL.parse(address, document.baseURI) : guide.here();
      if (url?.pathname !== guide.here().pathname) throw new DOMException('Another page.', 'SecurityError');
      replace(state, unused);
      guide.rename(url);
    };
  }
  History.prototype.go = (by = 0) => guide.step(Math.sign(by));
  History.prototype.back = () => guide.step(-1);
  History.prototype.forward = () => guide.step(1);
}

const define = (target: object, name: string, how: PropertyDescriptor): void =>
  void Object.defineProperty(target, name, { configurable: true, ...how });

/** Creates the replacement for `window.location` in scripts of a manual, see [Note: location]. */
function createLocation(guide: Guide): object {
  const place = {
    assign: (address: unknown) => guide.go(String(address)),
    replace: (address: unknown) => guide.go(String(address), { isReplacing: true }),
    reload: () => {},
    toString: () => guide.here().href,
    ancestorOrigins: [],
  };
  const names = ['href', 'protocol', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'] as const;
  for (const name of names) {
    define(place, name, {
      get: () => guide.here()[name],
      set: (value: unknown) => {
        const url = new URL(guide.here());
        if (name === 'href') return guide.go(String(value));
        url[name] = String(value);
        guide.go(url.href);
      },
    });
  }
  return (define(place, 'origin', { get: () => 'null' }), place);
}

/** In-memory `Storage` that lasts as long as the page. */
function createStorage(): object {
  const items = new Map<string, string>();
  const methods: Record<string, unknown> = {
    getItem: (key: unknown) => items.get(String(key)) ?? null,
    setItem: (key: unknown, value: unknown) => void items.set(String(key), String(value)),
    removeItem: (key: unknown) => void items.delete(String(key)),
    clear: () => items.clear(),
    key: (at: number) => [...items.keys()][at] ?? null,
  };
  return new Proxy(methods, {
    get: (_, key) => (key === 'length' ? items.size : (methods[String(key)] ?? items.get(String(key)))),
    set: (_, key, value) => (items.set(String(key), String(value)), true),
    deleteProperty: (_, key) => (items.delete(String(key)), true),
    has: (_, key) => items.has(String(key)),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      items.has(String(key))
        ? { value: items.get(String(key)), writable: true, enumerable: true, configurable: true }
        : undefined,
  });
}
