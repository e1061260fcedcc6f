import { Fragment } from 'react';

import { visibleControls } from '#lib/shown-name.ts';

/** A path from outside, shown like a name; it wraps after its slashes, so that names of files stay whole. */
export function PathName({ children }: { readonly children: string }) {
  const parts = visibleControls(children).split('/');
  return (
    <bdi>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {index < parts.length - 1 ? `${part}/` : part}
        </Fragment>
      ))}
    </bdi>
  );
}
