import type { GetHostToken, ResolveHostAsset } from '../contract/props.ts';
import type { EmbedMessage, HostMessage } from './frame-message.ts';

interface Question {
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

/** Gets tokens and assets by asking the host page by message. `send` posts to the host page. */
export function createFrameQuestions(send: (message: EmbedMessage) => void) {
  const open = new Map<number, Question>();
  let last = 0;
  const ask = <T>(messageOf: (question: number) => EmbedMessage): Promise<T> =>
    new Promise((resolve, reject) => {
      last += 1;
      open.set(last, { resolve, reject });
      send(messageOf(last));
    });
  return {
    /** Creates a new function each time, because a new `getToken` makes the element ask again. */
    createGetToken:
      (): GetHostToken =>
      ({ reason, rejected }) =>
        ask((question) => ({
          type: 'get-token',
          question,
          reason,
          ...(rejected !== undefined && { rejected }),
        })),
    resolveAsset: async ({
      signal,
      ...query
    }: Parameters<ResolveHostAsset>[0]): ReturnType<ResolveHostAsset> => {
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
    /** Ignores an answer without a question. */
    receive: (answer: Exclude<HostMessage, { readonly type: 'props' }>) => {
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
