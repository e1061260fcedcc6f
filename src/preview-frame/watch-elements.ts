import { pictureMark } from '#manual/preview/names.ts';
import { manualRoot } from '#manual/preview/manual-url.ts';

import type { FrameContext } from './frame.ts';

/** Gives elements that a script adds or changes what they ask for, as far as the manual has it. */
export function watchElements(context: FrameContext): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') settle(target as Element, context);
      for (const element of [...addedNodes].filter((node) => node instanceof Element)) {
        settleAll(element, context);
      }
    }
  });
  const attributeFilter = ['src', 'href', 'srcdoc'];
  const watch = (root: Node): void =>
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
  watch(document);
  // What is inside a shadow root is told to those only who watch it.
  const attach = Reflect.get(Element.prototype, 'attachShadow');
  Element.prototype.attachShadow = function attachWatched(this: Element, init) {
    const root = attach.call(this, init);
    watch(root);
    return root;
  };
  // What failed is asked for once more: the page hears of the second time.
  addEventListener(
    'error',
    (event) => event.target && underWay.has(event.target) && event.stopImmediatePropagation(),
    true,
  );
}

/** Elements whose file has been asked for. */
const underWay = new WeakSet<object>();

function settleAll(root: Element, context: FrameContext): void {
  settle(root, context);
  for (const element of root.querySelectorAll(watched)) settle(element, context);
}

const watched = `img, script, link, iframe, frame, audio, video, source, [${pictureMark}]`;

function settle(element: Element, context: FrameContext): void {
  const picture = element.getAttribute(pictureMark);
  if (picture !== null) return showPicture(element, picture);
  if (element instanceof HTMLIFrameElement || element instanceof HTMLFrameElement) {
    return settleFrame(element, context);
  }
  const attribute = element instanceof HTMLLinkElement ? 'href' : 'src';
  if (!element.matches(watched) || !element.hasAttribute(attribute)) return;
  const url = URL.parse(element.getAttribute(attribute) ?? '', document.baseURI)?.href;
  if (url?.startsWith(manualRoot)) void supply({ element, attribute, url }, context);
}

/**
 * A frame must begin with the program of a frame: without it its scripts could do what the program takes from them.
 * The browser loads nothing into a frame before this has run.
 */
function settleFrame(frame: HTMLIFrameElement | HTMLFrameElement, { addresses, guide, tell }: FrameContext) {
  const html = frame.getAttribute('srcdoc');
  const src = frame.getAttribute('src') ?? '';
  if (html === null && (src === '' || addresses.isOwnFrame(src))) return;
  const url = URL.parse(src, document.baseURI)?.href ?? '';
  frame.removeAttribute('srcdoc');
  if (html !== null) frame.src = addresses.frame({ url: guide.here().href, html });
  else if (url.startsWith(manualRoot)) frame.src = addresses.frame({ url });
  else if (url !== 'about:blank') {
    tell({ kind: 'blocked', url });
    frame.src = 'about:blank';
  }
}

interface Wanted {
  readonly element: Element;
  readonly attribute: string;
  readonly url: string;
}

async function supply({ element, attribute, url }: Wanted, { ask, addresses }: FrameContext): Promise<void> {
  underWay.add(element);
  const { main, resources } = await ask(url);
  const [, hash = ''] = url.split(/(?=#)/, 2);
  const address = addresses.join([main], resources);
  underWay.delete(element);
  if (element instanceof HTMLScriptElement) runAgain(element, address);
  else element.setAttribute(attribute, address + hash);
}

/** A script runs once, even if it could not be loaded: another one takes its place. */
function runAgain(script: HTMLScriptElement, address: string): void {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.src = address;
  for (const name of ['load', 'error']) {
    copy.addEventListener(name, () => script.dispatchEvent(new Event(name)));
  }
  script.after(copy);
}

/** An `<object>` would show a document, which may hold scripts; a picture looks the same. */
function showPicture(element: Element, address: string): void {
  const picture = document.createElement('img');
  for (const name of ['id', 'class', 'style', 'width', 'height', 'title', 'alt']) {
    const value = element.getAttribute(name);
    if (value !== null) picture.setAttribute(name, value);
  }
  picture.src = address;
  element.replaceWith(picture);
}
