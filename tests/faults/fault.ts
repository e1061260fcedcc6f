import type { AppProcess } from '../e2e/app-process.ts';
import type { AssetPage } from '../e2e/asset-page.ts';

import type { ChaosProxy, Injection } from './chaos-proxy.ts';
import type { Line } from './exchange.ts';
import type { Operation, TestFile } from './test-file.ts';

/** What a fault can lay hands on. */
export interface Scene {
  readonly operation: Operation;
  readonly proxy: ChaosProxy;
  /** The application and its service; shared by all runs unless the fault asks for one of its own. */
  readonly app: AppProcess;
  readonly page: AssetPage;
  /** The chosen files, all of the same content. */
  readonly files: readonly TestFile[];
}

/** What a row may say in the end, by the word that it shows. */
export type RowStatus = 'Stored' | 'Already exists' | 'Failed' | 'Waiting' | 'Cancelled';

/** One way in which an upload is disturbed, and what has to come of it. */
export interface Fault {
  readonly id: string;
  /** One line for the table. */
  readonly does: string;
  readonly kind: FaultKind;
  readonly injection?: Injection;
  /** How often; default: twice, since browsers send again in silence what a kept-alive connection has lost. */
  readonly times?: number;
  /** What is struck; default: the upload itself. */
  readonly interceptedMethod?: 'POST' | 'OPTIONS';
  /** Sets up more once the files are chosen and before they are sent. */
  readonly arrange?: (scene: Scene) => Promise<void> | void;
  /** Goes on once the files are being sent. */
  readonly meanwhile?: (scene: Scene) => Promise<void>;
  readonly line?: Partial<Line>;
  /** Keys of the application's configuration. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** The page comes from another address than the service, so that preflights and CORS apply. */
  readonly isCrossOrigin?: boolean;
  /** So many idle connections lie ready when the upload starts; default: 1. */
  readonly idleSockets?: number;
  /** Each run has a page of its own, since it needs a fresh one or leaves something behind. */
  readonly hasOwnPage?: boolean;
  /** The service is killed, so each run has one of its own. */
  readonly hasOwnApp?: boolean;
  /** Default: 200 kB, which is out of the browser before anybody else has it. */
  readonly fileBytes?: number;
  /** How many files of the same content are chosen at once. */
  readonly copies?: number;
  /** What the rows say in the end; default: stored. */
  readonly expectedStatuses?: readonly RowStatus[];
  /** What the service holds in the end; default: the document as it was chosen. */
  readonly expectedContent?: 'whole' | 'nothing' | 'anything';
  /** Words of the rows in the end. */
  readonly words?: RegExp;
  /** Words that the rows show on the way there. */
  readonly wordsBefore?: RegExp;
  /** True if the browser may get over it by sending again in silence, so that these words are never due. */
  readonly mayBeSilent?: boolean;
  /** Exactly so many requests, where trying again would be wrong. */
  readonly posts?: number;
}

export const faultKinds = [
  'connection',
  'lost answer',
  'broken answer',
  'slow or silent',
  'answer of something else',
  'trouble of the service',
  'sign-in',
  'final refusal',
  'redirect',
  'cross-origin',
  'service killed',
  'file changed',
  'file changed when kept',
  'twice at once',
] as const;

export type FaultKind = (typeof faultKinds)[number];
