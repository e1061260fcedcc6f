interface LinkChipProps {
  readonly children: string;
  /** Without an address, only the text is shown. */
  readonly href: string | undefined;
  readonly isHere?: boolean;
  readonly target?: '_blank';
  readonly onClick?: () => void;
}

/** An asset or a maintenance record, linked if the deployment configures an address for it. */
export function LinkChip({ children, href, isHere, target, onClick }: LinkChipProps) {
  const look = { className: 'chip', 'data-here': isHere || undefined };
  if (!href) return <span {...look}>{children}</span>;
  return (
    <a {...look} href={href} onClick={onClick} {...(target && { target, rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
