import type { RenderRequest } from '#manual/preview/rendering.ts';

/** Visited pages, and the position in them. */
export interface NavigationHistory {
  readonly visits: readonly RenderRequest[];
  /** Index of the current page. */
  readonly index: number;
  /** Number of times the frame had to load a page. */
  readonly loads: number;
}

/** Event of the reader: follows a link, goes to another place of the page, or goes back or forward. */
export type NavigationEvent =
  | { readonly kind: 'go'; readonly visit: RenderRequest; readonly isReplacing?: boolean }
  /** To another place of the page; the frame has already scrolled there. */
  | { readonly kind: 'moved'; readonly url: string }
  | { readonly kind: 'step'; readonly by: -1 | 1 };

/** The oldest visits are dropped: a page that redirects endlessly would fill the memory. */
const maxVisits = 500;

/** History with the first page only. */
export const startHistory = (visit: RenderRequest): NavigationHistory => ({
  visits: [visit],
  index: 0,
  loads: 0,
});

/** Returns the history after an event. A new visit removes the visits ahead. */
export function navigate(navigation: NavigationHistory, event: NavigationEvent): NavigationHistory {
  const { visits, index, loads } = navigation;
  switch (event.kind) {
    case 'go': {
      const before = visits.slice(0, event.isReplacing ? index : index + 1);
      return { ...endingWith([...before, event.visit]), loads: loads + 1 };
    }
    case 'moved':
      return { ...endingWith([...visits.slice(0, index + 1), { url: event.url }]), loads };
    case 'step': {
      const next = index + event.by;
      return visits[next] === undefined ? navigation : { visits, index: next, loads: loads + 1 };
    }
  }
}

function endingWith(visits: readonly RenderRequest[]): Pick<NavigationHistory, 'visits' | 'index'> {
  const kept = visits.slice(-maxVisits);
  return { visits: kept, index: kept.length - 1 };
}
