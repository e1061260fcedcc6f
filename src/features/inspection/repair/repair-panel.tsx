import { useEffect, useId, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { unreachable } from '#lib/unreachable.ts';
import type { InspectionReport } from '#manual/report.ts';
import type { EditProgress } from '#manual/editor/edit-job.ts';
import { Button } from '#ui/button.tsx';
import { focused } from '#ui/focused.ts';
import { useKeepMounted } from '#ui/keep-mounted.ts';

import { RepairPlanList } from './repair-plan-list.tsx';
import { RepairResult } from './repair-result.tsx';
import { useRepair, type RepairState, type RepairTools } from './use-repair.ts';

interface RepairPanelProps {
  readonly file: File;
  readonly report: InspectionReport;
  readonly tools: RepairTools;
  readonly onReplace: (copy: File, report: InspectionReport) => void;
}

/** Offers a repaired copy of a ZIP, describes the changes, creates it, and shows the result. */
export function RepairPanel({ file, report, tools, onReplace }: RepairPanelProps) {
  const t = useI18n().t.repair;
  const { state, ...repair } = useRepair(file, report, tools);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const { status } = state;
  // Kept mounted: a row that scrolls out of view would otherwise end the repair or drop the copy.
  useKeepMounted(status !== 'closed');
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    // Moves focus to the content that replaces the pressed button. Focus elsewhere on the page stays.
    const next = (status === 'closed' ? opener : title).current;
    if (next && !isFocusElsewhere(next)) next.focus();
  }, [status]);
  if (status === 'closed') {
    return (
      <Button ref={opener} onClick={repair.plan}>
        {t.start}
      </Button>
    );
  }
  return (
    <section className="repair" aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {t.title}
      </h3>
      <RepairStep state={state} report={report} repair={repair} onReplace={onReplace} />
    </section>
  );
}

/**
 * Returns true if focus is in another part of the page than an element: neither around it, nor beside it, nor on
 * nothing.
 */
function isFocusElsewhere(element: Element): boolean {
  const at = focused();
  const isNowhere = at === null || at === document.body;
  return !isNowhere && !at.contains(element) && !element.parentElement?.contains(at);
}

interface RepairStepProps extends Pick<RepairPanelProps, 'report' | 'onReplace'> {
  readonly state: RepairState;
  readonly repair: Omit<ReturnType<typeof useRepair>, 'state'>;
}

function RepairStep({ state, report, repair, onReplace }: RepairStepProps) {
  const t = useI18n().t.repair;
  switch (state.status) {
    case 'closed':
      return null;
    case 'planning':
      return <RepairProgress label={t.reading} progress={state.progress} onCancel={repair.close} />;
    case 'making':
      return <RepairProgress label={t.making} progress={state.progress} onCancel={repair.close} />;
    case 'checking':
      return <RepairProgress label={t.checking} progress={state.progress} onCancel={repair.close} />;
    case 'planned':
      return (
        <RepairPlanList
          items={state.items}
          unticked={state.unticked}
          onToggle={repair.toggle}
          onMake={repair.make}
          onCancel={repair.close}
        />
      );
    case 'made':
      return <RepairResult before={report} result={state} onUse={onReplace} onClose={repair.close} />;
    case 'failed':
      return (
        <>
          <p className="field__error">{t.failed[state.reason]}</p>
          <div className="row">
            <Button onClick={repair.plan}>{t.again}</Button>
            <Button look="quiet" onClick={repair.close}>
              {t.close}
            </Button>
          </div>
        </>
      );
    default:
      return unreachable(state);
  }
}

interface RepairProgressProps {
  readonly label: string;
  readonly progress: EditProgress | undefined;
  readonly onCancel: () => void;
}

function RepairProgress({ label: words, progress, onCancel }: RepairProgressProps) {
  const { t } = useI18n();
  const { doneBytes = 0, totalBytes = 0 } = progress ?? {};
  return (
    <div className="row">
      <div className="inspection__progress">
        <span className="small muted" role="status">
          {words}
        </span>
        <progress className="progress" aria-label={words} value={doneBytes} max={totalBytes || 1} />
      </div>
      <Button look="quiet" onClick={onCancel}>
        {t.repair.cancel}
      </Button>
    </div>
  );
}
