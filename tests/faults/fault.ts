import type { AppProcess } from '../e2e/app-process.ts';
import type { AssetPage } from '../e2e/asset-page.ts';
import type { ChaosProxy, Injection } from './chaos-proxy.ts';
import type { Line } from './exchange.ts';
import type { Operation, TestFile } from './test-file.ts';

/** Environment that a fault can change. */
export interface Scene {
  readonly operation: Operation;
  readonly proxy: ChaosProxy;
  /** The application and its service; shared by all runs unless the fault requires a separate one. */
  readonly app: AppProcess;
  readonly page: AssetPage;
  /** The chosen files, all of the same content. */
  readonly files: readonly TestFile[];
  /** Resolves once the page knows that a request failed. */
  readonly untilRequestFailed: () => Promise<void>;
}

/** Status texts that a row can show in the end. */
export type RowStatus = 'Stored' | 'Already exists' | 'Failed' | 'Waiting' | 'Cancelled';

/** A fault, and its expected result. */
export interface Fault {
  readonly id: string;
  /** Description for the table. */
  readonly does: string;
  readonly kind: FaultKind;
  readonly injection?: Injection;
  /**
   * Number of injections; default: two, since browsers silently repeat a request that failed on a reused connection.
   */
  readonly times?: number;
  /** Requests with the fault; default: the upload. */
  readonly interceptedMethod?: 'POST' | 'OPTIONS';
  /** Runs after the files are chosen and before they are sent. */
  readonly arrange?: (scene: Scene) => Promise<void> | void;
  /** Runs while the files are being sent. */
  readonly meanwhile?: (scene: Scene) => Promise<void>;
  readonly line?: Partial<Line>;
  /** Keys of the application's configuration. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** True if the page has another address than the service, so that preflights and CORS apply. */
  readonly isCrossOrigin?: boolean;
  /** Number of idle connections when the upload starts; default: 1. */
  readonly idleSockets?: number;
  /** True if each run needs a new page, or leaves something behind in it. */
  readonly hasOwnPage?: boolean;
  /** True if the service is killed, so that each run needs a separate one. */
  readonly hasOwnApp?: boolean;
  /** Size of the files; default: 200 kB, which the browser has sent before they arrive. */
  readonly fileBytes?: number;
  /** Number of files with the same content. */
  readonly copies?: number;
  /** Expected final status of the rows; default: stored. */
  readonly expectedStatuses?: readonly RowStatus[];
  /** Expected documents of the service; default: the chosen one. */
  readonly expectedContent?: 'whole' | 'nothing' | 'anything';
  /** Expected final texts of the rows. */
  readonly words?: RegExp;
  /** Expected texts of the rows on the way. */
  readonly wordsBefore?: RegExp;
  /** True if a silent repetition by the browser may fix it, so that these texts may be missing. */
  readonly mayBeSilent?: boolean;
  /** Exact number of requests, if a retry would be wrong. */
  readonly posts?: number;
  /** Expected outcome in Firefox instead. */
  readonly inFirefox?: Pick<Fault, 'expectedStatuses' | 'expectedContent' | 'words' | 'posts'>;
}

export const faultKinds = [
  'connection',
  'lost answer',
  'broken answer',
  'slow or silent',
  'answer of something else',
  'trouble of the service',
  'sign-in',
  'final rejection',
  'redirect',
  'cross-origin',
  'service killed',
  'file changed',
  'file changed when kept',
  'twice at once',
] as const;

export type FaultKind = (typeof faultKinds)[number];
