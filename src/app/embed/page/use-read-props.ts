import { useEffect, useMemo, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { setTimer } from '#lib/time/timer.ts';

import type { ConfigProblem } from '../../config/config.ts';
import type { Settings } from '../../config/settings.ts';
import type { Controller } from '../events/controller.ts';
import type { EmbedChunk } from './embed-chunk.ts';

/** Time in milliseconds in which required properties may still be missing. */
const graceMs = 2000;

const none: readonly ConfigProblem[] = [];

/** Validates the host's properties, once the code for it is loaded. */
export function useReadProps(
  code: EmbedChunk | undefined,
  props: Readonly<Record<string, unknown>>,
  controller: Controller,
) {
  const i18n = useI18n();
  const read = useMemo(() => code?.readProps(props, document.baseURI), [code, props]);
  const [settings, setSettings] = useState<Settings>();
  if (read?.status === 'good' && read.settings !== settings) setSettings(read.settings);
  const isOverdue = useOverdue(read?.status === 'incomplete');
  const isWrong = read?.status === 'wrong' || (read?.status === 'incomplete' && isOverdue);
  const problems = isWrong ? read.problems : none;
  const warnings = read?.status === 'good' ? read.unknown : problems;
  useEffect(() => {
    for (const problem of warnings) {
      controller.warnOnce(`${problem.key} ${code?.configProblemText(problem, i18n) ?? ''}`);
    }
  }, [warnings, code, controller, i18n]);
  return {
    /** The last valid settings; absent before the first. */
    settings,
    /** Current problems; missing properties count only after a while. */
    problems,
  };
}

/** Returns true if properties are missing for longer than frameworks take to set one after another. */
function useOverdue(isIncomplete: boolean): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isIncomplete) return undefined;
    const cancel = setTimer(graceMs, () => setOverdue(true));
    return () => {
      cancel();
      setOverdue(false);
    };
  }, [isIncomplete]);
  return isOverdue;
}
