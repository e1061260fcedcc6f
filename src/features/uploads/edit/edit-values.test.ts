import { expect, test } from 'vitest';

import { createI18n } from '#i18n/i18n.ts';

import { createJob } from '../../../../tests/support/fakes/queue-fakes.ts';
import { editSchema, valuesOf } from './edit-values.ts';

test('[ADD-17] a display name above the limit of the deployment is an error in the edit of an upload, too', () => {
  const job = createJob({ displayName: 'Pump manual' });
  const problems = (maxDisplayNameLength?: number) => {
    const choices = { offerAi: false, maxDisplayNameLength };
    const { error } = editSchema(createI18n('en'), job, choices).safeParse(valuesOf(job, choices));
    return error?.issues.map(({ path, message }) => [path.join('.'), message]);
  };
  expect(problems()).toBeUndefined();
  expect(problems(11)).toBeUndefined();
  expect(problems(10)).toEqual([
    ['displayName', 'Shorten the display name of pump-manual.pdf to 10 characters'],
  ]);
});
