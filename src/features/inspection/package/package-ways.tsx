import type { ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { packageMessages } from '#i18n/messages/en/files.ts';
import { repairMessages } from '#i18n/messages/en/inspection.ts';
import { withoutParts } from '#package/document-parts.ts';
import { Button } from '#ui/controls/button.tsx';
import { useKeepMounted } from '#ui/dialog/keep-mounted.ts';
import { Announcer } from '#ui/feedback/announcer.tsx';

import { ProgressLine, WorkProgress } from '../work-progress.tsx';
import { usePackageDocuments, type PackageDocumentsOptions } from './use-package-documents.ts';

/** A package, and the commands for it. */
export interface PackageWaysProps extends PackageDocumentsOptions {
  readonly onClose: () => void;
}

/** Uploads a package as it is, or replaces it with its documents. */
export function PackageWays(props: PackageWaysProps) {
  const { packageReport, editing, onClose } = props;
  const i18n = useI18n();
  const words = packageMessages(i18n);
  const { parts, state, take, cancel, problemText } = usePackageDocuments(props);
  const leftOut = withoutParts(packageReport, parts).length;
  const { rejection } = editing;
  const systemFiles = packageReport.leftOut ?? 0;
  const ways = (
    <>
      <div className="package-ways">
        {parts.length > 0 && (
          <Way hint={packageReport.format === 'zip' ? words.filesAsDocumentsHint : words.asDocumentsHint}>
            <Button look="primary" onClick={take}>
              {words.asDocuments(parts.length)}
            </Button>
          </Way>
        )}
        <Way hint={rejection ?? words.asOneHint} isError={rejection !== undefined}>
          <Button disabled={rejection !== undefined} onClick={onClose}>
            {words.asOne}
          </Button>
        </Way>
      </div>
      {parts.length > 0 && leftOut > 0 && <p className="muted small">{words.withoutPdf(leftOut)}</p>}
      {systemFiles > 0 && <p className="muted small">{i18n.t.add.systemFiles(systemFiles)}</p>}
    </>
  );
  return (
    <>
      <Announcer isVisible isUrgent className="field__error" text={problemText} />
      {state.status === 'taking' ? (
        <WorkProgress {...takingProgress(state.done, parts.length, i18n)} onEnd={cancel} />
      ) : (
        ways
      )}
    </>
  );
}

/** Puts the documents of a ZIP into its place, in its row. */
export function AddAsDocuments(props: PackageDocumentsOptions) {
  const i18n = useI18n();
  const words = packageMessages(i18n);
  const { parts, state, take, cancel, problemText } = usePackageDocuments(props);
  // A row that scrolls away would end it.
  useKeepMounted(state.status === 'taking');
  return (
    <>
      <Announcer isVisible isUrgent className="field__error" text={problemText} />
      {state.status === 'taking' ? (
        <ProgressLine {...takingProgress(state.done, parts.length, i18n)} onEnd={cancel} />
      ) : (
        <button type="button" className="text-button" onClick={take}>
          {words.asDocuments(parts.length)}
        </button>
      )}
    </>
  );
}

/** Progress of taking documents out of a package, which can be cancelled. */
function takingProgress(done: number, total: number, i18n: I18n) {
  const words = packageMessages(i18n);
  const { number } = i18n.formats;
  return {
    text: words.adding(`${number(done)} / ${number(total)}`),
    label: words.documents,
    done,
    total,
    end: repairMessages(i18n).cancel,
  };
}

interface WayProps {
  readonly hint: string;
  /** True if the hint says why it can't be done. */
  readonly isError?: boolean;
  readonly children: ReactNode;
}

function Way({ hint, isError = false, children }: WayProps) {
  return (
    <div className="stack stack--tight">
      {children}
      <p className={isError ? 'field__error' : 'muted small'}>{hint}</p>
    </div>
  );
}
