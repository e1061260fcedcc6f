import { expect, test } from 'vitest';

import { joinSentences } from './join-sentences.ts';

test('sentences of Chinese and Japanese follow each other without a space', () => {
  expect(joinSentences(['同じ内容です。', '送信していません。'], { locale: 'ja' })).toBe(
    '同じ内容です。送信していません。',
  );
  expect(joinSentences(['内容相同。', '未发送。'], { locale: 'zh-Hans' })).toBe('内容相同。未发送。');
  expect(joinSentences(['Identical.', false, undefined, 'Not sent.'], { locale: 'en' })).toBe(
    'Identical. Not sent.',
  );
});
