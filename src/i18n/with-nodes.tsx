import { Fragment, type ReactNode } from 'react';

/**
 * Returns a sentence with elements in it. `text` gets a mark for each node, which the node replaces: a control
 * character, which shown names don't have.
 */
export function withNodes(text: (...marks: string[]) => string, ...nodes: readonly ReactNode[]): ReactNode {
  const marks = nodes.map((_, index) => String.fromCharCode(index + 1));
  return text(...marks)
    .split(/(\p{Cc}|\s+(?=\p{Cc}|$)|(?<=\p{Cc}|^)\s+)/u)
    .map((part, index) => <Fragment key={index}>{nodeFor(part, nodes[marks.indexOf(part)])}</Fragment>);
}

/** Words are an element of their own: translation in the browser replaces the nodes of texts. */
const nodeFor = (part: string, node: ReactNode): ReactNode =>
  node ?? (part.trim() === '' ? part : <span>{part}</span>);
