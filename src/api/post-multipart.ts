import type { Clock } from './clock.ts';
import { ContractError, isNetworkError, isTimeoutError, NetworkError } from './errors.ts';
import { sendableFileName } from './file-name.ts';
import { untilAborted } from './until-aborted.ts';
import { watchUpload, type Progress } from './upload-watch.ts';

/** An answer as it came, whatever its status and its sense. */
export interface Answer {
  readonly status: number;
  /** The address that answered, after redirects. */
  readonly url: string;
  readonly body: string;
  /** The header, where the service lets a foreign origin read it. */
  readonly retryAfter: string | null;
}

/** One POST of one file. */
export interface MultipartPost {
  readonly url: string;
  readonly token: string;
  /** Text parts in the order in which they are sent; the file is the last part. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly file: File;
  readonly signal: AbortSignal;
  /** Hears rising numbers, the total last, once every byte is sent. */
  readonly onProgress: (progress: Progress) => void;
  /** Longest time without progress while the body is under way. */
  readonly stallMs: number;
  /** Longest time for the first byte to leave, and for the answer after the last one. */
  readonly answerWaitMs: number;
  readonly createXhr: () => XMLHttpRequest;
  readonly clock: Clock;
}

function formDataOf({ fields, file }: MultipartPost): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.append('file', file, sendableFileName(file.name));
  return form;
}

/** What was known of the answer when its headers came: a body that breaks off takes the status with it. */
type Head = Omit<Answer, 'body'>;

function headOf(xhr: XMLHttpRequest): Head {
  // Asked for by its name, a header that is not exposed to this origin is an error on the console in Chromium.
  const [, retryAfter = null] = /^retry-after:[ \t]*(.*?)[ \t\r]*$/im.exec(xhr.getAllResponseHeaders()) ?? [];
  return { status: xhr.status, url: xhr.responseURL, retryAfter };
}

/** `XMLHttpRequest.HEADERS_RECEIVED`, whose class need not exist where `createXhr` comes from. */
const headersReceived = 2;

function openXhr({ createXhr, url, token }: MultipartPost): XMLHttpRequest {
  const xhr = createXhr();
  xhr.open('POST', url);
  xhr.withCredentials = false;
  xhr.setRequestHeader('Authorization', `Bearer ${token}`);
  return xhr;
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function createDeferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The end of a request whose answer did not come whole: as much of the truth as its headers told. */
function brokenAnswer(head: Head | undefined, cause: Error): Answer {
  if (head === undefined) throw cause;
  if (isSuccess(head.status)) throw new ContractError('cut-short', head.status, { cause });
  return { ...head, body: '' };
}

/**
 * Sends one multipart POST by XMLHttpRequest: it is the only API that reports upload progress, and browsers stream its
 * files from disk. `xhr.timeout` is not used, since it counts a laptop's sleep.
 *
 * Resolves with every complete answer, and with the bare status of an error answer that broke off. Rejects with the
 * signal's reason, `NetworkError`, `TimeoutError`, or `ContractError` for a success that broke off.
 */
export async function postMultipart(post: MultipartPost): Promise<Answer> {
  const { signal } = post;
  signal.throwIfAborted();
  const body = formDataOf(post);
  const xhr = openXhr(post);
  const { promise, resolve, reject } = createDeferred<Answer>();
  let head: Head | undefined;

  const upload = watchUpload(xhr, post, reject);
  // Chromium fires `abort` unasked when its network service dies, and `timeout` unasked when a file system times out.
  for (const type of ['error', 'abort', 'timeout'] as const) {
    xhr.addEventListener(type, () => {
      reject(new NetworkError(upload.sentBytes()));
    });
  }
  xhr.addEventListener('readystatechange', () => {
    if (xhr.readyState === headersReceived) head = headOf(xhr);
  });
  xhr.addEventListener('load', () => {
    resolve({ ...headOf(xhr), body: xhr.responseText });
  });

  try {
    xhr.send(body);
    return await untilAborted(promise, signal);
  } catch (error) {
    if (!isNetworkError(error) && !isTimeoutError(error)) throw error;
    return brokenAnswer(head, error);
  } finally {
    upload.stop();
    // Without effect on a request that has ended.
    xhr.abort();
  }
}
