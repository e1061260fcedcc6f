import { useI18n } from '#i18n/i18n-context.tsx';
import { shownName } from '#lib/shown-name.ts';
import { repairedCode } from '#manual/repair/repair-item.ts';
import type { InspectionReport } from '#manual/report.ts';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#ui/save-file.ts';

import { countBySeverity } from '../report/findings-order.ts';
import type { RepairState } from './use-repair.ts';

interface RepairResultProps {
  readonly before: InspectionReport;
  readonly result: Extract<RepairState, { readonly status: 'made' }>;
  readonly onUse: (copy: File, report: InspectionReport) => void;
  readonly onClose: () => void;
}

/** Shows the inspection of the copy, and the actions for it. */
export function RepairResult({ before, result, onUse, onClose }: RepairResultProps) {
  const i18n = useI18n();
  const t = i18n.t.repair;
  const { copy, report, done } = result;
  const found = new Set(report.findings.map(({ code }) => code));
  const isRepaired = done.every(({ kind }) => !found.has(repairedCode[kind]));
  return (
    <>
      <p>
        <strong>{t.made(shownName(copy.name))}</strong>
      </p>
      <p className="small">{isRepaired ? t.allFixed : t.partly}</p>
      <p className="small muted">{t.compare(countsOf(before), countsOf(report))}</p>
      <div className="row">
        <Button onClick={() => onUse(copy, report)}>{t.use}</Button>
        <Button look="quiet" onClick={() => saveFile(copy.name, 'application/zip', copy)}>
          {t.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </>
  );

  function countsOf({ findings }: InspectionReport): string {
    const { error, warning, info } = countBySeverity(findings);
    const { manual } = i18n.t;
    const counts = [
      error > 0 && manual.errors(error),
      warning > 0 && manual.warnings(warning),
      info > 0 && manual.infos(info),
    ];
    return i18n.formats.and(counts.filter((count) => count !== false)) || t.none;
  }
}
