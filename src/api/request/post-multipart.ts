import type { Clock } from '#lib/time/clock.ts';
import { untilAborted } from '#lib/time/until-aborted.ts';

import { ProblemError } from '../errors.ts';
import { sendableFileName } from '../file-name.ts';
import { contractError, type HttpAnswer } from './read-answer.ts';
import { outcomeOf, watchUpload, type BodyProgress } from './upload-watch.ts';

/** One POST of one file. */
export interface MultipartPost {
  readonly url: string;
  readonly token: string;
  /** Text parts in sending order; the file is the last part. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly file: File;
  readonly signal: AbortSignal;
  /** Called with rising numbers; the last one, when every byte is sent, is the total. */
  readonly onProgress: (progress: BodyProgress) => void;
  /** Longest time without progress while the body is under way. */
  readonly stallMs: number;
  /** Longest time for the first byte to leave, and for the answer after the last one. */
  readonly answerWaitMs: number;
  readonly createXhr: () => XMLHttpRequest;
  readonly clock: Clock;
}

/** Returns the body of the request. */
export function formDataOf({ fields, file }: Pick<MultipartPost, 'fields' | 'file'>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.append('file', file, sendableFileName(file.name));
  return form;
}

/** Status and headers as they arrived: if the body breaks off, the browser discards the status. */
type Head = Omit<HttpAnswer, 'body'>;

function headOf(xhr: XMLHttpRequest): Head {
  // Reading an unexposed header by name logs an error to Chromium's console.
  const [, retryAfter = null] = /^retry-after:[ \t]*(.*?)[ \t\r]*$/im.exec(xhr.getAllResponseHeaders()) ?? [];
  return { status: xhr.status, url: xhr.responseURL, retryAfter };
}

/** `XMLHttpRequest.HEADERS_RECEIVED`, whose class need not exist where `createXhr` comes from. */
const headersReceived = 2;

function openXhr({ createXhr, url, token }: MultipartPost): XMLHttpRequest {
  const xhr = createXhr();
  xhr.open('POST', url);
  xhr.withCredentials = false;
  // Otherwise Firefox reads an answer without a media type as XML, and logs that it's none.
  xhr.responseType = 'text';
  xhr.setRequestHeader('Authorization', `Bearer ${token}`);
  return xhr;
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Error for an incomplete answer, based on the headers that arrived. */
export function brokenAnswer(head: Head | undefined, cause: Error): HttpAnswer {
  if (head === undefined) throw cause;
  if (isSuccess(head.status)) throw contractError('cut-short', head.status, cause);
  return { ...head, body: '' };
}

/**
 * Sends one multipart POST by XMLHttpRequest: it is the only API that reports upload progress, and browsers stream its
 * files from disk. `xhr.timeout` isn't used, since it includes a laptop's sleep.
 *
 * Resolves with any complete answer, and with only the status of an error answer that broke off. Rejects with the
 * signal's reason, or with `ProblemError`, also for a success that broke off.
 */
export async function postMultipart(post: MultipartPost): Promise<HttpAnswer> {
  const { signal } = post;
  signal.throwIfAborted();
  const body = formDataOf(post);
  const xhr = openXhr(post);
  const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>();
  let head: Head | undefined;

  const upload = watchUpload(xhr, post, reject);
  // Chromium also fires `abort` if its network service crashes, and `timeout` if a file system times out.
  for (const type of ['error', 'abort', 'timeout'] as const) {
    xhr.addEventListener(type, () => {
      const sentBytes = upload.sentBytes();
      reject(new ProblemError({ code: 'network', sentBytes, outcome: outcomeOf(sentBytes) }, { sentBytes }));
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
    if (!(error instanceof ProblemError)) throw error;
    return brokenAnswer(head, error);
  } finally {
    upload.stop();
    // No effect if the request has ended.
    xhr.abort();
  }
}
