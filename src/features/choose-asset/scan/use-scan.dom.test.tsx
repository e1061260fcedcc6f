import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { type Scan, useScan } from './use-scan.ts';

function Scanner({ onChange }: { readonly onChange: (scan: Scan) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  useScan({ video, isUsable: () => true, onChange });
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a camera
  return <video ref={video} />;
}

test("[CHOOSE-2] if neither the browser's reader nor the bundled one can read, that is said, and the camera is off", async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const stop = vi.fn<() => void>();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop }] }) },
  });
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static readonly getSupportedFormats = () => Promise.resolve(['code_128', 'data_matrix', 'qr_code']);
      readonly detect = () => Promise.reject(new DOMException('', 'NotSupportedError'));
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const onChange = vi.fn<(scan: Scan) => void>();
  // The bundled reader needs a canvas, which jsdom doesn't have.
  render(<Scanner onChange={onChange} />);
  await vi.waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith({ status: 'failed', reason: 'unavailable' }),
  );
  expect(stop).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledTimes(2);
  log.mockClear();
});
