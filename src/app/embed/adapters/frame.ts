import type { EmbedEvents } from '../contract/events.ts';
import { mount } from '../element/mount.tsx';
import { eventNames } from '../events/event-names.ts';
import { logError } from '../events/log-error.ts';
import { keepDialogsInSight } from './dialogs-in-sight.ts';
import { eventMessage, openFrameChannel, type EmbedMessage, type HostMessage } from './frame-message.ts';
import { createFrameQuestions } from './frame-questions.ts';

/** The page in a frame: renders with the properties of the host page, and reports events to it. */
function begin(parentOrigin: string): void {
  const place = document.body;
  const channel = openFrameChannel<EmbedMessage, HostMessage>({
    other: () => parent,
    origin: parentOrigin,
    onMessage: (message) => {
      if (message.type !== 'props') return questions.receive(message);
      if (message.hasOtherToken) getToken = questions.createGetToken();
      const resolveAsset = message.hasResolver ? questions.resolveAsset : undefined;
      return mounted.update({ ...message.props, getToken, resolveAsset });
    },
  });
  const questions = createFrameQuestions(channel.send);
  let getToken = questions.createGetToken();
  const mounted = mount(place);

  for (const name of eventNames) {
    place.addEventListener(`asset-document-upload:${name}`, (event) => {
      const { detail } = event as CustomEvent<EmbedEvents[typeof name]>;
      // The host page decides where a link leads, but can't answer synchronously.
      if ('href' in detail) event.preventDefault();
      channel.send(eventMessage(name, detail, document.baseURI));
    });
  }
  let minHeightPx = 0;
  const sendHeight = () =>
    channel.send({ type: 'height', heightPx: Math.max(place.scrollHeight, minHeightPx) });
  new ResizeObserver(sendHeight).observe(place);
  keepDialogsInSight(place.lastElementChild!.shadowRoot!, (heightPx) => {
    if (heightPx === minHeightPx) return;
    minHeightPx = heightPx;
    sendHeight();
  });
  channel.send({ type: 'hello' });
}

function start(): void {
  const origin = new URLSearchParams(location.search).get('parent');
  if (origin !== null && parent !== window && URL.canParse(origin)) begin(new URL(origin).origin);
  else logError('frame.html needs ?parent= in its address, with the origin of the page around it.');
}

// A server that imports every entry has no window.
if (typeof window !== 'undefined') start();
