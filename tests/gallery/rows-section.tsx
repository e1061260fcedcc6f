import { useEffect, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';

import { documentFinding } from '#document/document-report.ts';
import { AddDocuments } from '#features/add-documents/add-documents.tsx';
import { SharedMetadata } from '#features/add-documents/form/shared-metadata.tsx';
import { MoreSources } from '#features/add-documents/sources/more-sources.tsx';
import { ListHead } from '#features/add-documents/table/list-head.tsx';
import { DocumentRow } from '#features/add-documents/table/row/document-row.tsx';
import type { FormOutput, FormValues } from '#features/add-documents/values/form-values.ts';
import { InspectionLine } from '#features/inspection/inspection-line.tsx';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { ChosenFile } from '#intake/chosen-file.ts';
import { createIntakeStore } from '#intake/store.ts';

import { editing } from './manual-section.tsx';
import { createFile, flawedReport, foreignReport } from './samples.ts';

const store = createIntakeStore();
const choices = {
  organizations: [{ id: 'nordwerk', name: 'Nordwerk Pressen GmbH' }],
  categories: [{ id: 'sds', name: 'Safety data sheet' }],
};
const zip = createFile('p42-operator-manual.zip', 214_000_000);
const rows: readonly ChosenFile[] = [
  {
    id: 'plain',
    file: createFile('P42-Hydraulik_Wartungsplan_2026.pdf', 8_400_000),
    check: { status: 'regular' },
  },
  { id: 'wrong', file: createFile('plan-f.pdf', 96_000_000), check: { status: 'regular' } },
  {
    id: 'cut-off',
    file: createFile('certificate-p42.pdf', 1_200_000),
    check: { status: 'regular', document: { type: 'pdf', findings: [documentFinding('PDF-TRUNCATED')] } },
  },
  {
    id: 'scan',
    file: createFile('scan-of-type-plate.pdf', 640_000),
    check: {
      status: 'regular',
      document: {
        type: 'pdf',
        findings: [documentFinding('PDF-NO-TEXT'), documentFinding('PDF-ATTACHMENTS')],
      },
    },
  },
  { id: 'checking', file: zip, check: { status: 'checking', isZip: true } },
  { id: 'manual', file: zip, check: { status: 'zip', report: flawedReport } },
  { id: 'foreign', file: createFile('readings.zip', 1000), check: { status: 'zip', report: foreignReport } },
  { id: 'unchecked', file: zip, check: { status: 'unchecked-zip' } },
  {
    id: 'empty',
    file: createFile('empty.pdf', 0),
    check: { status: 'rejected', rejection: { code: 'empty' } },
  },
];
const nothing = () => {};
const selection = {
  ids: ['plain'],
  areAll: false,
  has: (id: string) => id === 'plain',
  toggle: nothing,
  extend: nothing,
  selectAll: nothing,
  toggleAll: nothing,
  clear: nothing,
};
const commands = {
  remove: nothing,
  stop: nothing,
  checkAgain: nothing,
  chooseOther: nothing,
  replace: nothing,
  restore: nothing,
  select: nothing,
  editPhoto: nothing,
  edit: nothing,
  acceptCategory: nothing,
  paste: nothing,
  addDocuments: nothing,
};

/** Choosing files, and a chosen file in each of its states; the list of findings about one PDF is open. */
export function RowsSection() {
  const { t } = useI18n();
  const form = useForm<FormValues, unknown, FormOutput>({
    defaultValues: {
      organizationId: 'nordwerk',
      categoryId: '',
      isAiEnabled: false,
      rows: { wrong: { displayName: '' }, plain: { categoryId: 'sds' } },
    },
    shouldFocusError: false,
    errors: useMemo(
      () => ({
        rows: { wrong: { displayName: { type: 'custom', message: t.add.errors.displayName('plan-f.pdf') } } },
      }),
      [t],
    ),
  });
  const fields = { form, formId: 'gallery', choices };
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    table.current?.querySelector<HTMLElement>('[data-file=scan] .document__facts > .text-button')?.click();
  }, []);
  return (
    <>
      <AddDocuments
        assetId="PRESS-0042"
        limits={{ maxFileSizeBytes: 2_000_000_000 }}
        renderSources={(accept) => (
          <MoreSources
            assetId="PRESS-0042"
            isShown
            isDisabled={false}
            limits={{}}
            accept={accept}
            store={store}
          />
        )}
        renderForm={() => null}
        store={store}
        begin={() => nothing}
      />
      <div className="card" ref={table}>
        <div className="card__head row">
          <h2>{t.add.title}</h2>
        </div>
        <SharedMetadata
          {...fields}
          offerAi
          bulkEdit={{ show: nothing }}
          last={{ organizationId: 'nordwerk', categoryId: '', assetId: '', kinds: [] }}
          chosen={rows}
        />
        <div className="files" data-operations>
          <ListHead
            {...{ form, choices, selection, shown: rows }}
            offerAi
            hasOperations
            hasOrganizations={false}
            onHelp={nothing}
            onApply={nothing}
            onReset={nothing}
            onFillDown={nothing}
            onCombine={nothing}
            onRemove={nothing}
          />
          {rows.map((row) => (
            <DocumentRow
              key={row.id}
              row={row}
              identical={undefined}
              isSelectable
              isCurrent={row.id === 'plain'}
              isSelected={selection.has(row.id)}
              hasOperations
              hasOrganizations={false}
              {...fields}
              maxDisplayNameLength={255}
              guess={() => (row.id === 'manual' ? choices.categories[0] : undefined)}
              commands={commands}
              renderReport={({ report, file }) =>
                report && <InspectionLine report={report} file={file} onStop={nothing} editing={editing} />
              }
            />
          ))}
        </div>
      </div>
    </>
  );
}
