import { visibleControls } from '#lib/shown-name.ts';

/**
 * A name from outside: isolated from the surrounding text direction, with hidden characters made visible, and left alone by
 * translation in the browser.
 */
export function Name({ children }: { readonly children: string }) {
  return <bdi translate="no">{visibleControls(children)}</bdi>;
}
