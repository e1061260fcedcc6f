import { expect, test } from 'vitest';

import { contentPolicy, previewPolicy, referrerPolicy } from './content-policy.ts';
import { readServerSample, serverSamples } from './server-samples.ts';

test.for(serverSamples)(
  '$source: the policies of the tests, with the origins of an operator',
  async (sample) => {
    const text = await readServerSample(sample);
    expect(text).toContain(contentPolicy(sample.origins));
    expect(text).toContain(previewPolicy(sample.origins.ancestors));
    expect(text).not.toContain('<<');
    const referrer = /Referrer-Policy:? "?([\w-]+)/.exec(text)?.[1];
    expect(referrer).toBe(referrerPolicy['Referrer-Policy']);
  },
);
