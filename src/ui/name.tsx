import { visibleControls } from '#lib/shown-name.ts';

/** A name from outside: isolated from the text around it, with hidden characters visible. */
export function Name({ children }: { readonly children: string }) {
  return <bdi>{visibleControls(children)}</bdi>;
}
