import { expandLink, type LinkTemplate } from '#lib/text/link-template.ts';

import type { Settings } from '../../config/settings.ts';
import type { EmbedEvents } from '../contract/events.ts';

type Target = EmbedEvents['navigate'];

/** Creates an empty registry of links that the host may follow itself; addresses are resolved against the document's. */
export function createLinkFollower() {
  const targets = new Map<string, Target>();
  const noted =
    (kind: Target['kind'], template: LinkTemplate | undefined) =>
    (id: string): string | undefined => {
      const href = expandLink(template, { [`${kind}Id`]: id }, document.baseURI);
      if (href !== undefined) targets.set(href, { kind, id, href });
      return href;
    };
  return {
    /** Returns the same settings with links that are registered here when they are created. */
    withLinks: (settings: Settings) => ({
      ...settings,
      documentUrl: noted('document', settings.documentUrl),
      assetUrl: noted('asset', settings.assetUrl),
      maintenanceUrl: noted('maintenance', settings.maintenanceUrl),
    }),
    /** Returns the target of a click; `undefined` if it isn't one of the registered links, or opens another tab. */
    targetOf: (click: MouseEvent) => targets.get(linkOf(click)?.getAttribute('href') ?? ''),
  };
}

/** Returns the request of a clicked "Link to this asset"; `undefined` for any other click. */
export function linkRequestOf(click: MouseEvent): EmbedEvents['link-requested'] | undefined {
  const link = linkOf(click);
  const { documentId, assetId } = link?.dataset ?? {};
  if (!link || documentId === undefined || assetId === undefined) return undefined;
  return { documentId, assetId, href: link.getAttribute('href')! };
}

/** Returns the clicked link unless the click asks for another tab. */
function linkOf({ button, ctrlKey, metaKey, shiftKey, altKey, target }: MouseEvent) {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
}
