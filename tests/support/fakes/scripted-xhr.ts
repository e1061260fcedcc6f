import { fakeOf } from './fake-of.ts';

/** Sizes of a `progress` event of the body. */
interface Sent {
  readonly loaded: number;
  /** Undefined if the browser doesn't know it. */
  readonly total?: number;
}

/** A request controlled by the test; has the members of XMLHttpRequest that the client uses. */
export class ScriptedXhr extends EventTarget {
  readonly upload = fakeOf<XMLHttpRequestUpload>(new EventTarget());
  readonly headers = new Map<string, string>();
  readyState = 0;
  status = 0;
  responseURL = '';
  responseText = '';
  isAborted = false;
  /** Called once it has received the body. */
  onSend: (() => void) | undefined;

  open(_method: string, url: string): void {
    this.responseURL = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getAllResponseHeaders(): string {
    return '';
  }
  send(): void {
    queueMicrotask(() => this.onSend?.());
  }
  abort(): void {
    this.isAborted = true;
  }

  /** Reports sent bytes of the body; all of it with `load`. */
  dispatchProgress(type: 'progress' | 'load', { loaded, total }: Sent): void {
    const facts = { loaded, total: total ?? 0, lengthComputable: total !== undefined };
    this.upload.dispatchEvent(Object.assign(new Event(type), facts));
  }
  dispatchHeaders(status: number): void {
    this.status = status;
    this.readyState = 2;
    this.dispatchEvent(new Event('readystatechange'));
  }
  answer(status: number, body: string): void {
    this.dispatchHeaders(status);
    this.responseText = body;
    this.dispatchEvent(new Event('load'));
  }
  end(type: 'error' | 'abort' | 'timeout'): void {
    this.dispatchEvent(new Event(type));
  }
}

/** The class has fewer members than the browser's. */
export const asXhr = (xhr: ScriptedXhr): XMLHttpRequest => fakeOf<XMLHttpRequest>(xhr);
