import type { ServiceProblem } from './contract/service-problem.ts';
import type { ContractBreach } from './problem.ts';

// The guards check the class, not the name: DOMException also has errors named NetworkError and TimeoutError.

/**
 * No readable answer: connection refused or reset, blocked by CORS or CSP, or offline. The browser doesn't say which.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** Bytes of the body that the browser reported as sent. */
  readonly sentBytes: number;

  constructor(sentBytes: number, options?: ErrorOptions) {
    super('The request ended without an answer', options);
    this.sentBytes = sentBytes;
  }
}

/**
 * The client stopped waiting for the first byte to leave (`connecting`), for progress (`sending`) or for the answer.
 */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly phase: Phase;
  /** Milliseconds without activity, excluding time while the device slept. */
  readonly idleMs: number;
  readonly sentBytes: number;

  constructor(wait: { phase: Phase; idleMs: number; sentBytes: number }, options?: ErrorOptions) {
    super(`Nothing happened for ${Math.round(wait.idleMs)} ms while ${wait.phase}`, options);
    this.phase = wait.phase;
    this.idleMs = wait.idleMs;
    this.sentBytes = wait.sentBytes;
  }
}

/** Progress of a request: no byte sent, some, or all. */
export type Phase = 'connecting' | 'sending' | 'answering';

/** The service answered with a status that is not 2xx. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly problem: ServiceProblem;
  readonly retryDelayMs: number | undefined;

  constructor(problem: ServiceProblem, retryDelayMs: number | undefined, options?: ErrorOptions) {
    super(`The service answered with status ${problem.status}`, options);
    this.problem = problem;
    this.retryDelayMs = retryDelayMs;
  }
}

/** The answer doesn't follow the contract: it is unknown whether the document was stored. */
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

/** Returns true if the error is a `NetworkError`. */
export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError;
/** Returns true if the error is a `TimeoutError` of this module. */
export const isTimeoutError = (error: unknown): error is TimeoutError => error instanceof TimeoutError;
/** Returns true if the service answered with a status that is not 2xx. */
export const isHttpError = (error: unknown): error is HttpError => error instanceof HttpError;
/** Returns true if the error is a `ContractError`. */
export const isContractError = (error: unknown): error is ContractError => error instanceof ContractError;
