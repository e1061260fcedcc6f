import type { ComponentProps } from 'react';

type Look = 'plain' | 'primary' | 'quiet' | 'icon';

const classes = (look: Look) => (look === 'plain' ? 'button' : `button button--${look}`);

/** CSS part names by which a host page can style it in an embedded element. */
const parts = (look: Look) => (look === 'plain' ? 'button' : `button button-${look}`);

/** A button; `primary` once per screen, `quiet` if several are side by side, `icon` for a symbol with a label. */
export function Button({ look = 'plain', ...props }: ComponentProps<'button'> & { readonly look?: Look }) {
  return <button type="button" part={parts(look)} {...props} className={classes(look)} />;
}

/** A link that looks like a button, for navigation. The caller must have checked the scheme of `href`. */
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
