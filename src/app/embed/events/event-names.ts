import type { EmbedEvents } from '../contract/events.ts';

/** Every event. A test fails when one of the contract, the manifest or `EMBED.md` is missing here, or the reverse. */
export const eventNames = [
  'ready',
  'inspected',
  'queued',
  'moved',
  'stored',
  'duplicate',
  'failed',
  'progress',
  'navigate',
  'link-requested',
  'sign-in-needed',
  'person-changed',
] as const satisfies readonly (keyof EmbedEvents)[];
