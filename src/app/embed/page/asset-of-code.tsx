import { CodeCheck } from '#features/choose-asset/scan/code-check.tsx';
import { useDeviceMessages } from '#i18n/use-device-messages.ts';
import { Card } from '#ui/card.tsx';

import { useCodeSource } from '../../asset-lookup/use-code-source.ts';
import type { Session } from '../../session/session.ts';

interface AssetOfCodeProps {
  readonly session: Session;
  readonly code: string;
  readonly onFound: (assetId: string) => void;
}

/** Finds the asset of a code that the host passes; asks if the code doesn't name it for certain. */
export function AssetOfCode({ session, code, onFound }: AssetOfCodeProps) {
  const { scan: words } = useDeviceMessages();
  const source = useCodeSource(session);
  return (
    <Card title={words.confirmTitle}>
      <div className="card__body">
        <CodeCheck key={code} source={source} content={code} onFound={onFound} />
      </div>
    </Card>
  );
}
