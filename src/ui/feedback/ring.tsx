interface RingProps {
  /** Share that is done, from 0 to 1. Without it the ring turns, for at most two minutes. */
  readonly share?: number | undefined;
}

/** Decorative ring of progress; its row says the same in words, or in a `<progress>` for screen readers. */
export function Ring({ share }: RingProps) {
  return (
    <svg
      className="ring"
      viewBox="0 0 18 18"
      aria-hidden="true"
      data-waits={share === undefined || undefined}
    >
      <circle cx="9" cy="9" r="7.5" />
      <circle cx="9" cy="9" r="7.5" pathLength="1" strokeDasharray={`${share ?? 0.25} 1`} />
    </svg>
  );
}
