import type { ComponentProps } from 'react';

type Look = 'plain' | 'primary' | 'quiet';

const classes = (look: Look) => (look === 'plain' ? 'button' : `button button--${look}`);

/** A button; `primary` once per screen, `quiet` where several stand side by side. */
export function Button({ look = 'plain', ...props }: ComponentProps<'button'> & { readonly look?: Look }) {
  return <button type="button" {...props} className={classes(look)} />;
}

/** A link that looks like a button, for going somewhere; `href` must have been checked by the caller. */
export function ButtonLink({
  look = 'plain',
  children,
  ...props
}: ComponentProps<'a'> & { readonly look?: Look }) {
  return (
    <a rel="noopener noreferrer" {...props} className={classes(look)}>
      {children}
    </a>
  );
}
