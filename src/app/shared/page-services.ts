import { createServices, type Services } from '../session.ts';

import { createSharedDesk } from './shared-desk.ts';

/** The services of a page of our own: other applications may share files with it. */
export const createPageServices: typeof createServices = (...given): Services => ({
  ...createServices(...given),
  shared: createSharedDesk(),
});
