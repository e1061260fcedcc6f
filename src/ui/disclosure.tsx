import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState, type ReactNode } from 'react';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly className?: string;
  /** Rendered when first opened: the contents of hundreds of closed rows would slow down the page. */
  readonly children: () => ReactNode;
  /** Called when it is first opened. */
  readonly onOpen?: () => void;
}

/** A native `<details>` whose contents are rendered on first use. */
export function Disclosure({ summary, className, children, onOpen }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={className}>
      {/* The keyboard fires click events too. */}
      <summary
        onClick={() => {
          if (!wasOpened) onOpen?.();
          setWasOpened(true);
        }}
      >
        <ChevronRight />
        {summary}
      </summary>
      {wasOpened && children()}
    </details>
  );
}
