import { setTimeout } from 'node:timers/promises';

import type { CDPSession, Locator, Page } from '@playwright/test';

/**
 * Numbers of a person's actions: clicks, or taps and drags; keys besides typed words, letters of these; and turns of the
 * wheel, or swipes, by half a window.
 */
interface Count {
  presses: number;
  keys: number;
  letters: number;
  scrolls: number;
}

/** Seconds that a practised hand needs for each. */
const seconds: Count = { presses: 1.2, keys: 0.3, letters: 0.3, scrolls: 1 };

const kinds = ['presses', 'keys', 'letters', 'scrolls'] as const;

/**
 * Returns a hand that performs what a person does with a mouse, a finger or a keyboard, and counts it; `isFinger` for one
 * that touches.
 */
export function createHand(page: Page, isFinger = false) {
  const total: Count = { presses: 0, keys: 0, letters: 0, scrolls: 0 };
  const count = (change: Partial<Count>) => {
    for (const kind of kinds) total[kind] += change[kind] ?? 0;
  };
  // Only Chromium has one.
  const session = isFinger ? page.context().newCDPSession(page) : undefined;
  /** Scrolls by hand until something can be pressed. */
  const reach = async (target: Locator) => {
    await target.waitFor();
    for (let tries = 0; tries < 20; tries += 1) {
      const distance = await target.evaluate(distanceToReach);
      if (distance === 0) return;
      const step = Math.sign(distance) * Math.min(Math.abs(distance), page.viewportSize()!.height / 2);
      if (session) await swipe(await session, page, step);
      else await page.mouse.wheel(0, step);
      count({ scrolls: 1 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    throw new Error(`Scrolling doesn't lead to ${target.toString()}.`);
  };
  /** Clicks or taps. */
  const press = async (target: Locator, modifiers: readonly 'Shift'[] = []) => {
    await reach(target);
    await (isFinger ? target.tap() : target.click({ modifiers: [...modifiers] }));
    count({ presses: 1 });
  };
  return {
    press,
    /** Counts what is done outside the page: in a dialog of the system, or in an open native list. */
    count,
    /** Opens a native list, and presses one of its options. */
    choose: async (list: Locator, option: string) => {
      await press(list);
      await list.selectOption(option);
      count({ presses: 1 });
    },
    key: async (key: string) => {
      await page.keyboard.press(key);
      count({ keys: 1 });
    },
    /** Presses a key until something, or one of some, has focus. */
    goTo: async (target: Locator, key = 'Tab') => {
      await target.first().waitFor();
      const isFocused = () =>
        target.evaluateAll((all) => all.some((each) => each === document.activeElement));
      for (let tries = 0; !(await isFocused()); tries += 1) {
        if (tries > 40) throw new Error(`${key} doesn't lead to ${target.toString()}.`);
        await page.keyboard.press(key);
        count({ keys: 1 });
      }
    },
    type: async (word: string) => {
      await page.keyboard.type(word);
      count({ letters: word.length });
    },
    /** Moves a finger from one thing to another one below or above. */
    drag: async (from: Locator, to: Locator) => {
      for (const end of [to, from]) await reach(end);
      if (!session) throw new Error('A mouse selects with Shift.');
      await dragFinger(await session, await middleOf(from), (await middleOf(to)).y);
      count({ presses: 1 });
    },
    /** Actions so far. */
    total,
    /** Seconds that a practised hand needs, without waiting for the application. */
    seconds: (): number => kinds.reduce((sum, kind) => sum + total[kind] * seconds[kind], 0),
  };
}

/** Runs in the page: returns how far to scroll down until nothing covers an element; 0 if nothing does. */
function distanceToReach(element: Element): number {
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint(x + width / 2, y + height / 2);
  if (at && element.contains(at)) return 0;
  return y + height / 2 - innerHeight / 2;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves a finger over the page. */
async function swipe(session: CDPSession, page: Page, distance: number): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const start = { x: width / 2, y: height * (distance > 0 ? 0.7 : 0.2) };
  await dragFinger(session, start, start.y - distance);
}

/** Moves a finger up or down in small steps, and lifts it once it rests. */
async function dragFinger(session: CDPSession, { x, y }: Point, endY: number): Promise<void> {
  await touch(session, 'touchStart', { x, y });
  const steps = Math.ceil(Math.abs(endY - y) / 10);
  for (let step = 1; step <= steps; step += 1) {
    await touch(session, 'touchMove', { x, y: y + ((endY - y) * step) / steps });
  }
  // Lifted while it moves, the page would go on scrolling, and the next tap would only stop that.
  await setTimeout(100);
  await touch(session, 'touchEnd');
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });

async function middleOf(target: Locator): Promise<Point> {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
