import type { EmbedEvents } from '../contract/events.ts';

/** Every event, for code that listens to all of them. */
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
