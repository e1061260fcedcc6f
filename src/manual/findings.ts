import type { Finding, FindingParams, Place, Remark, Severity } from './finding.ts';

const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

interface Group {
  readonly remark: Remark;
  readonly places: Place[];
  count: number;
  isRepairable: boolean;
}

/** Where and how often a remark holds, beside its own place. */
interface Occurrence {
  /** Asked only where the place will be listed: finding a line costs. */
  readonly placeOf?: () => Place;
  /** 1 unless told. */
  readonly count?: number;
}

/** Takes what rules say. */
export type AddRemark = (remark: Remark, occurrence?: Occurrence) => void;

/** Gathers remarks into findings while an archive is read. */
export interface FindingList {
  readonly add: AddRemark;
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

  function groupOf(remark: Remark): Group {
    const remembered = remark.params && byParams.get(remark.params);
    if (remembered?.remark.code === remark.code) return remembered;
    const key = JSON.stringify([remark.code, remark.severity, remark.params]);
    const group = groups.get(key) ?? newGroup(key, remark);
    if (remark.params !== undefined) byParams.set(remark.params, group);
    return group;
  }

  function newGroup(key: string, remark: Remark): Group {
    const already = groupsOfCode.get(remark.code) ?? 0;
    if (already >= maxGroupsPerCode && Object.keys(remark.params ?? {}).length > 0) {
      const { code, severity } = remark;
      return groupOf({ code, severity, params: {} });
    }
    groupsOfCode.set(remark.code, already + 1);
    const group: Group = { remark, places: [], count: 0, isRepairable: false };
    groups.set(key, group);
    return group;
  }

  function add(remark: Remark, { placeOf, count = 1 }: Occurrence = {}): void {
    const group = groupOf(remark);
    group.count += count;
    group.isRepairable ||= remark.repairable ?? false;
    if (group.places.length >= maxPlaces) return;
    const { entry, line, column } = placeOf?.() ?? remark;
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

function toFinding({ remark, places, count, isRepairable }: Group): Finding {
  return {
    code: remark.code,
    severity: remark.severity,
    params: remark.params ?? {},
    ...places[0],
    count,
    places: [...places],
    repairable: isRepairable,
  };
}
