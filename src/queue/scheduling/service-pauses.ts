import { backoffMs } from '#lib/time/backoff.ts';

import type { FailureClass } from '../ports.ts';
import type { Timers } from '../timers.ts';
import {
  bigBytes,
  sentBytesOf,
  type Sending,
  type ServicePause,
  type Storing,
  type Waiting,
} from '../upload.ts';

const pausing = { baseMs: 1000, capMs: 300_000 };

/** Pauses of all uploads while the service takes none. */
export type ServicePauses = ReturnType<typeof createServicePauses>;

/** Meaning of a failed attempt for its upload and for the service. */
export interface ServiceFailure {
  /** True if the upload may be the reason, so that the failure counts against it. */
  readonly isCounted: boolean;
  /** Set if the service takes no uploads. */
  readonly rejection?: Rejection;
}

/** Answer that the service takes no uploads. */
export interface Rejection extends ServicePause {
  /** Length of the pause in milliseconds. */
  readonly pauseMs: number;
}

interface ServicePausesOptions {
  readonly timers: Timers;
  readonly random: () => number;
  /** Called when a pause is over. */
  readonly onEnd: () => void;
}

export function createServicePauses(options: ServicePausesOptions) {
  const { isPaused, pause, end } = createRunningPauses(options);
  /** Uploads that failed since the service last took one, or rejected one for another reason. */
  const failedIds = new Set<string>();
  let rejections = 0;

  function reject(retryDelayMs = 0): Rejection {
    // Attempts that were under way together are rejected together.
    if (rejections === 0 || !isPaused()) rejections += 1;
    // Half of the delay is random, so that devices that were rejected together don't return together.
    const pauseMs = Math.max(retryDelayMs, backoffMs(rejections, pausing) * (0.5 + options.random() / 2));
    const isRequested = retryDelayMs > 0;
    pause(pauseMs, isRequested);
    return { pauseMs, rejections, isRequested };
  }

  function answered(): void {
    failedIds.clear();
    rejections = 0;
  }

  return {
    isPaused,
    /** Call when an attempt failed: starts a pause if the service is the reason. */
    failed: (upload: Sending | Storing, failureClass: FailureClass) => {
      const { kind } = failureClass;
      const sentBytes = sentBytesOf(upload);
      const isFirst = failedIds.size === 0;
      const isAlone = isFirst || (failedIds.size === 1 && failedIds.has(upload.id));
      switch (kind) {
        case 'permanent':
        case 'sign-in':
          answered();
          return { isCounted: false };
        case 'file':
          // A problem with the local file says nothing about the service.
          return { isCounted: false };
        case 'no-connection':
          if (sentBytes === 0) return { isCounted: false };
          failedIds.add(upload.id);
          // So much isn't sent all day.
          return { isCounted: isFirst || sentBytes >= bigBytes };
        case 'transient':
          failedIds.add(upload.id);
          return isAlone ? { isCounted: true } : { isCounted: false, rejection: reject() };
        case 'unavailable':
          failedIds.add(upload.id);
          return { isCounted: isFirst, rejection: reject(failureClass.retryDelayMs) };
      }
    },
    /** Continues the pause that another tab or an earlier visit began, for `leftMs` milliseconds. */
    restore: ({ id, waitsFor }: Waiting, leftMs: number) => {
      if (waitsFor.kind === 'connection') failedIds.add(id);
      if (waitsFor.kind !== 'retry-scheduled' || !waitsFor.pause) return;
      failedIds.add(id);
      rejections = Math.max(rejections, waitsFor.pause.rejections);
      pause(leftMs, waitsFor.pause.isRequested);
    },
    /** Call when a document was stored: ends the pauses, those that the service asked for only if a person forced it. */
    stored: (isForced: boolean) => {
      answered();
      end('own');
      if (isForced) end('requested');
    },
  };
}

function createRunningPauses({ timers, onEnd }: ServicePausesOptions) {
  /** Functions that end a pause. */
  const running = { requested: new Set<() => void>(), own: new Set<() => void>() };
  return {
    isPaused: (): boolean => running.requested.size + running.own.size > 0,
    pause: (pauseMs: number, isRequested: boolean): void => {
      const pauses = isRequested ? running.requested : running.own;
      const end = (): void => {
        cancel();
        pauses.delete(end);
        onEnd();
      };
      const cancel = timers.set(pauseMs, end);
      pauses.add(end);
    },
    end: (kind: keyof typeof running): void => {
      for (const end of running[kind]) end();
    },
  };
}
