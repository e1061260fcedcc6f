import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { inspectPackage } from '#package/inspect-package.ts';

import { buildZip } from '../fixtures/build-zip.ts';
import { documentEntries } from '../fixtures/package-files.ts';
import { createFinding } from '../support/archives/findings.ts';
import { createAddDocuments, createPdf, createReport, createZipHead } from '../support/dom/add-documents.tsx';

const knownAssets = [
  { id: 'PRESS-0042', name: 'Hydraulic press, line 1' },
  { id: 'PRESS-0043', name: 'Hydraulic press, line 2' },
  { id: 'TANK-007', name: '' },
  { id: 'BELT-003', name: '' },
  { id: 'CRANE-104', name: '' },
];

async function createFormWith(
  options: Parameters<typeof createAddDocuments>[0],
  ...names: readonly string[]
) {
  const form = createAddDocuments({ knownAssets, ...options });
  await form.choose(...names.map((name) => createPdf(name, `%PDF-1.7 ${name}`)));
  await form.chooseMetadata();
  return {
    ...form,
    /** The handed-over files, and the other asset of each. */
    sent: () => form.handedOver.map(({ job, otherAssetId }) => [job.file.name, otherAssetId]),
  };
}

const createForm = (...names: readonly string[]) => createFormWith({}, ...names);

/** Returns a matcher of a paragraph, in which an asset ID is an element of its own. */
const sentence = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === text;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Is this the right asset?' }));

test('[ADD-18] a file chosen during the question stays in the list, and shows what it lacks', async () => {
  const form = createAddDocuments({ knownAssets });
  const { user, choose, submit, row, uploaded } = form;
  const category = (name: string) => row(name).getByRole('combobox', { name: `Category: ${name}` });
  await choose(createPdf('press-0043 manual.pdf'));
  await form.chooseMetadata();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), '');
  await user.selectOptions(category('press-0043 manual.pdf'), 'Photo');
  await submit();
  const question = await dialog();
  await choose(createPdf('b.pdf', 'b'));
  await user.click(question.getByRole('button', { name: 'Upload to PRESS-0042 anyway' }));
  await waitFor(() => expect(uploaded).toHaveLength(1));
  expect(category('b.pdf')).toBeInvalid();
  expect(screen.getByText('1 file needs a category', { selector: 'p > span' })).toBeVisible();
});

test('[ADD-21] a file that names another asset is asked about, naming both, and uploaded anyway', async () => {
  const { user, submit, sent } = await createForm('press-0043 manual.pdf', 'plan.pdf');
  await submit();
  const question = await dialog();
  expect(
    question.getByText(sentence('“press-0043 manual.pdf” names PRESS-0043 (Hydraulic press, line 2).')),
  ).toBeVisible();
  const uploading = question.getByText(
    sentence('You are uploading to PRESS-0042 (Hydraulic press, line 1).'),
  );
  expect(uploading).toBeVisible();
  expect(sent()).toEqual([]);
  // The label is one element: the parts of a button stand side by side, each with lines of its own.
  const label = question.getByRole('button', { name: 'Upload to PRESS-0042 anyway' }).firstElementChild!;
  expect(label).toHaveTextContent('Upload to PRESS-0042 anyway');
  const unbroken = [...label.querySelectorAll('.unbroken')];
  expect(unbroken.map(({ textContent }) => textContent)).toEqual(['PRESS-0042']);
  expect(uploading.querySelector('.id')).toHaveTextContent(/^PRESS-0042$/);
  await user.click(question.getByRole('button', { name: 'Upload to PRESS-0042 anyway' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ['press-0043 manual.pdf', undefined],
      ['plan.pdf', undefined],
    ]),
  );
});

test('[ADD-21] the files that name another asset are moved there, the others are not', async () => {
  const { user, submit, sent } = await createForm('press-0043 a.pdf', 'plan.pdf', 'PRESS_0043_c.pdf');
  await submit();
  const question = await dialog();
  expect(
    question.getByText(
      sentence('“press-0043 a.pdf” and 1 more file name PRESS-0043 (Hydraulic press, line 2).'),
    ),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Upload 2 to PRESS-0043, 1 to PRESS-0042' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ['press-0043 a.pdf', 'PRESS-0043'],
      ['plan.pdf', undefined],
      ['PRESS_0043_c.pdf', 'PRESS-0043'],
    ]),
  );
});

test('[ADD-21] "Back" and Escape upload nothing, and the files are asked about again, until that is answered', async () => {
  const declined = vi.fn(() => false);
  const { user, submit } = await createFormWith({ onUpload: declined }, 'press-0043.pdf');
  await submit();
  await user.click((await dialog()).getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await submit();
  await dialog();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await submit();
  expect(declined).not.toHaveBeenCalled();
  await user.click((await dialog()).getByRole('button', { name: 'Upload to PRESS-0042 anyway' }));
  await waitFor(() => expect(declined).toHaveBeenCalledTimes(1));
  await submit();
  await waitFor(() => expect(declined).toHaveBeenCalledTimes(2));
});

test('[ADD-21] files that are moved from the asset they name aren’t asked about, and photos get a new name', async () => {
  const photo = 'PRESS-0042 2026-03-01 09-07-05.jpg';
  const { change, user, submit, sent, row } = await createForm('PRESS-0042 a.pdf', photo);
  change({ assetId: 'TANK-007', knownAssets });
  expect(row(photo).getByRole('textbox', { name: 'Display name' })).toHaveValue(
    'TANK-007 2026-03-01 09-07-05',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Manual');
  await submit();
  await waitFor(() =>
    expect(sent()).toEqual([
      ['PRESS-0042 a.pdf', undefined],
      [photo, undefined],
    ]),
  );
});

test('[ADD-21] files that are moved before they are listed aren’t asked about either', async () => {
  const { change, user, submit, sent, store } = await createForm('plan.pdf');
  const files = [{ path: 'PRESS-0042 a.pdf', file: createPdf('PRESS-0042 a.pdf') }];
  act(() => store.dispatch({ type: 'arrived', files }));
  change({ assetId: 'TANK-007', knownAssets });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Manual');
  await submit();
  await waitFor(() =>
    expect(sent()).toEqual([
      ['plan.pdf', undefined],
      ['PRESS-0042 a.pdf', undefined],
    ]),
  );
});

test('[ADD-21] after the files are moved to another asset, the question is asked again, and nothing is uploaded before', async () => {
  const declined = vi.fn(() => false);
  const { change, user, submit } = await createFormWith({ onUpload: declined }, 'press-0043.pdf');
  await submit();
  await user.click((await dialog()).getByRole('button', { name: 'Upload 1 to PRESS-0043' }));
  await waitFor(() => expect(declined).toHaveBeenCalledTimes(1));
  const accepted = vi.fn(() => true);
  change({ assetId: 'TANK-007', knownAssets, onUpload: accepted });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Manual');
  expect(accepted).not.toHaveBeenCalled();
  await submit();
  await user.click((await dialog()).getByRole('button', { name: 'Upload to TANK-007 anyway' }));
  await waitFor(() =>
    expect(accepted.mock.calls).toMatchObject([[[{ job: { file: { name: 'press-0043.pdf' } } }]]]),
  );
  expect(accepted.mock.calls).not.toMatchObject([[[{ otherAssetId: 'PRESS-0043' }]]]);
});

/** The form, with a ZIP that names another asset and whose inspection waits for the test. */
async function createFormWithZip(onUpload?: () => boolean) {
  const form = createAddDocuments({ knownAssets, ...(onUpload && { onUpload }) });
  await form.choose(createZipHead('press-0043.zip'));
  await form.chooseMetadata();
  await waitFor(() => expect(form.inspections).toHaveLength(1));
  return form;
}

test('[ADD-21] a manual that turns out not to be one while the question is open is not sent as one', async () => {
  const { user, submit, inspections, handedOver, row, upload } = await createFormWithZip();
  await act(async () => inspections[0]!.reportStructure(createReport({ complete: false })));
  await submit();
  const question = await dialog();
  const finding = createFinding({ code: 'ZIP-TRUNCATED' });
  await act(async () => inspections[0]!.resolve(createReport({ verdict: 'unsafe', findings: [finding] })));
  await user.click(question.getByRole('button', { name: 'Upload to PRESS-0042 anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(row('press-0043.zip').getByRole('combobox', { name: /^Upload as/ })).toHaveValue('document');
  expect(handedOver).toEqual([]);
  expect(await upload()).toMatchObject([{ operation: 'document' }]);
});

test('[ADD-21] files that are moved to another asset while they are checked are not sent by that press of Upload', async () => {
  const { change, submit, inspections, handedOver } = await createFormWithZip();
  await submit();
  change({ assetId: 'TANK-007', knownAssets });
  await act(async () => inspections[0]!.resolve(createReport()));
  expect(await screen.findByRole('button', { name: 'Upload 1 document' })).toBeEnabled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(handedOver).toEqual([]);
});

test('an upload whose queue ends while the files are checked goes to the next one, without another question', async () => {
  const declined = vi.fn(() => false);
  const accepted = vi.fn(() => true);
  const { change, submit, inspections, user } = await createFormWithZip(declined);
  await submit();
  change({ knownAssets, onUpload: accepted, queue: {} });
  await act(async () => inspections[0]!.resolve(createReport()));
  await user.click((await dialog()).getByRole('button', { name: 'Upload to PRESS-0042 anyway' }));
  await waitFor(() => expect(accepted).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const withCodes = [
  { id: 'PRESS-0042', name: 'Hydraulic press, line 1', codes: ['SN-4711'] },
  { id: 'PRESS-0043', name: 'Hydraulic press, line 2', codes: ['SN-4712'] },
];

/** The form, with a package for the product with this serial number. */
async function createFormWithPackage(serial: string) {
  const form = createAddDocuments({
    knownAssets: withCodes,
    inspect: () => Promise.resolve(createReport()),
    inspectPackage: (input) => inspectPackage(input),
  });
  await form.choose(new File([buildZip(documentEntries({ serial }))], 'pump.zip'));
  await form.chooseMetadata();
  return form;
}

test('[PACKAGE-54] a package for another asset is asked about, and can be moved there', async () => {
  const { user, submit, handedOver } = await createFormWithPackage('SN-4712');
  await submit();
  const question = await dialog();
  expect(
    question.getByText(
      sentence('“pump.zip” is for SN-4712. This product belongs to PRESS-0043 (Hydraulic press, line 2).'),
    ),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Upload 1 to PRESS-0043' }));
  await waitFor(() => expect(handedOver.map(({ otherAssetId }) => otherAssetId)).toEqual(['PRESS-0043']));
});

test('[PACKAGE-54] a package for this asset, or for a product that is not known, is sent without a question', async () => {
  for (const serial of ['SN-4711', 'SN-99999']) {
    const { submit, handedOver, unmount } = await createFormWithPackage(serial);
    await submit();
    await waitFor(() => expect(handedOver.map(({ otherAssetId }) => otherAssetId)).toEqual([undefined]));
    unmount();
  }
});
