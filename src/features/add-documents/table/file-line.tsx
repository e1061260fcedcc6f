import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { ChosenFile } from '#intake/chosen-file.ts';
import { sizeOf } from '#lib/file-facts.ts';
import { isVisible } from '#lib/is-visible.ts';
import { proposeDisplayName } from '#lib/propose-display-name.ts';
import { Name } from '#ui/name.tsx';

import type { AddForm } from '../values/control-id.ts';
import type { MetadataChoices } from '../values/metadata-choices.ts';
import { proposedName } from '../values/row-values.ts';
import { DocumentFindings, DocumentType } from './document-findings.tsx';

interface FileLineProps {
  readonly row: ChosenFile;
  /** Says that the content is in the list or on the asset already. */
  readonly identical: string | undefined;
  readonly form: AddForm;
  readonly choices: Pick<MetadataChoices, 'categories'>;
  /** Element ID that the file's name gets. */
  readonly nameId: string;
}

/** Category, name and size of a file, and what was found in it. A wide element has columns for category and size. */
export function FileLine({ row, identical, form, choices, nameId }: FileLineProps) {
  const { formats } = useI18n();
  const { file, check } = row;
  const path = `rows.${row.id}` as const;
  const [displayName, ownId, sharedId] = useWatch({
    control: form.control,
    name: [`${path}.displayName`, `${path}.categoryId`, 'categoryId'],
    exact: true,
  });
  const isInherited = !isVisible(ownId ?? '');
  const categoryId = isInherited ? sharedId : ownId;
  const category = choices.categories?.find(({ id }) => id === categoryId)?.name ?? categoryId;
  const extension = /\.([\p{L}\p{N}]{1,8})$/u.exec(file.name)?.[1];
  const isRejected = check.status === 'rejected';
  // In a narrow element, the name isn't repeated as that of the file.
  const isSame =
    !isRejected && (displayName ?? proposedName(row)) === proposeDisplayName(file.name) && extension;
  return (
    <div className="document__file document__file--line small muted">
      {!isRejected && category && (
        <span className="document__file-category" data-inherited={isInherited || undefined}>
          <Name>{category}</Name>
        </span>
      )}
      <span id={nameId} className="document__file-name" data-same={isSame ? true : undefined}>
        <Name>{file.name}</Name>
      </span>
      {row.folder !== undefined && (
        <span id={`${nameId}-folder`} className="document__folder">
          <span>{'·'}</span> <Name>{row.folder}</Name>
        </span>
      )}
      {isSame && <span className="document__file-type">{extension.toUpperCase()}</span>}
      <span className="document__file-size">{`· ${formats.bytes(sizeOf(file))}`}</span>
      <DocumentType row={row} />
      {row.fromPackage && <Languages languages={row.fromPackage.languages} />}
      {identical && <span className="document__identical">{identical}</span>}
      <DocumentFindings {...{ row, form, nameId }} />
    </div>
  );
}

/** Languages of a document, as its package states them. */
function Languages({ languages }: { readonly languages: readonly string[] }) {
  const { formats } = useI18n();
  if (languages.length === 0) return null;
  return <span className="document__type">{`· ${languages.map(formats.language).join(', ')}`}</span>;
}
