import type { ResolveHostAsset } from '../contract/props.ts';

import type { EmbedMessage, HostMessage } from './frame-message.ts';

type HostAsset = Awaited<ReturnType<ResolveHostAsset>>;
type Answer = Extract<HostMessage, { readonly type: 'asset' | 'no-asset' }>;

/** Finds assets by asking the host page by message. */
export interface FrameAssets {
  readonly resolveAsset: ResolveHostAsset;
  readonly receive: (answer: Answer) => void;
}

interface Question {
  readonly resolve: (asset: HostAsset) => void;
  readonly reject: (reason: Error) => void;
}

/** `send` posts to the host page. */
export function createFrameAssets(send: (message: EmbedMessage) => void): FrameAssets {
  const questions = new Map<number, Question>();
  let lastQuestion = 0;
  return {
    resolveAsset: ({ signal, ...query }) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        lastQuestion += 1;
        const question = lastQuestion;
        questions.set(question, { resolve, reject });
        signal.addEventListener('abort', () => {
          // Nothing is left to end once there is an answer.
          if (questions.delete(question)) send({ type: 'end-resolve-asset', question });
          reject(signal.reason);
        });
        send({ type: 'resolve-asset', question, query });
      }),
    receive(answer) {
      const question = questions.get(answer.question);
      questions.delete(answer.question);
      if (answer.type === 'asset') return question?.resolve(answer.asset);
      return question?.reject(new Error('The page around could not find the asset.'));
    },
  };
}
