import { createElement, type ReactNode } from 'react';

import { visibleControls } from '#lib/text/shown-name.ts';

interface NameProps {
  readonly children: string;
  /** Element around it. */
  readonly as?: 'strong' | 'code' | 'span';
  readonly className?: string | undefined;
  readonly id?: string;
}

/**
 * A name from outside: isolated from the surrounding text direction, with hidden characters made visible, and left alone by
 * translation in the browser.
 */
export function Name({ children, as, ...around }: NameProps): ReactNode {
  const name = <bdi translate="no">{visibleControls(children)}</bdi>;
  return as ? createElement(as, around, name) : name;
}

/** Longest ID in characters that fits into a button on a narrow phone. */
const maxLengthInOneLine = 20;

/** An asset ID within a text: a hyphen in it doesn't end the line, unless the ID could be longer than a line. */
export const AssetId = ({ id }: { readonly id: string }) => (
  <Name as="span" className={id.length > maxLengthInOneLine ? undefined : 'unbroken'}>
    {id}
  </Name>
);
