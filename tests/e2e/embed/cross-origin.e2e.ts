import { expect, test } from './test.ts';
import { uploadEverything } from './upload-everything.ts';

test('[EMBED-14][EMBED-15] a page of another origin than the element, under the same policy, without a worker @quick', async ({
  openApart,
  documents,
  workers,
  violations,
  events,
}) => {
  await openApart();
  await uploadEverything(documents, events);
  expect(workers).toEqual([]);
  expect(violations).toEqual([]);
});
