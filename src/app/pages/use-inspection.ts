import { useMemo } from 'react';

import type { Inspector } from '#manual/inspector.ts';
import { reportWithSeverities, type SeverityChoices } from '#manual/severity-choices.ts';

/** Returns the inspection of manuals, whose reports have the severities that the operator chose. */
export const useInspection = (
  { inspect }: Inspector,
  severities: SeverityChoices | undefined,
): Inspector['inspect'] =>
  useMemo(() => (severities ? withSeverities(inspect, severities) : inspect), [inspect, severities]);

const withSeverities =
  (inspect: Inspector['inspect'], severities: SeverityChoices): Inspector['inspect'] =>
  async (file, { onStructure, ...call } = {}) => {
    const report = await inspect(file, {
      ...call,
      ...(onStructure && { onStructure: (report) => onStructure(reportWithSeverities(report, severities)) }),
    });
    return reportWithSeverities(report, severities);
  };
