import type { ReactNode } from 'react';

interface AnnouncerProps {
  /** Empty while there is nothing to say. */
  readonly text: string;
  /** Counts up to announce the same text again. Default: 0. */
  readonly occurrence?: number;
  /** Shows the text to everybody. Default: false. */
  readonly isVisible?: boolean;
  readonly className?: string;
  /** True for an error, which interrupts what is being read. Default: false. */
  readonly isUrgent?: boolean;
  /** Commands beside the text. */
  readonly children?: ReactNode;
}

/**
 * Live region with the latest message. Screen readers announce what changes in a region that they know, so it must be
 * mounted before its text; while empty, it takes no room.
 */
export function Announcer({
  text,
  occurrence = 0,
  isVisible = false,
  className,
  isUrgent = false,
  children,
}: AnnouncerProps) {
  const isShown = isVisible && text !== '';
  return (
    <div className={isShown ? className : 'visually-hidden'} role={isUrgent ? 'alert' : 'status'}>
      {text !== '' && <p key={occurrence}>{text}</p>}
      {children}
    </div>
  );
}
