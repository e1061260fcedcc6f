import { statusMeaning } from './http-status.ts';
import type { Problem } from './problem.ts';

/** Class of a failure, which says how the upload continues, and what may let it succeed once it has failed. */
export interface Failure {
  /**
   * `transient`: a later attempt may succeed. `unavailable`: the same, but the service takes no uploads for now, whichever
   * they are. `no-connection`: nothing answered. `sign-in`: the client has renewed the token, so the person must sign in.
   * `file-gone` and `file-changed`: the chosen file can't be sent. `permanent`: a person has to change something.
   */
  readonly kind:
    | 'transient'
    | 'unavailable'
    | 'no-connection'
    | 'sign-in'
    | 'file-gone'
    | 'file-changed'
    | 'permanent';
  /** The same again, other values, the file in its current version, or another file. */
  readonly remedy: 'retry' | 'edit' | 'same-file' | 'other-file';
}

/**
 * Failures of all problems but answers. Repeating an upload of unknown outcome is safe only because the service
 * recognizes identical content; a file that was changed while it was sent is only sent again by a person.
 */
const failures: Readonly<Record<Exclude<Problem['code'], 'http' | 'contract'>, Failure>> = {
  network: { kind: 'no-connection', remedy: 'retry' },
  stalled: { kind: 'no-connection', remedy: 'retry' },
  'no-answer': { kind: 'transient', remedy: 'retry' },
  'file-gone': { kind: 'file-gone', remedy: 'retry' },
  'file-unreadable': { kind: 'file-gone', remedy: 'retry' },
  'file-changed': { kind: 'file-changed', remedy: 'same-file' },
  'file-changed-while-sending': { kind: 'permanent', remedy: 'same-file' },
  'file-empty': { kind: 'permanent', remedy: 'other-file' },
  'file-too-large': { kind: 'permanent', remedy: 'other-file' },
  'type-not-accepted': { kind: 'permanent', remedy: 'other-file' },
  'no-token': { kind: 'sign-in', remedy: 'retry' },
  'role-missing': { kind: 'permanent', remedy: 'retry' },
  'asset-id-invalid': { kind: 'permanent', remedy: 'edit' },
  'base-url-invalid': { kind: 'permanent', remedy: 'retry' },
  unexpected: { kind: 'permanent', remedy: 'retry' },
};

/** Returns how an upload continues after a problem. */
export function failureOf(problem: Problem): Failure {
  switch (problem.code) {
    case 'http': {
      const { kind, remedy, isUnavailable } = statusMeaning(problem);
      if (kind === 'permanent' || kind === 'sign-in') return { kind, remedy };
      const isPause = isUnavailable || problem.retryDelayMs !== undefined;
      return { kind: isPause ? 'unavailable' : 'transient', remedy };
    }
    case 'contract': {
      const { reason } = problem;
      if (reason === 'other-document') return { kind: 'permanent', remedy: 'retry' };
      // Something else answered, such as a maintenance page.
      const isPage = reason === 'not-json' || reason === 'redirected';
      return { kind: isPage ? 'unavailable' : 'transient', remedy: 'retry' };
    }
    default: {
      // A newer release may have saved a problem that this one doesn't know.
      const { code } = problem;
      return failures[Object.hasOwn(failures, code) ? code : 'unexpected'];
    }
  }
}
