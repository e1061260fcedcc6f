import type { Finding, FindingParams, Place, RawFinding, Severity } from './finding.ts';

const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

interface Group {
  readonly first: RawFinding;
  readonly places: Place[];
  count: number;
  isRepairable: boolean;
}

/** Where and how often a rawFinding holds, beside its own place. */
interface Occurrence {
  /** Asked only where the place will be listed: finding a line costs. */
  readonly placeOf?: () => Place;
  /** 1 unless told. */
  readonly count?: number;
}

/** Takes what rules say. */
export type AddFinding = (rawFinding: RawFinding, occurrence?: Occurrence) => void;

/** Gathers rawFindings into findings while an archive is read. */
export interface FindingList {
  readonly add: AddFinding;
  /** A snapshot, worst first and otherwise in the order of discovery. */
  readonly list: () => readonly Finding[];
}

/** After so many targets of one code the rest is one finding without a target: nobody reads on, and memory has an end. */
const maxGroupsPerCode = 500;

/** Each finding lists `maxPlaces` places at most and counts the others. */
export function createFindingList(maxPlaces: number): FindingList {
  const groups = new Map<string, Group>();
  const groupsOfCode = new Map<string, number>();
  /** Rules that say the same again and again use the same params, which spares making a key. */
  const byParams = new WeakMap<FindingParams, Group>();

  function groupOf(rawFinding: RawFinding): Group {
    const remembered = rawFinding.params && byParams.get(rawFinding.params);
    if (remembered?.first.code === rawFinding.code) return remembered;
    const key = JSON.stringify([rawFinding.code, rawFinding.severity, rawFinding.params]);
    const group = groups.get(key) ?? newGroup(key, rawFinding);
    if (rawFinding.params !== undefined) byParams.set(rawFinding.params, group);
    return group;
  }

  function newGroup(key: string, rawFinding: RawFinding): Group {
    const already = groupsOfCode.get(rawFinding.code) ?? 0;
    if (already >= maxGroupsPerCode && Object.keys(rawFinding.params ?? {}).length > 0) {
      const { code, severity } = rawFinding;
      return groupOf({ code, severity, params: {} });
    }
    groupsOfCode.set(rawFinding.code, already + 1);
    const group: Group = { first: rawFinding, places: [], count: 0, isRepairable: false };
    groups.set(key, group);
    return group;
  }

  function add(rawFinding: RawFinding, { placeOf, count = 1 }: Occurrence = {}): void {
    const group = groupOf(rawFinding);
    group.count += count;
    group.isRepairable ||= rawFinding.repairable ?? false;
    if (group.places.length >= maxPlaces) return;
    const { entry, line, column } = placeOf?.() ?? rawFinding;
    if (entry === undefined) return;
    group.places.push({
      entry,
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
    });
  }

  const list = (): readonly Finding[] =>
    [...groups.values()].map(toFinding).toSorted((a, b) => rank[a.severity] - rank[b.severity]);

  return { add, list };
}

function toFinding({ first, places, count, isRepairable }: Group): Finding {
  return {
    code: first.code,
    severity: first.severity,
    params: first.params ?? {},
    ...places[0],
    count,
    places: [...places],
    repairable: isRepairable,
  };
}
