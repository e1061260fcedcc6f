import type { FrameMessage, FrameStart } from '#manual/preview/frame-protocol.ts';
import { pictureMark } from '#manual/preview/names.ts';
import { manualRoot } from '#manual/preview/manual-url.ts';
import type { DeferredResource } from '#manual/preview/rendering.ts';

import type { Addresses } from './addresses.ts';
import type { PageNavigator } from './page-navigator.ts';
import { handlerNames, runIfInline, setHandler, setHandlers } from './run-scripts.ts';

/** Shared by the parts of a frame's program. */
export interface FrameContext {
  readonly start: FrameStart;
  readonly post: (message: FrameMessage) => void;
  /** Requests a file of the manual. */
  readonly ask: (url: string) => Promise<DeferredResource>;
  readonly addresses: Addresses;
  readonly pageNavigator: PageNavigator;
}

/** Loads files of the manual for elements that a script adds or changes. */
export function watchElements(context: FrameContext): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (type === 'attributes' && target instanceof Element) {
        changeAttribute(target, attributeName ?? '', context);
      }
      for (const element of [...addedNodes].filter((node) => node instanceof Element)) {
        supplyAll(element, context);
      }
    }
  });
  const attributeFilter = ['src', 'href', 'srcdoc', ...handlerNames];
  const watch = (root: Node): void =>
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
  watch(document);
  // Observers of the document don't see into shadow roots.
  const attach = Reflect.get(Element.prototype, 'attachShadow');
  Element.prototype.attachShadow = function attachWatched(this: Element, init) {
    const root = attach.call(this, init);
    watch(root);
    return root;
  };
  // The first load fails and is repeated with a blob address: the page only gets the events of the second one.
  addEventListener(
    'error',
    (event) => event.target && pendingElements.has(event.target) && event.stopImmediatePropagation(),
    true,
  );
}

/** Elements whose file has been requested. */
const pendingElements = new WeakSet<object>();

function changeAttribute(element: Element, name: string, context: FrameContext): void {
  if (name.startsWith('on')) setHandler(element, name, element.getAttribute(name));
  else supplyElement(element, context);
}

function supplyAll(root: Element, context: FrameContext): void {
  supplyElement(root, context);
  setHandlers(root);
  for (const element of root.querySelectorAll('*')) setHandlers(element);
  runIfInline(root);
  for (const element of root.querySelectorAll(watched)) supplyElement(element, context);
}

const watched = `img, script, link, iframe, frame, audio, video, source, [${pictureMark}]`;

function supplyElement(element: Element, context: FrameContext): void {
  const picture = element.getAttribute(pictureMark);
  if (picture !== null) return showPicture(element, picture);
  if (element instanceof HTMLIFrameElement || element instanceof HTMLFrameElement) {
    return supplyFrame(element, context);
  }
  const attribute = element instanceof HTMLLinkElement ? 'href' : 'src';
  if (!element.matches(watched) || !element.hasAttribute(attribute)) return;
  const url = URL.parse(element.getAttribute(attribute) ?? '', document.baseURI)?.href;
  if (url?.startsWith(manualRoot)) void supplyFile({ element, attribute, url }, context);
}

/**
 * Replaces the address of a frame by the program of a frame; without it no script would run, see [Note: scripts]. The
 * new document replaces what the address began to load, or the browser's history would grow.
 */
function supplyFrame(
  frame: HTMLIFrameElement | HTMLFrameElement,
  { addresses, pageNavigator, post }: FrameContext,
) {
  const html = frame.getAttribute('srcdoc');
  const src = frame.getAttribute('src') ?? '';
  if (html === null && (src === '' || addresses.isOwnFrame(src))) return;
  const url = URL.parse(src, document.baseURI)?.href ?? '';
  frame.removeAttribute('srcdoc');
  const send = (address: string): void => frame.contentWindow?.location.replace(address);
  if (html !== null) send(addresses.frame({ url: pageNavigator.current().href, html }));
  else if (url.startsWith(manualRoot)) send(addresses.frame({ url }));
  else if (url !== 'about:blank') {
    post({ kind: 'blocked', url });
    send('about:blank');
  }
}

interface FileRequest {
  readonly element: Element;
  readonly attribute: string;
  readonly url: string;
}

async function supplyFile(
  { element, attribute, url }: FileRequest,
  { ask, addresses }: FrameContext,
): Promise<void> {
  pendingElements.add(element);
  const { main, resources } = await ask(url);
  const [, hash = ''] = url.split(/(?=#)/, 2);
  const address = addresses.join([main], resources);
  pendingElements.delete(element);
  if (element instanceof HTMLScriptElement) replaceScript(element, address);
  else element.setAttribute(attribute, address + hash);
}

/** Replaces a script by a copy, because a script element runs once even if it failed to load. */
function replaceScript(script: HTMLScriptElement, address: string): void {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.src = address;
  for (const name of ['load', 'error']) {
    copy.addEventListener(name, () => script.dispatchEvent(new Event(name)));
  }
  script.after(copy);
}

/** Replaces an `<object>`, which could show a document with scripts, by a picture. */
function showPicture(element: Element, address: string): void {
  const picture = document.createElement('img');
  for (const name of ['id', 'class', 'style', 'width', 'height', 'title', 'alt']) {
    const value = element.getAttribute(name);
    if (value !== null) picture.setAttribute(name, value);
  }
  picture.src = address;
  element.replaceWith(picture);
}
