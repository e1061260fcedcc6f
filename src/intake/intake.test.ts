import { expect, onTestFinished, test, vi } from 'vitest';

import type { InspectCall } from '#manual/inspector/inspector.ts';
import type { InspectionReport } from '#manual/report.ts';
import type { PackageReport } from '#package/report/package-report.ts';

import { catchUncaught } from '../../tests/support/catch-uncaught.ts';
import { fakeOf } from '../../tests/support/fakes/fake-of.ts';
import { createIntake, type IntakePorts } from './intake.ts';
import { createIntakeStore } from './store.ts';
import type { RemovedFiles } from './transition.ts';

const pdf = (name: string, content = '%PDF-1.7') =>
  new File([content], name, { type: 'application/pdf', lastModified: 1 });
const zip = (name: string) => new File(['PK\u0003\u0004 and so on'], name);
const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => pdf(`${name}-${at + 1}.pdf`));

/** A file whose content is read by `arrayBuffer`. */
const readBy = (name: string, arrayBuffer: () => Promise<ArrayBuffer>) =>
  Object.assign(pdf(name), { slice: () => ({ arrayBuffer }) });

const createReport = (complete = true) => fakeOf<InspectionReport>({ complete, files: 5, findings: [] });

const findStored = async () => undefined;
const listStored = async () => [];

const createPorts = (overrides: Partial<IntakePorts> = {}): IntakePorts => ({
  limits: {},
  contents: { hash: (file) => file.text(), findStored, listStored },
  pack: async () => new Blob(['%PDF-1.7']),
  onListed: () => undefined,
  inspect: () => new Promise(() => {}),
  ...overrides,
});

/** Chosen files of a page that renders each change at once, with an inspector that waits for the test. */
function createBench(overrides: Partial<IntakePorts> = {}) {
  const store = createIntakeStore();
  const inspections: (InspectCall & PromiseWithResolvers<InspectionReport>)[] = [];
  const ports = createPorts({
    inspect: (_, call) => {
      inspections.push({ ...call, ...Promise.withResolvers<InspectionReport>() });
      return inspections.at(-1)!.promise;
    },
    ...overrides,
  });
  const intake = createIntake(store, ports);
  onTestFinished(intake.dispose);
  intake.start();
  store.subscribe(({ type }) => type === 'listed' && intake.resumeChecks());
  const begin = (...files: readonly File[]) =>
    store.dispatch({ type: 'arrived', files: files.map((file) => ({ path: file.name, file })) });
  return {
    intake,
    store,
    inspections,
    begin,
    choose: (...files: readonly File[]) => {
      begin(...files);
      return intake.settled();
    },
    beginZips: async (...names: readonly string[]) => {
      begin(...names.map(zip));
      await vi.waitFor(() => expect(inspections).toHaveLength(names.length));
      return intake.rows().map(({ id }) => id);
    },
    names: () => intake.rows().map(({ file }) => file.name),
    aborted: () => inspections.map(({ signal }) => signal?.aborted),
  };
}

test('[ADD-7][INTAKE-3] files are listed in order by slices; those chosen meanwhile follow, and repeats are found in both', async () => {
  const { store, begin, choose, names } = createBench();
  const counts: number[] = [];
  store.subscribe(({ type }) => type === 'listed' && counts.push(store.getSnapshot().rows.length));
  const files = [...many('first', 300), ...many('second', 20)];
  begin(...files.slice(0, 300));
  await choose(...files.slice(300), pdf('first-300.pdf'));
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[0]).toBeLessThan(300);
  expect(names()).toEqual(files.map(({ name }) => name));
  expect(store.getSnapshot().repeated).toEqual(['first-300.pdf']);
});

test('[ADD-7] no file is asked for its size before all are listed', async () => {
  const { begin, intake } = createBench({ limits: { maxFileSizeBytes: 9 } });
  const listed: number[] = [];
  const noteSizeRead = (file: File) =>
    Object.defineProperty(file, 'size', { get: () => listed.push(intake.rows().length) && 8 });
  begin(...many('a', 500).map(noteSizeRead));
  await vi.waitFor(() => expect(listed.length).toBeGreaterThanOrEqual(500));
  expect(new Set(listed)).toEqual(new Set([500]));
});

test('[INTAKE-3] a file with the content of a row is repeated; another content of the same name gets a row', async () => {
  const { store, choose, names } = createBench();
  await choose(pdf('a.pdf', 'a'));
  await choose(pdf('a.pdf', 'a'), pdf('b.pdf', 'b'));
  expect(names()).toEqual(['a.pdf', 'b.pdf']);
  expect(store.getSnapshot().repeated).toEqual(['a.pdf']);
  await choose(pdf('a.pdf', 'c'), pdf('a.pdf', 'c'));
  expect(names()).toEqual(['a.pdf', 'b.pdf', 'a.pdf']);
});

test.each(['removed', 'emptied'] as const)(
  '[INTAKE-3] the note about a repeated file goes once the files are %s',
  async (type) => {
    const { store, choose, intake } = createBench();
    await choose(pdf('a.pdf', 'a'));
    await choose(pdf('a.pdf', 'a'));
    store.dispatch({ type, ids: intake.rows().map(({ id }) => id) });
    expect(store.getSnapshot()).toMatchObject({ rows: [], repeated: [] });
  },
);

test('[INTAKE-3] a form that was left goes on where it was: with files that wait, and those that are being compared', async () => {
  const never = new Promise<never>(() => {});
  const { store, intake, begin, choose, names } = createBench({
    contents: { hash: () => never, findStored, listStored },
  });
  await choose(pdf('a.pdf', 'a'));
  begin(pdf('a.pdf', 'b'));
  await vi.waitFor(() => expect(store.getSnapshot().comparing).toHaveLength(1));
  begin(pdf('c.pdf'));
  intake.dispose();
  expect(names()).toEqual(['a.pdf']);
  const next = createIntake(store, createPorts());
  onTestFinished(next.dispose);
  next.start();
  await vi.waitFor(() => expect(names()).toHaveLength(3));
  expect(names().toSorted()).toEqual(['a.pdf', 'a.pdf', 'c.pdf']);
});

test('[INTAKE-1] a file above the size limit is rejected while reads of others never end', async () => {
  const { begin, intake } = createBench({ limits: { maxFileSizeBytes: 9 } });
  begin(
    ...many('a', 16).map(({ name }) => readBy(name, () => new Promise(() => {}))),
    pdf('b.pdf', 'too large!'),
  );
  await vi.waitFor(() => expect(intake.rows()).toHaveLength(17));
  const rejection = { code: 'too-large', sizeBytes: 10, limitBytes: 9 };
  expect(intake.rows().at(-1)?.check).toEqual({ status: 'rejected', rejection });
});

test('[INTAKE-2] a file that was open elsewhere is replaced if it is chosen again', async () => {
  const { choose, names } = createBench();
  const open = readBy('plan.pdf', () => Promise.reject(new DOMException('', 'NotReadableError')));
  const [before] = await choose(open, pdf('a.pdf'));
  expect(before).toMatchObject({ check: { rejection: { code: 'unreadable' } } });
  const [after] = await choose(pdf('plan.pdf', 'saved since'));
  expect(after).toMatchObject({ id: before?.id, check: { status: 'regular' } });
  expect(names()).toEqual(['plan.pdf', 'a.pdf']);
});

test('removed files end their checks; restored ones are at their places and checked again, until the page is left; it can return', async () => {
  const { intake, inspections, begin, beginZips, names, aborted } = createBench();
  const [id] = await beginZips('a.zip', 'b.zip');
  const restore = intake.remove([id!]);
  expect(names()).toEqual(['b.zip']);
  expect(aborted()).toEqual([true, false]);
  restore();
  expect(names()).toEqual(['a.zip', 'b.zip']);
  await vi.waitFor(() => expect(inspections).toHaveLength(3));
  intake.dispose();
  expect(aborted()).toEqual([true, true, true]);
  intake.start();
  begin(pdf('c.pdf'));
  await vi.waitFor(() => expect(names()).toEqual(['a.zip', 'b.zip', 'c.pdf']));
});

test('files that arrive before earlier ones have entered are listed too, each once', async () => {
  const { store, intake, begin, names } = createBench();
  // A listener that comes before that of the list.
  intake.dispose();
  const stop = store.subscribe(({ type }) => {
    stop();
    if (type === 'arrived') begin(pdf('b.pdf'));
  });
  intake.start();
  begin(pdf('a.pdf'));
  await vi.waitFor(() => expect(names()).toEqual(['a.pdf', 'b.pdf']));
  await intake.settled();
  expect(store.getSnapshot()).toMatchObject({ arrived: [], repeated: [] });
});

test('[ADD-12] "Undo" brings back all files that were removed at once, also those that entered meanwhile', async () => {
  const { store, intake, begin, choose, names } = createBench();
  await choose(pdf('a.pdf'));
  const removed: RemovedFiles[] = [];
  store.subscribe((event) => event.type === 'emptied' && removed.push(event.removed));
  store.subscribe(({ type }) => type === 'arrived' && store.dispatch({ type: 'emptied' }));
  begin(pdf('b.pdf'));
  expect(store.getSnapshot()).toMatchObject({ rows: [], unlisted: [] });
  intake.restoreAll(removed[0]!);
  await vi.waitFor(() => expect(names()).toEqual(['a.pdf', 'b.pdf']));
});

test('a view that breaks leaves files as they are, and its error is reported', async () => {
  const uncaught = catchUncaught();
  const { store, intake, choose } = createBench();
  const checks: string[] = [];
  store.subscribe(({ type }) => {
    if (type === 'checked') throw new Error('a view broke');
  });
  store.subscribe((event) => event.type === 'checked' && checks.push(event.check.status));
  await choose(pdf('a.pdf'));
  expect(intake.rows()).toMatchObject([{ check: { status: 'regular' } }]);
  await vi.waitFor(() => expect(checks).toEqual(['regular', 'regular']));
  expect(uncaught.stop()).toEqual([new Error('a view broke'), new Error('a view broke')]);
});

test('[DOCUMENT-7] a document whose inspection has ended is not inspected again after "Undo" or when the page returns', async () => {
  const inspected: string[] = [];
  const { store, intake, begin } = createBench({
    inspectDocument: async ({ name }) => ({ type: name.endsWith('.aasx') ? 'aasx' : 'pdf', findings: [] }),
    inspectPackage: async (file) =>
      'name' in file && file.name === 'b.aasx' ? fakeOf<PackageReport>({ findings: [] }) : undefined,
    onInspected: ({ file }) => inspected.push(file.name),
  });
  const first = ['a.pdf', 'b.aasx', 'drawing.aasx'];
  begin(...first.map((name) => pdf(name)));
  await vi.waitFor(() => expect(inspected).toEqual(first));
  const before = store.getSnapshot();
  store.dispatch({ type: 'emptied' });
  intake.restoreAll(before);
  intake.dispose();
  intake.start();
  begin(pdf('c.aasx'));
  await vi.waitFor(() => expect(inspected).toContain('c.aasx'));
  expect(inspected).toEqual([...first, 'c.aasx']);
});

test('a ZIP that is removed while its package is being read is read again after "Undo"', async () => {
  const reads: PromiseWithResolvers<PackageReport>[] = [];
  const { intake, inspections, beginZips } = createBench({
    inspectPackage: (_, call) => {
      call?.onProgress?.({ doneContainers: 0, totalContainers: 1 });
      reads.push(Promise.withResolvers<PackageReport>());
      return reads.at(-1)!.promise;
    },
  });
  const ids = await beginZips('a.zip');
  inspections[0]?.resolve(createReport());
  await vi.waitFor(() => expect(intake.rows()).toMatchObject([{ check: { status: 'zip' } }]));
  intake.remove(ids)();
  await vi.waitFor(() => expect(reads).toHaveLength(2));
});

test('[PACKAGE-55] the documents of a package take its place, each with its own check, and give it back', async () => {
  const { intake, choose, names } = createBench({ limits: { maxFileSizeBytes: 10 } });
  const rows = await choose(pdf('a.pdf'), pdf('package.pdf'), pdf('b.pdf'));
  const documents = [pdf('x.pdf'), pdf('x.pdf', '%PDF-1.7 too large')].map((file) => ({ file }));
  const { ids, undo } = intake.split(rows[1]!.id, documents);
  expect(names()).toEqual(['a.pdf', 'x.pdf', 'x.pdf', 'b.pdf']);
  const split = await intake.settled();
  expect(split.slice(1, 3)).toMatchObject([
    { id: ids[0], check: { status: 'regular' } },
    { id: ids[1], check: { rejection: { code: 'too-large' } } },
  ]);
  undo();
  expect(intake.rows()).toEqual(rows);
});

test.each([
  ['a MIME pattern', ['image/*'], new File(['x'], 'pump.jpg', { type: 'image/jpeg' })],
  ['a MIME type', ['application/pdf'], pdf('report.pdf')],
  ['capitals', ['.pdf'], pdf('REPORT.PDF')],
  ['an empty list', [], pdf('report.pdf')],
])('[INTAKE-1] a type that the deployment accepts by %s is not rejected', async (_, acceptedTypes, file) => {
  const { choose } = createBench({ limits: { acceptedTypes } });
  expect(await choose(file)).toMatchObject([{ check: { status: 'regular' } }]);
});

test('files chosen during a check are waited for; a removed file whose reading never ends is not', async () => {
  const { intake, inspections, begin, beginZips } = createBench();
  await beginZips('a.zip');
  const settled = intake.settled();
  begin(
    pdf('late.pdf'),
    readBy('on-a-dead-share.pdf', () => new Promise(() => {})),
  );
  inspections[0]?.resolve(fakeOf<InspectionReport>({ complete: true, findings: [] }));
  await vi.waitFor(() => expect(intake.rows()).toHaveLength(3));
  intake.remove([intake.rows()[2]!.id]);
  expect((await settled).map(({ file, check }) => [file.name, check.status])).toEqual([
    ['a.zip', 'zip'],
    ['late.pdf', 'regular'],
  ]);
});

test('the original of a repaired copy stays the chosen file, however often it is repaired', async () => {
  const { intake, inspections, beginZips } = createBench();
  const [id] = await beginZips('a.zip');
  inspections[0]?.resolve(createReport());
  await intake.settled();
  const [before] = intake.rows();
  for (const name of ['b.zip', 'c.zip']) intake.replace(id!, { file: zip(name), report: createReport() });
  expect(intake.rows()).toMatchObject([{ id, file: { name: 'c.zip' }, original: { file: before?.file } }]);
  intake.restore(id!);
  expect(intake.rows()).toEqual([before]);
});

test('[INSPECT-11] a repaired copy keeps the package of its original', () => {
  const { intake } = createBench();
  const fromPackage = { packageName: 'press.zip', languages: [], classIds: [], objectIds: [] };
  const [id] = intake.addRows([{ file: zip('a.zip'), fromPackage }]);
  intake.replace(id!, { file: zip('b.zip'), report: createReport() });
  expect(intake.rows()).toMatchObject([{ file: { name: 'b.zip' }, fromPackage }]);
});

test('a manual is handed over while its inspection continues; other checks end', async () => {
  const onInspected = vi.fn();
  const { intake, inspections, beginZips, aborted } = createBench({ onInspected });
  const ids = await beginZips('a.zip', 'b.zip');
  inspections.forEach(({ onStructure }) => onStructure?.(createReport(false)));
  const outcome = intake.outcome(ids[0]!);
  intake.handOver(ids, ids.slice(0, 1));
  expect(intake.rows()).toEqual([]);
  expect(aborted()).toEqual([false, true]);
  inspections[0]?.resolve(createReport());
  expect(await outcome).toEqual({ status: 'zip', report: createReport(), packageCheck: 'none' });
  expect(onInspected).toHaveBeenCalledOnce();
});
