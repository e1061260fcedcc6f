import { isWebAddress } from '#lib/text/link-template.ts';

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
    const { getToken: _, resolveAsset, ...rest } = given;
    channel.send({ type: 'props', props: rest, hasOtherToken, hasResolver: resolveAsset !== undefined });
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
      case 'resolve-asset':
        return void assets.answer(message.question, message.query);
      case 'end-resolve-asset':
        return assets.end(message.question);
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
  const assets = createAssetAnswers(channel, () => given.resolveAsset, end.signal);
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

/** Answers the frame's questions for assets; `signal` ends all of them. */
function createAssetAnswers(
  channel: FrameChannel<HostMessage>,
  resolver: () => FrameProps['resolveAsset'],
  signal: AbortSignal,
) {
  const open = new Map<number, AbortController>();
  return {
    async answer(
      question: number,
      query: { readonly id: string } | { readonly code: string },
    ): Promise<void> {
      const end = new AbortController();
      open.set(question, end);
      try {
        const asset = await resolver()!({ ...query, signal: AbortSignal.any([signal, end.signal]) });
        channel.send({ type: 'asset', question, asset });
      } catch {
        channel.send({ type: 'no-asset', question });
      }
      open.delete(question);
    },
    end: (question: number) => open.get(question)?.abort(),
  };
}
