import type { Alive, Answer, WorkerPort } from '#lib/worker/worker-port.ts';

/** A worker controlled by the test: records requests, and sends the messages and errors that the test wants. */
export class FakeWorker<Request, A extends Answer> extends EventTarget implements WorkerPort<Request> {
  readonly requests: Request[] = [];
  isTerminated = false;
  private readonly onRequest: ((worker: FakeWorker<Request, A>, request: Request) => void) | undefined;

  constructor(onRequest?: (worker: FakeWorker<Request, A>, request: Request) => void) {
    super();
    this.onRequest = onRequest;
  }
  postMessage(request: Request): void {
    this.requests.push(request);
    this.onRequest?.(this, request);
  }
  terminate(): void {
    this.isTerminated = true;
    this.dispatchEvent(new Event('terminated'));
  }
  say(data: Alive | A): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  breakDown(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}
