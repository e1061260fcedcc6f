import { visibleControls } from '#lib/text/shown-name.ts';

/** On a line of its own if that keeps it whole. */
const whole = { display: 'inline-block' };

/**
 * A path from outside, shown like a name; it wraps after its slashes, so that names of files stay whole. Not for the name
 * of a control, in which browsers put spaces between the parts.
 */
export function PathName({ children }: { readonly children: string }) {
  const path = visibleControls(children);
  const parts = path.split('/');
  if (parts.length === 1) return <bdi>{path}</bdi>;
  return (
    <bdi>
      {parts.map((part, index) => (
        <span key={index} style={whole}>
          {index < parts.length - 1 ? `${part}/` : part}
        </span>
      ))}
    </bdi>
  );
}
