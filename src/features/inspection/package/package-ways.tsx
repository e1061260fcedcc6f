import type { ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { packageMessages } from '#i18n/messages/en/files.ts';
import { repairMessages } from '#i18n/messages/en/inspection.ts';
import { withoutParts } from '#package/document-parts.ts';
import { Announcer } from '#ui/announcer.tsx';
import { Button } from '#ui/button.tsx';
import { useKeepMounted } from '#ui/dialog/keep-mounted.ts';

import { WorkProgress } from '../work-progress.tsx';
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
        <Way hint={rejection ?? words.asOneHint}>
          <Button disabled={rejection !== undefined} onClick={onClose}>
            {words.asOne}
          </Button>
        </Way>
      </div>
      {parts.length > 0 && leftOut > 0 && <p className="small">{words.withoutPdf(leftOut)}</p>}
      {systemFiles > 0 && <p className="small">{i18n.t.add.systemFiles(systemFiles)}</p>}
    </>
  );
  return (
    <>
      <Announcer isVisible isUrgent className="field__error" text={problemText} />
      {state.status === 'taking' ? (
        <TakingProgress done={state.done} total={parts.length} onCancel={cancel} />
      ) : (
        ways
      )}
    </>
  );
}

/** Puts the documents of a ZIP into its place, in its row. */
export function AddDocuments(props: PackageDocumentsOptions) {
  const words = packageMessages(useI18n());
  const { parts, state, take, cancel, problemText } = usePackageDocuments(props);
  // A row that scrolls away would end it.
  useKeepMounted(state.status === 'taking');
  return (
    <>
      <Announcer isVisible isUrgent className="field__error" text={problemText} />
      {state.status === 'taking' ? (
        <TakingProgress done={state.done} total={parts.length} onCancel={cancel} />
      ) : (
        <Button look="quiet" onClick={take}>
          {words.asDocuments(parts.length)}
        </Button>
      )}
    </>
  );
}

interface TakingProgressProps {
  readonly done: number;
  readonly total: number;
  readonly onCancel: () => void;
}

/** Progress of taking documents out of a package, which can be cancelled. */
function TakingProgress({ done, total, onCancel }: TakingProgressProps) {
  const i18n = useI18n();
  const words = packageMessages(i18n);
  const { formats } = i18n;
  const label = words.adding(`${formats.number(done)} / ${formats.number(total)}`);
  return (
    <WorkProgress
      text={label}
      label={words.documents}
      {...{ done, total }}
      end={repairMessages(i18n).cancel}
      onEnd={onCancel}
    />
  );
}

interface WayProps {
  readonly hint: string;
  readonly children: ReactNode;
}

function Way({ hint, children }: WayProps) {
  return (
    <div className="package-ways__one">
      {children}
      <p className="small">{hint}</p>
    </div>
  );
}
