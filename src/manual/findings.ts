import type { Finding, Place, Remark, Severity } from './finding.ts';

const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

interface Group {
  readonly remark: Remark;
  readonly places: Place[];
  count: number;
}

/** Gathers remarks into findings while an archive is read. */
export interface FindingList {
  /** `count`: how often it was found at this place and others that are not worth listing; 1 unless told. */
  readonly add: (remark: Remark, count?: number) => void;
  readonly hasError: () => boolean;
  /** A snapshot, worst first and otherwise in the order of discovery. */
  readonly list: () => readonly Finding[];
}

/** After so many targets of one code the rest is one finding without a target: nobody reads on, and memory has an end. */
const maxGroupsPerCode = 500;

export function createFindingList(maxPlaces: number): FindingList {
  const groups = new Map<string, Group>();
  const groupsOfCode = new Map<string, number>();

  function groupOf(remark: Remark): Group {
    const key = JSON.stringify([remark.code, remark.severity, remark.params]);
    const known = groups.get(key);
    if (known !== undefined) return known;
    const already = groupsOfCode.get(remark.code) ?? 0;
    if (already >= maxGroupsPerCode && Object.keys(remark.params ?? {}).length > 0) {
      return groupOf({ ...remark, params: {} });
    }
    groupsOfCode.set(remark.code, already + 1);
    const group: Group = { remark, places: [], count: 0 };
    groups.set(key, group);
    return group;
  }

  function add(remark: Remark, count = 1): void {
    const group = groupOf(remark);
    group.count += count;
    if (remark.entry !== undefined && group.places.length < maxPlaces) group.places.push(placeOf(remark));
  }

  return {
    add,
    hasError: () => [...groups.values()].some((group) => group.remark.severity === 'error'),
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
