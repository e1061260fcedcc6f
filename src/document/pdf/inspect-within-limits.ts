import { type TaskCall } from '#lib/worker/define-worker-job.ts';

import { documentFinding, type DocumentReport, type PdfFacts } from '../document-report.ts';
import { inspectionOutcome, runWithinLimit } from '../limited-run.ts';

/** Event of an inspection: its code is loaded, or what the PDF states was read. */
export type InspectionEvent = 'started' | PdfFacts;

/**
 * Inspects a PDF within the limits of time; `run` ends the inspection when its signal aborts. A PDF that is too large, too
 * slow, or unreadable may be sound: it gets `PDF-UNCHECKED`, with the facts that were read until then.
 */
export async function inspectWithinLimits(
  run: (call: TaskCall<InspectionEvent>) => Promise<DocumentReport | undefined>,
  signal: AbortSignal,
): Promise<DocumentReport | undefined> {
  let facts: PdfFacts | undefined;
  const inspect = () =>
    runWithinLimit(
      (call) =>
        run({
          ...call,
          onEvent(event) {
            if (event === 'started') call.onEvent?.(event);
            else facts = event;
          },
        }),
      signal,
    );
  const unchecked = (): DocumentReport => ({
    type: 'pdf',
    ...(facts && { facts }),
    findings: [documentFinding('PDF-UNCHECKED')],
  });
  return inspectionOutcome(inspect, unchecked, signal);
}
