/** Files of the host that wait for the page of an asset. */
export type Inbox = ReturnType<typeof createInbox>;

interface PendingFiles {
  readonly files: readonly File[];
  readonly assetId: string;
}

/** Creates an inbox that holds files in order until the page of their asset is there. */
export function createInbox() {
  let pending: readonly PendingFiles[] = [];
  let page: { readonly assetId: string; readonly accept: (files: readonly File[]) => void } | undefined;
  const deliver = () => {
    if (!page) return;
    const { assetId, accept } = page;
    const isHere = (each: PendingFiles) => each.assetId === '' || each.assetId === assetId;
    const files = pending.filter(isHere).flatMap((each) => each.files);
    pending = pending.filter((each) => !isHere(each));
    if (files.length > 0) accept(files);
  };
  return {
    /** Adds files for the asset that the host has set by now; without an ID, for the next one that is shown. */
    put: (files: readonly File[], assetId: string) => {
      pending = [...pending, { files, assetId }];
      deliver();
    },
    /** Returns pending files. */
    pending: () => pending.flatMap(({ files }) => files),
    /** Discards pending files. */
    empty: () => {
      pending = [];
    },
    /** Sets the page of an asset, which gets the files that wait for it. Returns a function that closes the inbox. */
    open: (assetId: string, accept: (files: readonly File[]) => void) => {
      page = { assetId, accept };
      // In a microtask: in React's strict mode a page opens, closes and opens again.
      queueMicrotask(deliver);
      return () => {
        page = undefined;
      };
    },
  };
}
