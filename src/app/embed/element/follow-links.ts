import { expandLink, type LinkTemplate } from '#lib/link-template.ts';

import type { Settings } from '../../session/session.ts';

import type { EmbedEvents } from '../contract.ts';

type Target = EmbedEvents['navigate'];

/** The links of an element, so that its host can follow them in its own way. */
export interface LinkFollower {
  /** The same settings, with links that are noted here when they are made. */
  readonly withLinks: (settings: Settings) => Settings;
  /** What a click leads to; `undefined` where it is none of our links, or asks for another tab. */
  readonly targetOf: (click: MouseEvent) => Target | undefined;
}

/** No link is noted yet; addresses are judged by that of the document. */
export function createLinkFollower(): LinkFollower {
  const targets = new Map<string, Target>();
  const noted =
    (kind: Target['kind'], template: LinkTemplate | undefined) =>
    (id: string): string | undefined => {
      const href = expandLink(template, { [`${kind}Id`]: id }, document.baseURI);
      if (href !== undefined) targets.set(href, { kind, id, href });
      return href;
    };
  return {
    withLinks: (settings) => ({
      ...settings,
      documentUrl: noted('document', settings.documentUrl),
      assetUrl: noted('asset', settings.assetUrl),
      maintenanceUrl: noted('maintenance', settings.maintenanceUrl),
    }),
    targetOf(click) {
      const { button, ctrlKey, metaKey, shiftKey, altKey, target } = click;
      if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
      const link = target instanceof Element ? target.closest('a[href]') : null;
      return targets.get(link?.getAttribute('href') ?? '');
    },
  };
}
