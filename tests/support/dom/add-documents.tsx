import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, vi } from 'vitest';

import { AddDocuments, type Chosen } from '#features/add-documents/add-documents.tsx';
import { DocumentForm } from '#features/add-documents/form/document-form.tsx';
import type { NewDocument } from '#features/add-documents/form/use-submit.ts';
import { I18nProvider } from '#i18n/i18n-context.tsx';
import { createIntakeStore, unsentCount } from '#intake/store.ts';
import type { InspectionReport } from '#manual/report.ts';

import { createMemory } from '../memory.ts';
import { chooseFiles } from './choose-files.ts';
import { render } from './render.tsx';

type Props = Omit<ComponentProps<typeof DocumentForm>, keyof Chosen> & Pick<Chosen, 'isDisabled'>;

/** One call of the fake inspector, controlled by the test. */
interface Inspection {
  readonly file: File;
  readonly signal: AbortSignal;
  /** Reports the verdict on the structure, while the contents are still being read. */
  readonly reportStructure: (report: InspectionReport) => void;
  readonly resolve: (report: InspectionReport) => void;
  readonly reject: (error: Error) => void;
}

/** Inspection of a sound manual. */
export const createReport = (overrides: Partial<InspectionReport> = {}): InspectionReport => ({
  verdict: 'manual',
  complete: true,
  startPage: 'index.html',
  pages: 3,
  files: 5,
  unreadFiles: 0,
  unpackedBytes: 1000,
  findings: [],
  ...overrides,
});

/** An inspector that waits for the test. */
function createFakeInspect() {
  const inspections: Inspection[] = [];
  const inspect: Props['inspect'] = (file, { signal = new AbortController().signal, onStructure }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      inspections.push({ file, signal, resolve, reject, reportStructure: (report) => onStructure?.(report) });
    });
  return { inspect, inspections };
}

const uploadButton = () => screen.getByRole('button', { name: /^Upload \d+ document/ });

/** The form on a page, and the actions of a person. */
export function createAddDocuments(overrides: Partial<Props> = {}) {
  const { inspect, inspections } = createFakeInspect();
  const uploaded: NewDocument['job'][][] = [];
  const handedOver: NewDocument[] = [];
  const store = createIntakeStore();
  const onUnsentChange = vi.fn<(count: number) => void>();
  store.subscribe(() => onUnsentChange(unsentCount(store.getSnapshot())));
  const props: Props = {
    assetId: 'PRESS-0042',
    choices: {
      organizations: [
        { id: 'org-1', name: 'Nordwerk' },
        { id: 'org-2', name: 'Halden' },
      ],
      categories: [
        { id: 'cat-1', name: 'Manual' },
        { id: 'cat-2', name: 'Photo' },
      ],
    },
    limits: {},
    contents: { hash: (file) => file.text(), findStored: async () => undefined, listStored: async () => [] },
    isDisabled: false,
    offerAi: true,
    inspect,
    memory: createMemory(),
    queue: {},
    onUpload: (documents) => {
      handedOver.push(...documents);
      uploaded.push(documents.map(({ job }) => job));
      return true;
    },
    renderReport: ({ report, progress, onStop }) => (
      <>
        <p>{`Report: ${report?.findings.length} findings${progress ? ', reading on' : ''}`}</p>
        <button type="button" onClick={onStop}>
          Stop checking
        </button>
      </>
    ),
    pack: () => Promise.reject(new Error('Nothing was to be packed.')),
    ...overrides,
  };
  const view = (latest: Props) => (
    <I18nProvider locale="en">
      <AddDocuments
        assetId={props.assetId}
        limits={props.limits}
        isDisabled={latest.isDisabled}
        store={store}
        // It is known who chooses files.
        begin={() => (files) => store.dispatch({ type: 'arrived', files })}
        renderSources={() => null}
        renderForm={(chosen) => <DocumentForm {...chosen} {...latest} />}
      />
    </I18nProvider>
  );
  let from = props.assetId;
  const { user, unmount, rerender } = render(view(props));
  return {
    user,
    unmount,
    /** Renders the form with other properties, for example for another queue, or for the asset that gets its files. */
    change: (changes: Partial<Props>) => {
      const { assetId: to = from } = changes;
      if (to !== from) act(() => store.dispatch({ type: 'moved', from, to }));
      from = to;
      rerender(view({ ...props, ...changes }));
    },
    inspections,
    uploaded,
    handedOver,
    onUnsentChange,
    store,
    choose: chooseFiles,
    /** Chooses a ZIP, and waits until its inspection has begun, or has ended with a report. */
    chooseZip: async (report?: InspectionReport) => {
      await chooseFiles(createZipHead());
      await waitFor(() => expect(inspections).toHaveLength(1));
      if (report) await act(async () => inspections[0]!.resolve(report));
    },
    chooseMetadata: async () => {
      await user.selectOptions(screen.getByRole('combobox', { name: 'Owning organization' }), 'Nordwerk');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Manual');
    },
    /** Removes all files by the menu of the header. */
    removeAll: async () => {
      await user.click(screen.getAllByRole('button', { name: 'More options' })[0]!);
      await user.click(screen.getByRole('menuitem', { name: 'Remove all' }));
    },
    submit: () => user.click(uploadButton()),
    /** Presses Upload and waits until the next documents are handed over; returns them. */
    upload: async () => {
      const before = uploaded.length;
      await user.click(uploadButton());
      await waitFor(() => expect(uploaded).toHaveLength(before + 1));
      return uploaded.at(-1)!;
    },
    row: (fileName: string) => within(screen.getByRole('group', { name: fileName })),
  };
}

/** A file that starts like a ZIP; the fake inspector decides its contents. */
export const createZipHead = (name = 'manual.zip') => new File(['PK\u0003\u0004 and so on'], name);

export const createPdf = (name = 'report.pdf', content = '%PDF-1.7') =>
  new File([content], name, { type: 'application/pdf', lastModified: 1_700_000_000_000 });
