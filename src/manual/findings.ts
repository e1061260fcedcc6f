import { worstFirst } from '#lib/severity-choices.ts';

import type { Finding, Place, RawFinding } from './finding.ts';

interface Group {
  readonly first: RawFinding;
  readonly places: Place[];
  count: number;
  isRepairable: boolean;
}

/** Place and number of occurrences of a raw finding, if they aren't in it. */
interface Occurrence {
  /** Called only if the place will be listed, because locating a line is slow. */
  readonly placeOf?: () => Place;
  /** Default: 1. */
  readonly count?: number;
}

/** Receives the findings of rules. */
export type AddFinding = (rawFinding: RawFinding, occurrence?: Occurrence) => void;

/**
 * After this many targets of one code, a single finding without a target stands for the rest: the list stays readable
 * and memory bounded.
 */
const maxGroupsPerCode = 500;

/**
 * Groups raw findings into findings while an archive is read. Each lists at most `maxPlaces` places and counts the others.
 */
export function createFindingList(maxPlaces: number) {
  const groups = new Map<string, Group>();
  const groupsOfCode = new Map<string, number>();

  function groupOf(rawFinding: RawFinding): Group {
    const key = JSON.stringify([rawFinding.code, rawFinding.severity, rawFinding.params]);
    return groups.get(key) ?? newGroup(key, rawFinding);
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

  const add: AddFinding = (rawFinding, { placeOf, count = 1 } = {}) => {
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
  };

  /** A snapshot, worst first and otherwise in order of discovery. */
  const list = (): readonly Finding[] => worstFirst([...groups.values()].map(toFinding));

  return { add, list };
}

/** Findings so far. */
export type FindingList = ReturnType<typeof createFindingList>;

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
