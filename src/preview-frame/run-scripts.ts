import { handlersMark } from '#manual/preview/names.ts';
import { inlineScripts, isScriptType, unclosedScriptAt } from '#manual/preview/script-markup.ts';

import type { Addresses } from './addresses.ts';

type Method = (...all: unknown[]) => unknown;

/** Replaces a method; the replacement receives the original. */
function wrap(prototype: object, name: string, wrapper: (original: Method) => Method): void {
  const original = Reflect.get(prototype, name) as Method;
  Object.defineProperty(prototype, name, { configurable: true, writable: true, value: wrapper(original) });
}

/**
 * [Note: scripts] The policy of a frame runs scripts only from `blob:` addresses that the frame made itself, and the
 * program of a frame by its hash. So in every frame that a manual creates, the program runs first and removes what no
 * policy covers. What the policy blocks in this frame as well is run here instead: event
 * handlers in attributes, `javascript:` addresses, and inline scripts that a script adds.
 */
export function runScripts({ script: addressOf }: Pick<Addresses, 'script'>): void {
  let unclosed = '';

  function asBlob(all: string, attributes: string, source: string): string {
    const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1];
    if (!isScriptType(type)) return all;
    const rest = attributes.replace(/\s(?:async|defer)\b/gi, '');
    return `<script${rest} src="${addressOf(source)}"></script>`;
  }
  function writable(texts: readonly unknown[]): string {
    // The end of an open script may come with the next call.
    const text = unclosed + texts.join('');
    const end = unclosedScriptAt(text);
    unclosed = text.slice(end);
    return text.slice(0, end).replace(inlineScripts, asBlob);
  }

  for (const [name, end] of [
    ['write', ''],
    ['writeln', '\n'],
  ] as const) {
    wrap(Document.prototype, name, (write) => {
      return function writeManual(this: Document, ...texts) {
        return write.call(this, writable([...texts, end]));
      };
    });
  }
  trackCreatedScripts();
  runInsertedScripts();
}

/** Inline scripts that run when they are inserted; one inserted with `innerHTML` never does. */
const createdScripts = new WeakSet<Node>();

function trackCreatedScripts(): void {
  wrap(Document.prototype, 'createElement', (createElement) => {
    return function createRemembered(this: Document, ...all) {
      const element = createElement.apply(this, all);
      if (element instanceof HTMLScriptElement) createdScripts.add(element);
      return element;
    };
  });
  wrap(Range.prototype, 'createContextualFragment', (createFragment) => {
    return function createRemembered(this: Range, ...all) {
      const fragment = createFragment.apply(this, all) as DocumentFragment;
      for (const script of fragment.querySelectorAll('script')) createdScripts.add(script);
      return fragment;
    };
  });
}

/** Libraries insert a script and expect that it has run when the call returns. */
function runInsertedScripts(): void {
  for (const name of ['appendChild', 'insertBefore']) {
    wrap(Node.prototype, name, (insert) => {
      return function insertRun(this: Node, ...all) {
        const inserted = insert.apply(this, all);
        runIfInline(inserted as Node);
        return inserted;
      };
    });
  }
}

/** Runs an inline script inserted by a script, once. */
export function runIfInline(node: Node): void {
  if (!createdScripts.has(node) || !(node instanceof HTMLScriptElement) || !node.isConnected) return;
  if (node.hasAttribute('src') || !isScriptType(node.type) || node.text.trim() === '') return;
  createdScripts.delete(node);
  runInPage(node.text);
}

/** Runs source text as a script of the page. */
function runInPage(source: string): void {
  try {
    // oxlint-disable-next-line no-eval -- the browser would do the same without the policy
    (0, eval)(source);
  } catch (error) {
    reportError(error);
  }
}

/** Runs a `javascript:` address; returns false for another address. */
export function runAddress(address: string): boolean {
  const [, source] = /^\s*javascript:(.*)$/is.exec(address) ?? [];
  if (source !== undefined) runInPage(decoded(source));
  return source !== undefined;
}

function decoded(source: string): string {
  try {
    return decodeURIComponent(source);
  } catch {
    return source;
  }
}

/** Names of event handler attributes. */
export const handlerNames: readonly string[] = [...new Set([HTMLBodyElement, SVGElement].flatMap(namesOn))];

function namesOn({ prototype }: { readonly prototype: object }): readonly string[] {
  const names: string[] = [];
  for (const name in prototype) if (name.startsWith('on')) names.push(name);
  return names;
}

/** Elements whose handlers are set: an element that is moved keeps handlers that a script has set meanwhile. */
const handledElements = new WeakSet<Element>();

/** Sets the event handlers that the attributes of an element hold. */
export function setHandlers(element: Element): void {
  if (handledElements.has(element)) return;
  handledElements.add(element);
  const moved = element.getAttribute(handlersMark);
  if (moved !== null) {
    for (const [name, source] of Object.entries<string>(JSON.parse(moved))) {
      setHandler(element, name, source);
    }
  }
  for (const { name, value } of element.attributes) {
    if (name.startsWith('on')) setHandler(element, name, value);
  }
}

/** `source` is null if the attribute was removed. */
export function setHandler(element: Element, name: string, source: string | null): void {
  if (name in element) Reflect.set(element, name, source === null ? null : handlerOf(source));
}

function handlerOf(source: string): unknown {
  try {
    // The scopes of a handler (HTML standard, 8.1.8.1): the document, the form around the element, the element.
    // oxlint-disable-next-line typescript/no-implied-eval -- the browser would do the same without the policy
    return new Function('event', `with(document){with(this.form||{}){with(this){${source}\n}}}`);
  } catch (error) {
    reportError(error);
    return null;
  }
}
