/** Files of the host that wait for the page of an asset. */
export interface Inbox {
  /** Adds files for the asset that the host has set by now; without an ID, for the next one that is shown. */
  readonly put: (files: readonly File[], assetId: string) => void;
  /** Sets the page of an asset, which gets the files that wait for it. Returns a function that closes the inbox. */
  readonly open: (assetId: string, accept: (files: readonly File[]) => void) => () => void;
  /** Returns waiting files. */
  readonly waiting: () => readonly File[];
  /** Discards waiting files. */
  readonly empty: () => void;
}

interface WaitingFiles {
  readonly files: readonly File[];
  readonly assetId: string;
}

/** Creates an inbox that holds files in order until the page of their asset is there. */
export function createInbox(): Inbox {
  let waiting: readonly WaitingFiles[] = [];
  let page: { readonly assetId: string; readonly accept: (files: readonly File[]) => void } | undefined;
  const deliver = () => {
    if (!page) return;
    const { assetId, accept } = page;
    const isHere = (each: WaitingFiles) => each.assetId === '' || each.assetId === assetId;
    const files = waiting.filter(isHere).flatMap((each) => each.files);
    waiting = waiting.filter((each) => !isHere(each));
    if (files.length > 0) accept(files);
  };
  return {
    put: (files, assetId) => {
      waiting = [...waiting, { files, assetId }];
      deliver();
    },
    waiting: () => waiting.flatMap(({ files }) => files),
    empty: () => {
      waiting = [];
    },
    open: (assetId, accept) => {
      page = { assetId, accept };
      // In a microtask: in React's strict mode a page opens, closes and opens again.
      queueMicrotask(deliver);
      return () => {
        page = undefined;
      };
    },
  };
}
