import type { Missing, Page, Rendering } from '#manual/preview/rendering.ts';

/** State of the page in the frame, with its missing files. */
export interface ShownPage {
  /** Undefined until the worker has answered. */
  readonly rendering?:
    | Exclude<Rendering, { readonly kind: 'page' }>
    | Pick<Page, 'kind' | 'path' | 'hasScripts'>;
  readonly missing: readonly Missing[];
  /** Address of the last link that leads out of the manual. */
  readonly outside?: string;
  /** True if the finding is in no visible part of the page. */
  readonly isPlaceHidden: boolean;
  /** True if nothing is left of the page without its scripts. */
  readonly isEmpty: boolean;
}

/** Events of the page in the frame, or of leaving it. */
export type ShownPageEvent =
  | { readonly kind: 'left' }
  | { readonly kind: 'rendered'; readonly rendering: Rendering; readonly isMain: boolean }
  | { readonly kind: 'outside'; readonly url: string | undefined }
  | { readonly kind: 'loaded'; readonly isEmpty: boolean; readonly isPlaceShown: boolean };

/** State before the first answer. */
export const emptyPage: ShownPage = { missing: [], isPlaceHidden: false, isEmpty: false };

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
      if (rendering.kind !== 'page') return { ...next, rendering };
      const { kind, path, hasScripts } = rendering;
      return { ...next, rendering: { kind, path, hasScripts } };
    }
    case 'outside': {
      const { outside: _, ...rest } = page;
      return event.url === undefined ? rest : { ...rest, outside: event.url };
    }
    case 'loaded': {
      const hasScripts = page.rendering?.kind === 'page' && page.rendering.hasScripts;
      return { ...page, isPlaceHidden: !event.isPlaceShown, isEmpty: event.isEmpty && hasScripts };
    }
  }
}

function withMissing(page: ShownPage, found: readonly Missing[]): ShownPage {
  const known = new Set(page.missing.map(({ url }) => url));
  const fresh = found.filter(({ url }) => !known.has(url));
  if (fresh.length === 0) return page;
  return { ...page, missing: [...page.missing, ...fresh].slice(0, maxMissing) };
}
