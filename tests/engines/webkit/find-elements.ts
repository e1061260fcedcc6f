import type * as TestingLibrary from '@testing-library/dom';

/** A text, or a regular expression that can be sent to the browser. */
type Sought = string | { readonly source: string; readonly flags: string };

/** One step of a search, within what the step before it found. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Sought }
  | { readonly by: 'label' | 'text'; readonly text: Sought }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'shadow' };

declare global {
  interface Window {
    /** Loaded into each page that is searched. */
    readonly TestingLibraryDom?: typeof TestingLibrary;
  }
}

/** Runs in the page, and therefore references nothing outside: elements found by all steps; null without the library. */
export function findElements(steps: readonly Step[]): readonly Element[] | null {
  const library = window.TestingLibraryDom;
  if (library === undefined) return null;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has only this function
  const matcher = (sought: Sought) =>
    typeof sought === 'string' ? sought : new RegExp(sought.source, sought.flags);
  const within = (scope: HTMLElement, step: Step): readonly Element[] => {
    if (step.by === 'role') {
      const name = step.name === undefined ? {} : { name: matcher(step.name) };
      return library.queryAllByRole(scope, step.role, name);
    }
    if (step.by === 'label') return library.queryAllByLabelText(scope, matcher(step.text));
    if (step.by === 'css') return [...scope.querySelectorAll(step.selector)];
    if (step.by !== 'text') return [];
    return library.queryAllByText(scope, matcher(step.text)).filter((each) => each.checkVisibility());
  };
  let found: readonly ParentNode[] = [document];
  for (const step of steps) {
    // A shadow root is searched like an element.
    if (step.by === 'shadow') found = found.flatMap((each) => (each as Element).shadowRoot ?? []);
    else found = [...new Set(found.flatMap((each) => within(each as HTMLElement, step)))];
  }
  return found as readonly Element[];
}
