import type { EmbedEvents, GetHostToken } from '../contract.ts';
import { mount } from '../mount.tsx';
import { report } from '../report.ts';

import { keepDialogsInSight } from './dialogs-in-sight.ts';
import { openLine, type FrameMessage, type HostMessage } from './frame-message.ts';

const eventNames = [
  'ready',
  'queued',
  'stored',
  'duplicate',
  'failed',
  'progress',
  'navigate',
  'sign-in-needed',
] as const satisfies readonly (keyof EmbedEvents)[];

interface Answer {
  readonly resolve: (token: string) => void;
  readonly reject: (reason: Error) => void;
}

/** The page in a frame: what the page around it gives, it shows; what happens, it tells. */
function begin(parentOrigin: string): void {
  const place = document.body;
  const questions = new Map<number, Answer>();
  let lastQuestion = 0;
  const line = openLine<FrameMessage, HostMessage>({
    other: () => parent,
    origin: parentOrigin,
    onMessage: (message) => {
      if (message.type === 'props') return mounted.update({ ...message.props, getToken });
      const answer = questions.get(message.question);
      questions.delete(message.question);
      if (message.type === 'token') return answer?.resolve(message.token);
      const name = message.isOfNetwork ? 'NetworkError' : 'Error';
      return answer?.reject(Object.assign(new Error('The page around gave no token.'), { name }));
    },
  });
  const getToken: GetHostToken = ({ reason, rejected }) =>
    new Promise((resolve, reject) => {
      lastQuestion += 1;
      questions.set(lastQuestion, { resolve, reject });
      line.say({
        type: 'get-token',
        question: lastQuestion,
        reason,
        ...(rejected !== undefined && { rejected }),
      });
    });
  const mounted = mount(place);

  for (const name of eventNames) {
    place.addEventListener(`asset-document-upload:${name}`, (event) => {
      // Where a link leads is for the page around to decide, which cannot say so at once.
      if (name === 'navigate') event.preventDefault();
      line.say({ type: 'event', name, detail: (event as CustomEvent<EmbedEvents[typeof name]>).detail });
    });
  }
  let leastHeightPx = 0;
  const sayHeight = () => line.say({ type: 'height', heightPx: Math.max(place.scrollHeight, leastHeightPx) });
  new ResizeObserver(sayHeight).observe(place);
  keepDialogsInSight(place.lastElementChild!.shadowRoot!, (heightPx) => {
    if (heightPx === leastHeightPx) return;
    leastHeightPx = heightPx;
    sayHeight();
  });
  line.say({ type: 'hello' });
}

const origin = new URLSearchParams(location.search).get('parent');
if (origin !== null && parent !== window && URL.canParse(origin)) begin(new URL(origin).origin);
else report(`frame.html is for a frame; its address needs ?parent= with the origin of the page around it.`);
