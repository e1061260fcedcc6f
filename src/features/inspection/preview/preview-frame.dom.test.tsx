import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';

import { render } from '../../../../tests/support/dom/render.tsx';
import { PreviewFrame } from './preview-frame.tsx';

test('[PREVIEW-5] in strict mode, as with "npm start", the frame is attached once', () => {
  const bridge = { id: '1', attach: vi.fn<() => void>(), show: () => undefined, close: () => undefined };
  render(
    <StrictMode>
      <PreviewFrame bridge={bridge} width="full" isHidden={false} isFromServiceWorker={false} />
    </StrictMode>,
  );
  expect(bridge.attach).toHaveBeenCalledOnce();
});
