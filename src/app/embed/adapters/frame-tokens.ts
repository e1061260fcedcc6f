import type { GetHostToken } from '../contract/props.ts';

import type { EmbedMessage, HostMessage } from './frame-message.ts';

/** Token source that asks the host page by message. */
export interface FrameTokens {
  /** Creates a new function each time, because a new `getToken` makes the element ask again. */
  readonly createAsk: () => GetHostToken;
  readonly receive: (answer: Extract<HostMessage, { readonly type: 'token' | 'no-token' }>) => void;
}

interface Question {
  readonly resolve: (token: string) => void;
  readonly reject: (reason: Error) => void;
}

/** `send` posts to the host page. */
export function createFrameTokens(send: (message: EmbedMessage) => void): FrameTokens {
  const questions = new Map<number, Question>();
  let lastQuestion = 0;
  return {
    createAsk:
      () =>
      ({ reason, rejected }) =>
        new Promise((resolve, reject) => {
          lastQuestion += 1;
          questions.set(lastQuestion, { resolve, reject });
          const question = lastQuestion;
          send({ type: 'get-token', question, reason, ...(rejected !== undefined && { rejected }) });
        }),
    receive(answer) {
      const question = questions.get(answer.question);
      questions.delete(answer.question);
      if (answer.type === 'token') return question?.resolve(answer.token);
      const name = answer.isOfNetwork ? 'NetworkError' : 'Error';
      return question?.reject(Object.assign(new Error('The page around gave no token.'), { name }));
    },
  };
}
