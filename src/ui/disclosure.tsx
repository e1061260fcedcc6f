import { useState, type ReactNode } from 'react';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly className?: string;
  /** Made when it is opened for the first time: hundreds of rows that nobody asked for would hold up the page. */
  readonly children: () => ReactNode;
  /** It was opened for the first time. */
  readonly onOpen?: () => void;
}

/** Something that shows more when it is opened; the browser's own `<details>`. */
export function Disclosure({ summary, className, children, onOpen }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={className}>
      {/* The keyboard makes clicks of it too. */}
      <summary
        onClick={() => {
          if (!wasOpened) onOpen?.();
          setWasOpened(true);
        }}
      >
        {summary}
      </summary>
      {wasOpened && children()}
    </details>
  );
}
