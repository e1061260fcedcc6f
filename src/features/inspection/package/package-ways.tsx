import { useMemo, type ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { packageMessages } from '#i18n/package-messages.ts';
import { repairMessages } from '#i18n/repair-messages.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import { shownName } from '#lib/shown-name.ts';
import { partsOf, titleOfPart, withoutParts } from '#package/document-parts.ts';
import type { PackageReport } from '#package/package-report.ts';
import { Button } from '#ui/button.tsx';

import { usePackageDocuments, type PackageEditing } from './use-package-documents.ts';

/** A package, and the commands for it. */
export interface PackageWaysProps {
  readonly file: File;
  readonly packageReport: PackageReport;
  readonly editing: PackageEditing;
  readonly onClose: () => void;
}

/** Uploads a package as it is, or replaces it with its documents. */
export function PackageWays({ file, packageReport, editing, onClose }: PackageWaysProps) {
  const i18n = useI18n();
  const words = packageMessages(i18n);
  const parts = useMemo(() => partsOf(packageReport), [packageReport]);
  const leftOut = withoutParts(packageReport, parts).length;
  const documents = usePackageDocuments({
    file,
    parts,
    extract: editing.extract,
    onTaken: (files) => {
      const taken = parts.flatMap((part, index) => {
        const file = files[index];
        return file ? [{ file, document: part.document, title: titleOfPart(part, [i18n.locale]) }] : [];
      });
      const unread = files.length - taken.length;
      const notice = [
        words.added(taken.length, shownName(file.name)),
        unread > 0 && words.someUnread(unread),
      ];
      onClose();
      editing.onAddDocuments(taken, joinSentences(notice, i18n));
    },
  });
  const { state } = documents;
  const { rejection } = editing;
  const unavailable = rejection === undefined ? words.noneAdded : words.noneReadable;
  if (state.status === 'taking') {
    return <TakingProgress done={state.done} total={parts.length} onCancel={documents.cancel} />;
  }
  return (
    <>
      {state.problem && (
        <p className="field__error" role="alert">
          {state.problem === 'unreadable' ? repairMessages(i18n).failed.unreadable : unavailable}
        </p>
      )}
      <div className="package-ways">
        {parts.length > 0 && (
          <Way hint={words.asDocumentsHint}>
            <Button look="primary" onClick={documents.take}>
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
    </>
  );
}

interface TakingProgressProps {
  readonly done: number;
  readonly total: number;
  readonly onCancel: () => void;
}

function TakingProgress({ done, total, onCancel }: TakingProgressProps) {
  const i18n = useI18n();
  const words = packageMessages(i18n);
  const { formats } = i18n;
  const label = words.adding(`${formats.number(done)} / ${formats.number(total)}`);
  return (
    <div className="row">
      <div className="inspection__progress">
        <span className="small muted">{label}</span>
        <progress className="progress" aria-label={words.documents} value={done} max={total} />
      </div>
      <Button look="quiet" onClick={onCancel}>
        {repairMessages(i18n).cancel}
      </Button>
    </div>
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
