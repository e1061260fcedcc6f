import { pathOfUrl } from '#manual/preview/manual-url.ts';
import type { Missing, Rendering } from '#manual/preview/rendering.ts';

/** State of the page in the frame, with its missing files. */
export interface ShownPage {
  /** Undefined until the worker has answered. */
  readonly rendering?:
    | Exclude<Rendering, { readonly kind: 'page' }>
    | { readonly kind: 'page'; readonly path: string };
  readonly missing: readonly Missing[];
  /** Address of the last link that leads out of the manual. */
  readonly outside?: string;
  /** True if the finding is in no visible part of the page. */
  readonly isPlaceHidden: boolean;
  /** True if the frame crashed, or a script keeps it busy. */
  readonly isUnresponsive: boolean;
}

/** Events of the page in the frame, or of leaving it. */
export type ShownPageEvent =
  | { readonly kind: 'left' }
  | { readonly kind: 'rendered'; readonly rendering: Rendering; readonly isMain: boolean }
  | { readonly kind: 'missing'; readonly missing: readonly Missing[] }
  | { readonly kind: 'blocked'; readonly url: string }
  | { readonly kind: 'outside'; readonly url: string | undefined }
  | { readonly kind: 'place'; readonly isShown: boolean }
  | { readonly kind: 'responsiveness'; readonly isUnresponsive: boolean };

/** State before the first answer. */
export const emptyPage: ShownPage = { missing: [], isPlaceHidden: false, isUnresponsive: false };

/** A page that keeps requesting new files would fill the memory. */
const maxMissing = 1000;

/** Returns the page after an event. Each missing file is listed once, up to the limit. */
export function reduceShownPage(page: ShownPage, event: ShownPageEvent): ShownPage {
  switch (event.kind) {
    case 'left':
      return emptyPage;
    case 'rendered': {
      const { rendering, isMain } = event;
      const found = rendering.kind === 'page' ? rendering.missing : [];
      const next = withMissing(page, found);
      if (!isMain) return next;
      return {
        ...next,
        rendering: rendering.kind === 'page' ? { kind: 'page', path: rendering.path } : rendering,
      };
    }
    case 'missing':
      return withMissing(page, event.missing);
    case 'blocked': {
      const path = pathOfUrl(event.url);
      if (path !== undefined) return withMissing(page, [{ url: path, why: 'server' }]);
      return /^(?:https?|wss?|ftp):/i.test(event.url)
        ? withMissing(page, [{ url: event.url, why: 'internet' }])
        : page;
    }
    case 'outside': {
      const { outside: _, ...rest } = page;
      return event.url === undefined ? rest : { ...rest, outside: event.url };
    }
    case 'place':
      return { ...page, isPlaceHidden: !event.isShown };
    case 'responsiveness':
      return { ...page, isUnresponsive: event.isUnresponsive };
  }
}

function withMissing(page: ShownPage, found: readonly Missing[]): ShownPage {
  const known = new Set(page.missing.map(({ url }) => url));
  const fresh = found.filter(({ url }) => !known.has(url));
  if (fresh.length === 0) return page;
  return { ...page, missing: [...page.missing, ...fresh].slice(0, maxMissing) };
}
