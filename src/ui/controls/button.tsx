import { Children, type ComponentProps, type ReactNode } from 'react';

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

/** Words beside an icon are an element of their own: translation in the browser replaces the nodes of texts. */
const withWords = (children: ReactNode): ReactNode =>
  Children.count(children) > 1
    ? Children.map(children, (child) => (typeof child === 'string' ? <span>{child}</span> : child))
    : children;

/** A button. */
export function Button({
  look = 'plain',
  isSmall = false,
  children,
  ...props
}: ComponentProps<'button'> & Style) {
  return (
    <button type="button" part={parts(look)} {...props} className={classes(look, isSmall)}>
      {withWords(children)}
    </button>
  );
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
      {withWords(children)}
    </a>
  );
}
