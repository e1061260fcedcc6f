import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { error, type WebDriver, type WebElement } from 'selenium-webdriver';

import { findElements, type Step } from './find-elements.ts';

/** Elements as a person names them. Actions wait for the first one; an element is looked up anew for each action. */
export interface Locator {
  readonly role: (role: string, name?: string | RegExp) => Locator;
  readonly label: (text: string | RegExp) => Locator;
  /** Visible elements with this text of their own. */
  readonly text: (text: string | RegExp) => Locator;
  readonly css: (selector: string) => Locator;
  /** The shadow root of an element. */
  readonly shadow: () => Locator;

  readonly click: () => Promise<void>;
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Replaces the text of a field. */
  readonly fill: (text: string) => Promise<void>;
  /** Chooses an option of a native list. */
  readonly select: (option: string) => Promise<void>;
  /** Chooses files in an input, as the system's dialog would. */
  readonly choose: (...paths: readonly string[]) => Promise<void>;

  readonly count: () => Promise<number>;
  readonly isShown: () => Promise<boolean>;
  /** Text of all found elements, in lines. */
  readonly read: () => Promise<string>;
  /** Runs in the page. */
  readonly evaluate: <T>(run: (element: HTMLElement) => T | Promise<T>) => Promise<T>;
  readonly element: () => Promise<WebElement>;
}

const waitMs = 30_000;

const library = createRequire(import.meta.url)
  .resolve('@testing-library/dom')
  .replace(/dist\/.*$/, 'dist/@testing-library/dom.umd.min.js');

const sought = (text: string | RegExp) =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };

/** Reasons to try again: the page has changed since an element was found, or is about to. */
const transient = [
  'StaleElementReferenceError',
  'ElementNotInteractableError',
  'ElementClickInterceptedError',
  'NoSuchElementError',
];

export function createLocator(driver: WebDriver, steps: readonly Step[] = []): Locator {
  const next = (step: Step) => createLocator(driver, [...steps, step]);

  /** Finds the elements and runs a function with all of them, in one step: nothing changes in between. */
  async function withAll<T>(run: (all: readonly HTMLElement[]) => unknown): Promise<T> {
    const script = `const all = (${findElements.toString()})(arguments[0]); return all && [(${run.toString()})(all)];`;
    let result = await driver.executeScript<readonly [T] | null>(script, steps);
    if (result === null) {
      await driver.executeScript(await readFile(library, 'utf8'));
      result = await driver.executeScript<readonly [T] | null>(script, steps);
    }
    if (result === null) throw new Error('The page has changed.');
    return result[0];
  }

  /** Does something with the first element, once there is one that takes it. */
  async function act<T>(action: (element: WebElement) => Promise<T>): Promise<T> {
    const end = Date.now() + waitMs;
    for (;;) {
      try {
        const element = await withAll<WebElement | null>((all) => all[0]);
        if (element) return await action(element);
      } catch (error) {
        if (!transient.includes((error as Error).name) || Date.now() > end) throw error;
      }
      if (Date.now() > end) throw new Error(`Not found: ${JSON.stringify(steps)}`);
      await driver.sleep(100);
    }
  }

  return {
    role: (role, name) => next({ by: 'role', role, ...(name !== undefined && { name: sought(name) }) }),
    label: (text) => next({ by: 'label', text: sought(text) }),
    text: (text) => next({ by: 'text', text: sought(text) }),
    css: (selector) => next({ by: 'css', selector }),
    shadow: () => next({ by: 'shadow' }),

    click: () => act(clickEnabled),
    press: (...keys) => act((element) => element.sendKeys(...keys)),
    fill: (text) =>
      act(async (element) => {
        await element.clear();
        await element.sendKeys(text);
      }),
    select: (option) => next({ by: 'role', role: 'option', name: option }).click(),
    choose: (...paths) => act((element) => element.sendKeys(paths.join('\n'))),

    count: () => withAll((all) => all.length),
    isShown: () => withAll((all) => all.some((one) => one.checkVisibility())),
    read: () => withAll((all) => all.map((one) => one.innerText).join('\n')),
    evaluate: <T>(run: (element: HTMLElement) => T | Promise<T>) =>
      act((element) => driver.executeScript<T>(run, element)),
    element: () => act((element) => Promise.resolve(element)),
  };
}

/**
 * The driver clicks disabled elements too, without an effect. It scrolls to an element outside the window, but not to one
 * below a sticky footer, from where a person scrolls.
 */
async function clickEnabled(element: WebElement): Promise<void> {
  if (!(await element.isEnabled())) throw new error.ElementNotInteractableError('It is disabled.');
  await element
    .getDriver()
    .executeScript(
      (target: Element) => (target.closest('select') ?? target).scrollIntoView({ block: 'nearest' }),
      element,
    );
  await element.click();
}
