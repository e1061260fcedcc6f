import { nextTask } from './time/next-task.ts';

/** Longest work without a pause, in milliseconds: short enough for much slower devices. */
const sliceMs = 5;

/** Items that are taken together even if they take longer: an everyday number is there at once. */
const fewItems = 16;

/** Items after which there is a pause in any case: the time of a slice isn't known before it has passed. */
const manyItems = 250;

/** Takes items in order, a slice at a time, so that the page stays responsive with any number of them. */
export interface SlicedQueue<T> {
  /** Adds items at the end. The first ones are taken in the next task: a browser hands over files in a long one. */
  readonly put: (items: readonly T[]) => void;
  readonly waitingCount: () => number;
  readonly waiting: () => readonly T[];
  /** Removes the items that are waiting, and returns them. */
  readonly takeBack: () => readonly T[];
  /** Resolves once no item is waiting, including those that are added meanwhile. */
  readonly emptied: () => Promise<void>;
}

interface SlicedQueueOptions<T> {
  readonly onItem: (item: T) => void;
  /** Called after each slice. */
  readonly onSlice: (isFirst: boolean) => void;
}

/** Creates a queue without items. */
export function createSlicedQueue<T>({ onItem, onSlice }: SlicedQueueOptions<T>): SlicedQueue<T> {
  let waiting: readonly T[] = [];
  let next = 0;
  let isRunning = false;
  let running = Promise.resolve();
  const waitingCount = () => waiting.length - next;
  const left = () => waiting.slice(next);

  function takeSlice(isFirst: boolean): void {
    const isOver = createSlice();
    while (next < waiting.length && !isOver()) {
      next += 1;
      onItem(waiting[next - 1]!);
    }
    onSlice(isFirst);
  }

  async function run(): Promise<void> {
    isRunning = true;
    for (let isFirst = true; waitingCount() > 0; isFirst = false) {
      await nextTask();
      takeSlice(isFirst);
    }
    isRunning = false;
  }

  return {
    put(items) {
      waiting = [...waiting.slice(next), ...items];
      next = 0;
      if (!isRunning) running = run();
    },
    waitingCount,
    waiting: left,
    takeBack() {
      const items = left();
      waiting = [];
      next = 0;
      return items;
    },
    async emptied() {
      while (waitingCount() > 0) await running;
    },
  };
}

/** Returns a function that counts its calls, and returns true once there should be a pause. */
function createSlice(): () => boolean {
  const start = performance.now();
  let count = -1;
  return () => {
    count += 1;
    return count >= manyItems || (count >= fewItems && performance.now() - start >= sliceMs);
  };
}
