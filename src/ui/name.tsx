import { visibleControls } from '#lib/shown-name.ts';

/** A name as somebody else wrote it: isolated from the text around it, hidden characters visible. */
export function Name({ children }: { readonly children: string }) {
  return <bdi>{visibleControls(children)}</bdi>;
}
