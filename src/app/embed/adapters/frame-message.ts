import type { EmbedEvents } from '../contract/events.ts';
import type { IncompleteProps, ResolveHostAsset } from '../contract/props.ts';

/** Marks messages of this protocol, and its version. */
const mark = 'asset-document-upload/1';

/** Messages of the frame to the host page. */
export type EmbedMessage =
  /** Sent once the frame is ready. The spelling stays: host pages may have an adapter of another release. */
  | { readonly type: 'hello' }
  | {
      readonly type: 'get-token';
      readonly question: number;
      readonly reason: 'initial' | 'expired';
      readonly rejected?: string;
    }
  | {
      readonly type: 'resolve-asset';
      readonly question: number;
      readonly query: { readonly id: string } | { readonly code: string };
    }
  /** The frame doesn't wait for the answer any longer. */
  | { readonly type: 'end-resolve-asset'; readonly question: number }
  | {
      readonly type: 'event';
      readonly name: keyof EmbedEvents;
      readonly detail: EmbedEvents[keyof EmbedEvents];
    }
  | { readonly type: 'height'; readonly heightPx: number };

/** Messages of the host page to the frame. */
export type HostMessage =
  /**
   * Functions can't be posted: `hasOtherToken` says that `getToken` has changed, and `hasResolver` that there is a
   * `resolveAsset`.
   */
  | {
      readonly type: 'props';
      readonly props: IncompleteProps;
      readonly hasOtherToken?: boolean;
      readonly hasResolver?: boolean;
    }
  | { readonly type: 'token'; readonly question: number; readonly token: string }
  | { readonly type: 'no-token'; readonly question: number; readonly isOfNetwork: boolean }
  | {
      readonly type: 'asset';
      readonly question: number;
      readonly asset: Awaited<ReturnType<ResolveHostAsset>>;
    }
  | { readonly type: 'no-asset'; readonly question: number };

/**
 * Message of an event. Addresses are resolved against `base`, the frame's, since relative ones would lead elsewhere in
 * the host page.
 */
export function eventMessage<Name extends keyof EmbedEvents>(
  name: Name,
  detail: EmbedEvents[Name],
  base: string,
): EmbedMessage {
  if (!('href' in detail)) return { type: 'event', name, detail };
  return { type: 'event', name, detail: { ...detail, href: new URL(detail.href, base).href } };
}

/** One end of the channel between a frame and its host page. */
export interface FrameChannel<Out> {
  readonly send: (message: Out) => void;
  readonly close: () => void;
}

interface ChannelOptions<In> {
  readonly other: () => Window | null;
  /** Messages are sent to and accepted from this origin only. */
  readonly origin: string;
  readonly onMessage: (message: In) => void;
}

/** Opens a channel to one window of one origin; messages of others are ignored. */
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
