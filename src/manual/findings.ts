import type { Finding, Place, Remark, Severity } from './finding.ts';

const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

interface Group {
  readonly remark: Remark;
  readonly places: Place[];
  count: number;
}

/** Gathers remarks into findings while an archive is read; keeps `maxPlaces` places of each and counts the rest. */
export interface FindingList {
  readonly add: (remark: Remark) => void;
  readonly hasErrors: () => boolean;
  /** A snapshot, worst first and otherwise in the order of discovery. */
  readonly list: () => readonly Finding[];
}

/** As many as epubcheck lists per message. */
const defaultMaxPlaces = 25;

export function createFindingList(maxPlaces = defaultMaxPlaces): FindingList {
  const groups = new Map<string, Group>();

  function add(remark: Remark): void {
    const key = JSON.stringify([remark.code, remark.severity, remark.params]);
    let group = groups.get(key);
    if (group === undefined) groups.set(key, (group = { remark, places: [], count: 0 }));
    group.count += 1;
    if (remark.entry !== undefined && group.places.length < maxPlaces) group.places.push(placeOf(remark));
  }

  return {
    add,
    hasErrors: () => [...groups.values()].some((group) => group.remark.severity === 'error'),
    list: () => [...groups.values()].map(toFinding).toSorted((a, b) => rank[a.severity] - rank[b.severity]),
  };
}

function placeOf({ entry, line, column }: Place): Place {
  return {
    ...(entry !== undefined && { entry }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  };
}

function toFinding({ remark, places, count }: Group): Finding {
  return {
    code: remark.code,
    severity: remark.severity,
    params: remark.params ?? {},
    ...places[0],
    count,
    places: [...places],
    repairable: remark.repairable ?? false,
  };
}
