import { isWebAddress } from '#lib/link-template.ts';

import type { ConnectFrame, FrameProps } from '../contract/methods.ts';
import type { GetHostToken } from '../contract/props.ts';
import { createEmit } from '../events/emit.ts';

import { openFrameChannel, type EmbedMessage, type HostMessage, type FrameChannel } from './frame-message.ts';

/** See `ConnectFrame`. */
export const connectFrame: ConnectFrame = (frame, props) => {
  const end = new AbortController();
  const emit = createEmit(() => frame);
  let given = props;
  const sendProps = (hasOtherToken = false) => {
    const { getToken: _, ...rest } = given;
    channel.send({ type: 'props', props: rest, hasOtherToken });
  };
  const onMessage = (message: EmbedMessage): void => {
    switch (message.type) {
      case 'hello':
        return sendProps();
      case 'height':
        frame.style.height = `${message.heightPx}px`;
        return undefined;
      case 'get-token':
        return void answer(channel, message, { props: given, signal: end.signal });
      case 'event':
        if (emit(message.name, message.detail) && 'href' in message.detail) {
          const { href } = message.detail;
          if (isWebAddress(href, document.baseURI)) open(href, '_blank', 'noopener');
        }
        return undefined;
    }
  };
  const channel = openFrameChannel<HostMessage, EmbedMessage>({
    other: () => frame.contentWindow,
    origin: new URL(frame.src).origin,
    onMessage,
  });
  // Its first message may have come before there was a listener.
  sendProps();
  return {
    update: (next) => {
      const before = given.getToken;
      given = { ...given, ...next };
      sendProps(given.getToken !== before);
    },
    disconnect: () => {
      channel.close();
      end.abort();
    },
  };
};

async function answer(
  channel: FrameChannel<HostMessage>,
  { question, reason, rejected }: Extract<EmbedMessage, { readonly type: 'get-token' }>,
  { props, signal }: { readonly props: FrameProps; readonly signal: AbortSignal },
): Promise<void> {
  try {
    const ask = props.getToken as GetHostToken;
    const token = await ask({ reason, ...(rejected !== undefined && { rejected }), signal });
    channel.send({ type: 'token', question, token });
  } catch (error) {
    const isOfNetwork = error instanceof Error && error.name === 'NetworkError';
    channel.send({ type: 'no-token', question, isOfNetwork });
  }
}
