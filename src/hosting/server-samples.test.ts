import { expect, test } from 'vitest';

import { contentPolicy, previewHeaders, referrerPolicy } from './content-policy.ts';
import { readServerSample, serverSamples } from './server-samples.ts';

test.for(serverSamples)(
  '$source: the policies of the tests, with the origins of an operator',
  async (sample) => {
    const text = await readServerSample(sample);
    expect(text).toContain(contentPolicy(sample.origins));
    const preview = Object.values(previewHeaders(sample.origins.ancestors));
    expect(preview.filter((value) => !text.includes(value))).toEqual([]);
    expect(text).not.toContain('<<');
    const referrer = /Referrer-Policy:? "?([\w-]+)/.exec(text)?.[1];
    expect(referrer).toBe(referrerPolicy['Referrer-Policy']);
  },
);
