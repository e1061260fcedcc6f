import { useRef } from 'react';

import { useSheet } from '../styles/use-sheet.ts';

import sheet from './segmented.css?inline';

/** One way to filter, with the number of what it shows. */
export interface Segment<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Formatted. */
  readonly count?: string;
  readonly isBad?: boolean;
}

interface SegmentedProps<Id extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** A row of toggle buttons, one of which is pressed. */
export function Segmented<Id extends string>({ label, segments, value, onChange }: SegmentedProps<Id>) {
  const box = useRef<HTMLDivElement>(null);
  useSheet(box, sheet);
  return (
    <div className="segmented" role="group" aria-label={label} ref={box}>
      {segments.map(({ id, label: name, count, isBad = false }) => (
        <button
          key={id}
          type="button"
          className="segmented__option"
          aria-pressed={id === value}
          onClick={() => onChange(id)}
        >
          <span>{name}</span>
          {count !== undefined && (
            <>
              {' '}
              <span data-tone={isBad ? 'bad' : undefined}>{count}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
