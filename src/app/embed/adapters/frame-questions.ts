import type { GetHostToken, ResolveHostAsset } from '../contract/props.ts';
import type { EmbedMessage, HostMessage } from './frame-message.ts';

/** Gets tokens and assets by asking the host page by message. */
export interface FrameQuestions {
  /** Creates a new function each time, because a new `getToken` makes the element ask again. */
  readonly createGetToken: () => GetHostToken;
  readonly resolveAsset: ResolveHostAsset;
  /** Ignores an answer without a question. */
  readonly receive: (answer: Exclude<HostMessage, { readonly type: 'props' }>) => void;
}

interface Question {
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

/** `send` posts to the host page. */
export function createFrameQuestions(send: (message: EmbedMessage) => void): FrameQuestions {
  const open = new Map<number, Question>();
  let last = 0;
  const ask = <T>(messageOf: (question: number) => EmbedMessage): Promise<T> =>
    new Promise((resolve, reject) => {
      last += 1;
      open.set(last, { resolve, reject });
      send(messageOf(last));
    });
  return {
    createGetToken:
      () =>
      ({ reason, rejected }) =>
        ask((question) => ({
          type: 'get-token',
          question,
          reason,
          ...(rejected !== undefined && { rejected }),
        })),
    async resolveAsset({ signal, ...query }) {
      signal.throwIfAborted();
      return ask((question) => {
        signal.addEventListener('abort', () => {
          open.get(question)?.reject(signal.reason);
          // Nothing is left to end once there is an answer.
          if (open.delete(question)) send({ type: 'end-resolve-asset', question });
        });
        return { type: 'resolve-asset', question, query };
      });
    },
    receive(answer) {
      const question = open.get(answer.question);
      open.delete(answer.question);
      if ('token' in answer) question?.resolve(answer.token as never);
      else if ('asset' in answer) question?.resolve(answer.asset as never);
      else {
        const name = 'isOfNetwork' in answer && answer.isOfNetwork ? 'NetworkError' : 'Error';
        question?.reject(Object.assign(new Error('The page around could not answer.'), { name }));
      }
    },
  };
}
