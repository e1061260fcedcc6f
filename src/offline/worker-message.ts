/** Message of a page to a worker; a worker of another release than that of `entry`, the entry script, ignores it. */
export interface WorkerMessage {
  /** Take over from the worker of another release, or cache the files that are otherwise cached when they are used. */
  readonly request: 'take-over' | 'cache-rest';
  readonly entry: string;
}
