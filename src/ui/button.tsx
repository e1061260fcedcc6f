import type { ComponentProps } from 'react';

type Look = 'plain' | 'primary' | 'quiet';

const classes = (look: Look) => (look === 'plain' ? 'button' : `button button--${look}`);

/** The names under which a host's page finds it in an embedded element. */
const parts = (look: Look) => (look === 'plain' ? 'button' : `button button-${look}`);

/** A button; `primary` once per screen, `quiet` where several stand side by side. */
export function Button({ look = 'plain', ...props }: ComponentProps<'button'> & { readonly look?: Look }) {
  return <button type="button" part={parts(look)} {...props} className={classes(look)} />;
}

/** A link that looks like a button, for going somewhere; `href` must have been checked by the caller. */
export function ButtonLink({
  look = 'plain',
  children,
  ...props
}: ComponentProps<'a'> & { readonly look?: Look }) {
  return (
    <a rel="noopener noreferrer" part={parts(look)} {...props} className={classes(look)}>
      {children}
    </a>
  );
}
