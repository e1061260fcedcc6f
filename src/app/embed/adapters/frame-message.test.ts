import { expect, test } from 'vitest';

import { eventMessage } from './frame-message.ts';

test('[EMBED-22] a link is resolved in the frame, not in the host page', () => {
  const base = 'https://documents.example/embed/frame.html';
  const navigate = (href: string) => eventMessage('navigate', { kind: 'document', id: '1', href }, base);
  expect(navigate('../documents/1')).toMatchObject({
    detail: { href: 'https://documents.example/documents/1' },
  });
  expect(navigate('https://dms.example/1')).toMatchObject({ detail: { href: 'https://dms.example/1' } });
  const ready = { assetId: 'PRESS-0042' };
  expect(eventMessage('ready', ready, base)).toEqual({ type: 'event', name: 'ready', detail: ready });
});
