import { useId, type ComponentProps } from 'react';

import { Button } from './button.tsx';

/** Subject of a button of which each row of a list has one. */
export interface Subject {
  /** Element ID of what it acts on. Absent if the button's own text is enough. */
  readonly subjectId?: string | undefined;
}

/**
 * Returns the attributes by which the name of its subject follows that of a button or link. Lists of buttons and voice
 * control ignore descriptions.
 */
export function useNameWith(subjectId: Subject['subjectId']) {
  const id = useId();
  return subjectId === undefined ? undefined : { id, 'aria-labelledby': `${id} ${subjectId}` };
}

/** A button that has the name of its subject in its own. Apart from `Button`, which is needed for the first paint. */
export function SubjectButton({ subjectId, ...props }: ComponentProps<typeof Button> & Subject) {
  return <Button {...props} {...useNameWith(subjectId)} />;
}
