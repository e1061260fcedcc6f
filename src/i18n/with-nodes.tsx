import { Fragment, type ReactNode } from 'react';

/**
 * Returns a sentence with elements in it. `text` gets a mark for each node, which the node replaces: a control
 * character, which shown names don't have.
 */
export function withNodes(text: (...marks: string[]) => string, ...nodes: readonly ReactNode[]): ReactNode {
  const marks = nodes.map((_, index) => String.fromCharCode(index + 1));
  return text(...marks)
    .split(/(\p{Cc})/u)
    .map((part, index) => (
      <Fragment key={index}>{marks.includes(part) ? nodes[marks.indexOf(part)] : part}</Fragment>
    ));
}
