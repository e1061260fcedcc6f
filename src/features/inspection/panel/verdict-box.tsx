import { useEffect, useId, useRef, type RefObject } from 'react';

import { findingMessage } from '#i18n/finding-message.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import {
  type InspectionMessages,
  type RepairMessages,
  inspectionMessages,
  repairMessages,
  manualMessages,
} from '#i18n/messages/en/inspection.ts';
import { shownName } from '#lib/shown-name.ts';
import type { InspectionReport } from '#manual/report.ts';
import { Announcer } from '#ui/announcer.tsx';
import { Button } from '#ui/button.tsx';
import { focused } from '#ui/focused.ts';
import { Tag } from '#ui/tag.tsx';

import { countBySeverity, countsText } from '../report/findings-order.ts';
import { countFixable, isSound } from '../report/next-step.ts';
import { ReadingProgress, WorkProgress } from '../work-progress.tsx';
import type { VerdictProps } from './panel-props.ts';
import { VerdictActions } from './verdict-actions.tsx';

/** Box with the verdict on a ZIP, its facts and the main action. */
export function VerdictBox(props: VerdictProps) {
  const { file, report, progress, onStop, editing, repair } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const repairWords = repairMessages(i18n);
  const words = inspectionMessages(useI18n());
  const { state } = repair;
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(title, `${state.status} ${file.name} ${file.lastModified}`);
  const factsId = useId();
  const isIdle = !progress && state.status === 'idle';
  const fixable = countFixable(report);
  const counts = countsText(report, i18n);
  const original = editing?.original;
  return (
    <div className="verdict" data-tone={toneOf(report)}>
      <h3 ref={title} tabIndex={-1} aria-describedby={factsId}>
        {titleOf(report, progress !== undefined, i18n)}
      </h3>
      <div id={factsId} className="verdict__facts">
        <p className="small">{factsOf(report, i18n, words).join(' · ')}</p>
        {!progress && (
          <p>
            {[isSound(report) ? manualMessages(i18n).sound : counts, fixable > 0 && words.canBeFixed(fixable)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {!progress && !report.complete && <p className="small">{manualMessages(i18n).stopped}</p>}
        {!progress && report.unreadFiles > 0 && (
          <p className="small">{manualMessages(i18n).unread(report.unreadFiles)}</p>
        )}
        {original && <ComparedCounts before={countsText(original.report, i18n)} after={counts} />}
      </div>
      {original && (
        <div className="verdict__copy">
          <Tag tone="ok">{words.inUse}</Tag>
          {isIdle && (
            <Button look="quiet" onClick={editing.onRestore}>
              {t.add.undo}
            </Button>
          )}
        </div>
      )}
      {progress && <ReadingProgress progress={progress} onStop={onStop} />}
      <RepairProgress repair={repair} />
      <Announcer isVisible isUrgent className="field__error" text={problemOf(state, repairWords)} />
      {isIdle && <VerdictActions {...props} />}
    </div>
  );
}

function RepairProgress({ repair: { state, cancel } }: Pick<VerdictProps, 'repair'>) {
  const words = repairMessages(useI18n());
  if (state.status !== 'working') return null;
  const { doneBytes: done = 0, totalBytes: total = 0 } = state.progress ?? {};
  return <WorkProgress text={words[state.step]} {...{ done, total }} end={words.cancel} onEnd={cancel} />;
}

/** Returns why the last repair came to nothing. */
function problemOf(state: VerdictProps['repair']['state'], words: RepairMessages): string {
  if (state.status !== 'idle' || !state.problem) return '';
  return state.problem === 'nothing-to-repair' ? words.nothing : words.failed[state.problem];
}

interface ComparedCountsProps {
  /** Counts of findings; empty if there are none. */
  readonly before: string;
  readonly after: string;
}

/** Findings of the original and of the repaired copy. */
function ComparedCounts({ before, after }: ComparedCountsProps) {
  const words = repairMessages(useI18n());
  return <p className="small">{words.compare(before || words.none, after || words.none)}</p>;
}

/** Focuses the title when the panel opens, and when what had focus is gone. */
function useFocusOnChange(title: RefObject<HTMLElement | null>, key: string): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === key) return;
    const panel = title.current?.closest('dialog');
    if (panel && (last.current === undefined || !panel.contains(focused()))) title.current?.focus();
    last.current = key;
  }, [title, key]);
}

function toneOf(report: InspectionReport): 'ok' | 'warn' | 'bad' {
  if (report.verdict !== 'manual') return 'bad';
  return report.complete && countBySeverity(report.findings).warning === 0 ? 'ok' : 'warn';
}

function titleOf(report: InspectionReport, isChecking: boolean, i18n: I18n): string {
  const { ready, canBeManual } = inspectionMessages(i18n);
  if (report.verdict === 'manual') return isChecking || !report.complete ? canBeManual : ready;
  const worst = report.findings.find(({ severity }) => severity === 'error');
  return i18n.t.add.isNoManual(worst ? findingMessage(worst, i18n).title : '');
}

function factsOf(
  report: InspectionReport,
  { t, formats }: I18n,
  words: InspectionMessages,
): readonly string[] {
  const { startPage, language } = report;
  return [
    words.pages(report.pages),
    t.add.files(report.files),
    ...(startPage === undefined ? [] : [words.startsAt(shownName(startPage))]),
    ...(language ? [shownName(formats.language(language))] : []),
  ];
}
