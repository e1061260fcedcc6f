import type { GetHostToken, ResolveHostAsset } from '../contract/props.ts';
import type { EmbedMessage, HostMessage } from './frame-message.ts';

/** Gets tokens and assets by asking the host page by message. `send` posts to the host page. */
export function createFrameQuestions(send: (message: EmbedMessage) => void) {
  const tokens = createQuestions<Awaited<ReturnType<GetHostToken>>>();
  const assets = createQuestions<Awaited<ReturnType<ResolveHostAsset>>>();
  let last = 0;
  const nextQuestion = (): number => {
    last += 1;
    return last;
  };
  return {
    /** Creates a new function each time, because a new `getToken` makes the element ask again. */
    createGetToken:
      (): GetHostToken =>
      ({ reason, rejected }) => {
        const question = nextQuestion();
        const answer = tokens.open(question);
        send({ type: 'get-token', question, reason, ...(rejected !== undefined && { rejected }) });
        return answer;
      },
    resolveAsset: async ({
      signal,
      ...query
    }: Parameters<ResolveHostAsset>[0]): ReturnType<ResolveHostAsset> => {
      signal.throwIfAborted();
      const question = nextQuestion();
      const answer = assets.open(question);
      signal.addEventListener('abort', () => {
        const requested = assets.close(question);
        requested?.reject(signal.reason);
        // Nothing is left to end once there is an answer.
        if (requested) send({ type: 'end-resolve-asset', question });
      });
      send({ type: 'resolve-asset', question, query });
      return answer;
    },
    /** Ignores an answer without a question, and one of another kind than its question. */
    receive: (answer: Exclude<HostMessage, { readonly type: 'props' }>) => {
      const { type, question } = answer;
      if (type === 'token') tokens.close(question)?.resolve(answer.token);
      else if (type === 'asset') assets.close(question)?.resolve(answer.asset);
      else if (type === 'no-token') tokens.close(question)?.reject(unanswered(answer.isOfNetwork));
      else assets.close(question)?.reject(unanswered(false));
    },
  };
}

/** Open questions of one kind, by number. */
function createQuestions<T>() {
  const questions = new Map<number, Pick<PromiseWithResolvers<T>, 'resolve' | 'reject'>>();
  return {
    /** Resolves to the answer. */
    open: (question: number): Promise<T> =>
      new Promise((resolve, reject) => void questions.set(question, { resolve, reject })),
    /** Returns what settles a question, unless it is closed already. */
    close: (question: number) => {
      const closed = questions.get(question);
      questions.delete(question);
      return closed;
    },
  };
}

const unanswered = (isOfNetwork: boolean): Error =>
  Object.assign(new Error('The page around could not answer.'), {
    name: isOfNetwork ? 'NetworkError' : 'Error',
  });
