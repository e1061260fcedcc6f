import type { Fault } from './fault.ts';
import { changeAnswer, reply, withBody } from './injections.ts';

const common = {
  kind: 'answer of something else',
  wordsBefore: /hasn’t confirmed yet that the document is stored\. Retrying/,
} as const;

/** Answers with 200 that report a failure, or don't say that the document is stored. */
const bodies: Readonly<Record<string, string>> = {
  'success-false': '{"success":false}',
  'data-error': '{"data":{"error":"x"}}',
  'warning-failed': '{"data":{"warningCode":["StorageFailed"]}}',
  'data-null': '{"data":null}',
};

const headers = () => ({ 'Content-Type': 'application/json' });

const notStored = Object.entries(bodies).map(([id, body]): Fault => ({
  ...common,
  id: `200-${id}`,
  does: `200 with ${body}, not stored`,
  injection: reply('200 OK', { body, headers }),
}));

const withoutBody = ['201 Created', '204 No Content'].flatMap((status): Fault[] => {
  const code = status.slice(0, 3);
  return [
    { ...common, id: `empty-${code}`, does: `${code} without a body, not stored`, injection: reply(status) },
    {
      ...common,
      id: `empty-${code}-stored`,
      does: `${code} without a body, stored`,
      injection: reply(status, { when: 'stored' }),
    },
  ];
});

const stored: readonly Fault[] = [
  {
    ...common,
    id: 'json-other-shape',
    does: 'stored, JSON of another shape',
    injection: changeAnswer(withBody(() => '{"result":{"state":"done"}}')),
  },
];

/** Confirmations of another document; a person has to retry. */
const ofOther: readonly Fault[] = (['read', 'stored'] as const).map((when) => ({
  kind: common.kind,
  id: `other-document${when === 'stored' ? '-stored' : ''}`,
  does: `201 about another document, ${when === 'stored' ? '' : 'not '}stored`,
  injection: reply('201 Created', {
    body: '{"data":{"extension":{"document":{"id":"d-1","filename":"salaries.pdf"},"assetIds":["PUMP-310"]}}}',
    headers,
    when,
  }),
  expectedStatuses: ['Failed'],
  expectedContent: when === 'stored' ? 'whole' : 'nothing',
  words: /confirmed another document instead of this one/,
  posts: 1,
}));

/** Answers of the 2xx class that must not count as "Stored" (rule ANSWER-6 in `src/api/SPEC.md`). */
export const misleadingSuccesses: readonly Fault[] = [...notStored, ...withoutBody, ...stored, ...ofOther];
