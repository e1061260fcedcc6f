import type { EmbedUpload } from '../contract/events.ts';
import type { EmbedMethods } from '../contract/methods.ts';
import type { Emit } from './emit-upload-events.ts';
import { createLinkFollower } from './follow-links.ts';
import { logError } from './log-error.ts';

/** Methods of the element that the mounted page carries out. */
export type HostMethods = Omit<EmbedMethods, 'addFiles'>;

/** State shared by the host element and the page it mounts. */
export type Controller = ReturnType<typeof createController>;

const noUploads: readonly EmbedUpload[] = [];

/** Methods while no page is mounted. */
export const noMethods: HostMethods = {
  uploads: () => noUploads,
  retry: () => undefined,
  cancel: () => undefined,
};

/** Creates the controller of one instance. */
export function createController(emit: Emit) {
  const warned = new Set<string>();
  let methods = noMethods;
  return {
    emit,
    links: createLinkFollower(),
    /** Logs each text once. */
    warnOnce: (text: string) => {
      if (warned.has(text)) return;
      warned.add(text);
      logError(text);
    },
    /** The methods of the page; `noMethods` while no page is mounted. */
    methods: () => methods,
    setMethods: (next: HostMethods) => {
      methods = next;
    },
  };
}
