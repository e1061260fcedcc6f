import type { ComponentProps } from 'react';

/**
 * `primary`: the main action, once per screen. `quiet`: without a border. `link`: an action in the colour of links.
 * `icon`: an icon with a label. `danger`: something is lost.
 */
type Look = 'plain' | 'primary' | 'quiet' | 'link' | 'icon' | 'danger';

interface Style {
  readonly look?: Look;
  /** As high as a control in a row. Default: false. */
  readonly isSmall?: boolean;
}

const classes = (look: Look, isSmall: boolean) =>
  ['button', look !== 'plain' && `button--${look}`, isSmall && 'button--small'].filter(Boolean).join(' ');

/** CSS part names by which a host page can style it in an embedded element. */
const parts = (look: Look) => (look === 'plain' ? 'button' : `button button-${look}`);

/** A button. */
export function Button({ look = 'plain', isSmall = false, ...props }: ComponentProps<'button'> & Style) {
  return <button type="button" part={parts(look)} {...props} className={classes(look, isSmall)} />;
}

/** A link that looks like a button, for navigation. The caller must have checked the scheme of `href`. */
export function ButtonLink({
  look = 'plain',
  isSmall = false,
  children,
  ...props
}: ComponentProps<'a'> & Style) {
  return (
    <a rel="noopener noreferrer" part={parts(look)} {...props} className={classes(look, isSmall)}>
      {children}
    </a>
  );
}
