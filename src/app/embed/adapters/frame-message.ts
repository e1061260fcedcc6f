import type { EmbedEvents, IncompleteProps } from '../contract.ts';

/** Marks messages as ours, and their form. */
const mark = 'asset-document-upload/1';

/** What the frame says to the page around it. */
export type FrameMessage =
  | { readonly type: 'hello' }
  | {
      readonly type: 'get-token';
      readonly question: number;
      readonly reason: 'initial' | 'expired';
      readonly rejected?: string;
    }
  | {
      readonly type: 'event';
      readonly name: keyof EmbedEvents;
      readonly detail: EmbedEvents[keyof EmbedEvents];
    }
  | { readonly type: 'height'; readonly heightPx: number };

/** What the page around says to the frame. */
export type HostMessage =
  /** Functions can't be posted: `hasOtherToken` says that `getToken` has changed. */
  | { readonly type: 'props'; readonly props: IncompleteProps; readonly hasOtherToken?: boolean }
  | { readonly type: 'token'; readonly question: number; readonly token: string }
  | { readonly type: 'no-token'; readonly question: number; readonly isOfNetwork: boolean };

/**
 * What happened, as the frame says it: a relative address would lead elsewhere outside. `base` is that of the frame.
 */
export function eventMessage<Name extends keyof EmbedEvents>(
  name: Name,
  detail: EmbedEvents[Name],
  base: string,
): FrameMessage {
  if (!('href' in detail)) return { type: 'event', name, detail };
  return { type: 'event', name, detail: { ...detail, href: new URL(detail.href, base).href } };
}

/** One end of the line between a frame and the page around it. */
export interface FrameChannel<Out> {
  readonly send: (message: Out) => void;
  readonly close: () => void;
}

interface ChannelOptions<In> {
  readonly other: () => Window | null;
  /** The only origin that is spoken to and heard. */
  readonly origin: string;
  readonly onMessage: (message: In) => void;
}

/** Speaks to one window of one origin and hears nobody else. */
export function openFrameChannel<Out, In>({
  other,
  origin,
  onMessage,
}: ChannelOptions<In>): FrameChannel<Out> {
  const onWindowMessage = ({ source, origin: from, data }: MessageEvent): void => {
    if (source === null || source !== other() || from !== origin) return;
    const sent = data as { readonly mark?: unknown; readonly message: In } | null;
    if (sent?.mark === mark) onMessage(sent.message);
  };
  addEventListener('message', onWindowMessage);
  return {
    send: (message) => other()?.postMessage({ mark, message }, origin),
    close: () => removeEventListener('message', onWindowMessage),
  };
}
