import type { RenderRequest } from '#manual/preview/protocol.ts';

/** What a reader has seen, with what can be gone back and forward to. */
export interface NavigationHistory {
  readonly visits: readonly RenderRequest[];
  /** Place of the one that is shown. */
  readonly at: number;
  /** Changes whenever the frame has to be filled anew. */
  readonly shows: number;
}

/** What a reader does: follows a link, goes to a place of the page, or steps back or forward. */
export type NavigationEvent =
  | { readonly kind: 'go'; readonly visit: RenderRequest; readonly isReplacing?: boolean }
  /** To another place of the page, which the frame has gone to by itself. */
  | { readonly kind: 'moved'; readonly url: string }
  | { readonly kind: 'step'; readonly by: -1 | 1 };

/** Longer trails forget how they began: a page that leads on by itself would fill the memory. */
const mostVisits = 500;

/** The navigation of a reader who has seen one page only. */
export const startHistory = (visit: RenderRequest): NavigationHistory => ({
  visits: [visit],
  at: 0,
  shows: 0,
});

/** Goes on from where the reader is; what could have been gone forward to is forgotten by every new visit. */
export function navigate(navigation: NavigationHistory, event: NavigationEvent): NavigationHistory {
  const { visits, at, shows } = navigation;
  switch (event.kind) {
    case 'go': {
      const before = visits.slice(0, event.isReplacing ? at : at + 1);
      return { ...ending([...before, event.visit]), shows: shows + 1 };
    }
    case 'moved':
      return { ...ending([...visits.slice(0, at + 1), { url: event.url }]), shows };
    case 'step': {
      const next = at + event.by;
      return visits[next] === undefined ? navigation : { visits, at: next, shows: shows + 1 };
    }
  }
}

function ending(visits: readonly RenderRequest[]): Pick<NavigationHistory, 'visits' | 'at'> {
  const kept = visits.slice(-mostVisits);
  return { visits: kept, at: kept.length - 1 };
}
