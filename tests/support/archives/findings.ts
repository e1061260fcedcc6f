import type { Finding } from '#manual/finding.ts';

/** One finding; by default an error about the whole archive. */
export const createFinding = (overrides: Partial<Finding> & Pick<Finding, 'code'>): Finding => ({
  severity: 'error',
  params: {},
  count: 1,
  places: [],
  repairable: false,
  ...overrides,
});

/** A broken link, found at these places. */
export function createBrokenLink(target: string, overrides: Partial<Finding> = {}): Finding {
  const places = overrides.places ?? [{ entry: 'pages/start.html', line: 12, column: 5 }];
  const count = overrides.count ?? places.length;
  return createFinding({
    code: 'LINK-BROKEN',
    severity: 'warning',
    params: { target },
    ...places[0],
    ...overrides,
    places,
    count,
  });
}
