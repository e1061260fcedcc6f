import type { I18n } from '#i18n/i18n.ts';
import type { InspectionReport } from '#manual/report.ts';

import { countBySeverity } from './findings-order.ts';

/** How many findings of each severity there are, in words: `9 warnings and 3 notes`. Empty without findings. */
export function countsText({ findings }: InspectionReport, { t: { manual }, formats }: I18n): string {
  const { error, warning, info } = countBySeverity(findings);
  return formats.and([
    ...(error > 0 ? [manual.errors(error)] : []),
    ...(warning > 0 ? [manual.warnings(warning)] : []),
    ...(info > 0 ? [manual.infos(info)] : []),
  ]);
}
