import { visibleControls } from '#lib/shown-name.ts';

/** A name from outside: isolated from the surrounding text direction, with hidden characters made visible. */
export function Name({ children }: { readonly children: string }) {
  return <bdi>{visibleControls(children)}</bdi>;
}
