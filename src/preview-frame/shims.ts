import { manualRoot } from '#manual/preview/manual-url.ts';
import { locationName } from '#manual/preview/names.ts';

import type { Addresses } from './addresses.ts';
import type { PageNavigator } from './page-navigator.ts';

/** Replaces browser APIs so that scripts behave as if the page were opened from a folder. */
export function installShims(
  pageNavigator: PageNavigator,
  { urlOf }: Pick<Addresses, 'urlOf'>,
  onRequest: (url: string) => void,
): void {
  // Reading `localStorage` throws in a page with an opaque origin.
  for (const name of ['localStorage', 'sessionStorage']) define(self, name, { value: createStorage() });
  let cookie = '';
  define(document, 'cookie', { get: () => cookie, set: (value) => (cookie = String(value).split(';')[0]!) });
  shimHistory(pageNavigator);
  shimSources(urlOf);
  watchRequests(onRequest);
  define(self, 'open', { value: (address?: string) => (address && pageNavigator.navigate(address), null) });
  const place = createLocation(pageNavigator);
  const access = { get: () => place, set: (address: unknown) => pageNavigator.navigate(String(address)) };
  define(self, locationName, access);
  define(document, locationName, access);
}

/** Reports files that scripts request: the policy blocks them, and its violation report has no path. */
function watchRequests(onRequest: (url: string) => void): void {
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

/** Makes `src` return addresses of the manual, because scripts derive other addresses from it. */
function shimSources(urlOf: Addresses['urlOf']): void {
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
 * application: nothing is added to it, and going back uses the navigation history of the preview.
 */
function shimHistory(pageNavigator: PageNavigator): void {
  const replace = history.replaceState.bind(history);
  for (const name of ['pushState', 'replaceState'] as const) {
    History.prototype[name] = (state, unused, address) => {
      const url = address ? URL.parse(address, document.baseURI) : pageNavigator.current();
      if (url?.pathname !== pageNavigator.current().pathname) {
        throw new DOMException('Another page.', 'SecurityError');
      }
      replace(state, unused);
      pageNavigator.setUrl(url);
    };
  }
  History.prototype.go = (by = 0) => pageNavigator.stepHistory(Math.sign(by));
  History.prototype.back = () => pageNavigator.stepHistory(-1);
  History.prototype.forward = () => pageNavigator.stepHistory(1);
}

const define = (target: object, name: string, how: PropertyDescriptor): void =>
  void Object.defineProperty(target, name, { configurable: true, ...how });

/** Creates the replacement for `window.location` in scripts of a manual, see [Note: location]. */
function createLocation(pageNavigator: PageNavigator): object {
  const place = {
    assign: (address: unknown) => pageNavigator.navigate(String(address)),
    replace: (address: unknown) => pageNavigator.navigate(String(address), { isReplacing: true }),
    reload: () => {},
    toString: () => pageNavigator.current().href,
    ancestorOrigins: [],
  };
  const names = ['href', 'protocol', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'] as const;
  for (const name of names) {
    define(place, name, {
      get: () => pageNavigator.current()[name],
      set: (value: unknown) => {
        const url = new URL(pageNavigator.current());
        if (name === 'href') return pageNavigator.navigate(String(value));
        url[name] = String(value);
        pageNavigator.navigate(url.href);
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
