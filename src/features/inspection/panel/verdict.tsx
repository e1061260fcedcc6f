import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
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
import { shownName } from '#lib/text/shown-name.ts';
import type { InspectionReport } from '#manual/report.ts';
import { focused } from '#ui/browser/focused.ts';
import { MetaLine } from '#ui/content/meta-line.tsx';
import { Tile } from '#ui/dialog/dialog.tsx';
import { Announcer } from '#ui/feedback/announcer.tsx';
import { Tag } from '#ui/feedback/tag.tsx';

import { countBySeverity, countsText } from '../report/findings-order.ts';
import { isSound } from '../report/next-step.ts';
import { ReadingProgress, WorkProgress } from '../work-progress.tsx';
import { VerdictActions, type VerdictProps } from './verdict-actions.tsx';

/** The verdict on a ZIP with its facts, and the main action. */
export function Verdict(props: VerdictProps) {
  const { file, report, progress, onStop, editing, repair } = props;
  const i18n = useI18n();
  const words = inspectionMessages(i18n);
  const repairWords = repairMessages(i18n);
  const { state } = repair;
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(title, `${state.status} ${file.name} ${file.lastModified}`);
  const factsId = useId();
  const isIdle = !progress && state.status === 'idle';
  const counts = countsText(report, i18n);
  const original = editing?.original;
  return (
    <>
      <div className="verdict">
        <Tile {...marks[toneOf(report)]} isInProgress={progress !== undefined} />
        <div>
          <h3 ref={title} tabIndex={-1} aria-describedby={factsId}>
            {titleOf(report, { isChecking: progress !== undefined, counts, i18n })}
          </h3>
          <div id={factsId} className="muted">
            <p>{factsOf(report, i18n, words).join(' · ')}</p>
            {(progress ? [] : notesOf(report, counts, i18n)).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {original && (
              <p>
                {repairWords.compare(
                  countsText(original.report, i18n) || repairWords.none,
                  counts || repairWords.none,
                )}
              </p>
            )}
          </div>
          {original && (
            <p className="small">
              <MetaLine>
                <Tag tone="ok">{words.inUse}</Tag>
                {isIdle && (
                  <button type="button" className="text-button" onClick={editing.onRestore}>
                    {i18n.t.add.undo}
                  </button>
                )}
              </MetaLine>
            </p>
          )}
          {progress && (
            <p className="muted small">
              <ReadingProgress progress={progress} onStop={onStop} />
            </p>
          )}
        </div>
      </div>
      <RepairProgress repair={repair} />
      <Announcer isVisible isUrgent className="field__error" text={problemOf(state, repairWords)} />
      {isIdle && <VerdictActions {...props} />}
    </>
  );
}

const marks = {
  ok: { tone: 'ok', icon: CircleCheck },
  warn: { tone: 'warn', icon: TriangleAlert },
  bad: { tone: 'bad', icon: CircleAlert },
} as const;

function RepairProgress({ repair: { state, cancel } }: Pick<VerdictProps, 'repair'>) {
  const words = repairMessages(useI18n());
  if (state.status !== 'working') return null;
  const { doneBytes: done = 0, totalBytes: total = 0 } = state.progress ?? {};
  return <WorkProgress text={words[state.step]} {...{ done, total }} end={words.cancel} onEnd={cancel} />;
}

/** Returns what the title doesn't say. */
function notesOf(report: InspectionReport, counts: string, i18n: I18n): readonly string[] {
  const manual = manualMessages(i18n);
  const { verdict, complete, unreadFiles } = report;
  return [
    isSound(report) ? manual.sound : verdict === 'manual' && complete ? '' : counts,
    complete ? '' : manual.stopped,
    unreadFiles > 0 ? manual.unread(unreadFiles) : '',
  ].filter(Boolean);
}

/** Returns why the last repair came to nothing. */
function problemOf(state: VerdictProps['repair']['state'], words: RepairMessages): string {
  if (state.status !== 'idle' || !state.problem) return '';
  return state.problem === 'nothing-to-repair' ? words.nothing : words.failed[state.problem];
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

interface TitleContext {
  readonly isChecking: boolean;
  /** Numbers of findings; empty without any. */
  readonly counts: string;
  readonly i18n: I18n;
}

function titleOf(report: InspectionReport, { isChecking, counts, i18n }: TitleContext): string {
  const { ready, readyWith, canBeManual } = inspectionMessages(i18n);
  if (report.verdict === 'manual') {
    if (isChecking || !report.complete) return canBeManual;
    return counts === '' ? ready : readyWith(counts);
  }
  const worst = report.findings.find(({ severity }) => severity === 'error');
  return i18n.t.add.isNoManual(worst ? findingMessage(worst, i18n).title : '');
}

function factsOf(report: InspectionReport, i18n: I18n, words: InspectionMessages): readonly string[] {
  const { startPage, language } = report;
  return [
    ...(report.verdict === 'manual' ? [i18n.t.add.asManual] : []),
    words.pages(report.pages),
    i18n.t.add.files(report.files),
    ...(startPage === undefined ? [] : [words.startsAt(shownName(startPage))]),
    ...(language ? [shownName(i18n.formats.language(language))] : []),
  ];
}
