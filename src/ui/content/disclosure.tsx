import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState, type ReactNode } from 'react';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly className?: string;
  /** True for a row of a box, with the chevron at its end. Default: false. */
  readonly isRow?: boolean;
  /** Rendered when first opened: the contents of hundreds of closed rows would slow down the page. */
  readonly children: () => ReactNode;
}

/** A native `<details>` whose contents are rendered on first use. */
export function Disclosure({ summary, className, isRow = false, children }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={className}>
      {/* The keyboard fires click events too. */}
      <summary className={isRow ? 'item' : undefined} onClick={() => setWasOpened(true)}>
        {!isRow && <ChevronRight />}
        {typeof summary === 'string' ? <span>{summary}</span> : summary}
        {isRow && <ChevronDown />}
      </summary>
      {wasOpened && children()}
    </details>
  );
}
