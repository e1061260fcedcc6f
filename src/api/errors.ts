import type { ServiceProblem } from './contract/service-problem.ts';
import type { ContractBreach } from './problem.ts';

// The guards go by class and not by name: DOMException has errors named NetworkError and TimeoutError of its own.

/** No readable answer came: refused, reset, blocked by CORS or CSP, offline. The browser does not say which. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** Bytes of the body that the browser reported sent. */
  readonly sentBytes: number;

  constructor(sentBytes: number, options?: ErrorOptions) {
    super('The request ended without an answer', options);
    this.sentBytes = sentBytes;
  }
}

/** We gave up waiting: for the first byte to leave (`connecting`), for progress (`sending`) or for the answer. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly phase: Phase;
  /** Milliseconds without any sign of life, times of sleep left out. */
  readonly idleMs: number;
  readonly sentBytes: number;

  constructor(wait: { phase: Phase; idleMs: number; sentBytes: number }, options?: ErrorOptions) {
    super(`Nothing happened for ${Math.round(wait.idleMs)} ms while ${wait.phase}`, options);
    this.phase = wait.phase;
    this.idleMs = wait.idleMs;
    this.sentBytes = wait.sentBytes;
  }
}

/** How far a request is: no byte sent, some, all of them. */
export type Phase = 'connecting' | 'sending' | 'answering';

/** The service answered with a status that is not 2xx. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly said: ServiceProblem;
  readonly retryAfterMs: number | undefined;

  constructor(said: ServiceProblem, retryAfterMs: number | undefined, options?: ErrorOptions) {
    super(`The service answered with status ${said.status}`, options);
    this.said = said;
    this.retryAfterMs = retryAfterMs;
  }
}

/** An answer came that is not one of the contract: nobody knows whether the document was stored. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly reason: ContractBreach;
  readonly status: number;

  constructor(reason: ContractBreach, status: number, options?: ErrorOptions) {
    super(`The answer with status ${status} is not the service's: ${reason}`, options);
    this.reason = reason;
    this.status = status;
  }
}

/** Returns true if no readable answer came. */
export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError;
/** Returns true if we gave up waiting. */
export const isTimeoutError = (error: unknown): error is TimeoutError => error instanceof TimeoutError;
/** Returns true if the service answered with a status that is not 2xx. */
export const isHttpError = (error: unknown): error is HttpError => error instanceof HttpError;
/** Returns true if an answer came that is not one of the contract. */
export const isContractError = (error: unknown): error is ContractError => error instanceof ContractError;
