import type { ReactNode } from 'react';

interface OptionalLinkProps {
  readonly href: string | undefined;
  readonly className?: string;
  readonly target?: '_blank' | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link, or only its text if there is no address. */
export function OptionalLink({ href, className, children, ...link }: OptionalLinkProps) {
  return href ? (
    <a href={href} rel="noopener noreferrer" className={className} {...link}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  );
}
