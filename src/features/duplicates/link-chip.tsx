interface LinkChipProps {
  readonly children: string;
  /** Without it the text stands alone. */
  readonly href: string | undefined;
  readonly isHere?: boolean;
  readonly target?: '_blank';
  readonly onClick?: () => void;
}

/** An asset or a maintenance record, linked where the deployment has an address for it. */
export function LinkChip({ children, href, isHere, target, onClick }: LinkChipProps) {
  const look = { className: 'chip', 'data-here': isHere || undefined };
  if (!href) return <span {...look}>{children}</span>;
  return (
    <a {...look} href={href} onClick={onClick} {...(target && { target, rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
