import type { EmbedMethods, EmbedUpload } from './contract.ts';
import { createLinkDesk, type LinkDesk } from './follow-links.ts';
import { report } from './report.ts';
import type { Tell } from './tell-uploads.ts';

/** What the page does for the methods of the element while it can. */
export type Work = Omit<EmbedMethods, 'addFiles'>;

/** What a mount and the page in it have in common. */
export interface Desk {
  readonly tell: Tell;
  readonly links: LinkDesk;
  /** Says what is wrong on the console, each thing once. */
  readonly complain: (text: string) => void;
  /** The page's own work; idle while there is none. */
  readonly work: () => Work;
  readonly serve: (work: Work) => void;
}

const nothing: readonly EmbedUpload[] = [];

/** What is done while there is no page. */
export const idle: Work = {
  uploads: () => nothing,
  retry: () => undefined,
  cancel: () => undefined,
};

/** A desk whose page is still to come. */
export function createDesk(tell: Tell): Desk {
  const complained = new Set<string>();
  let work = idle;
  return {
    tell,
    links: createLinkDesk(),
    complain: (text) => {
      if (complained.has(text)) return;
      complained.add(text);
      report(text);
    },
    work: () => work,
    serve: (next) => {
      work = next;
    },
  };
}
