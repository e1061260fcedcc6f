import { useEffect, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { useDeviceWords } from '#i18n/use-device-words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Name } from '#ui/name.tsx';

import { sharedFailedHash } from '../route.ts';

import type { SharedDesk } from './shared-desk.ts';

/** The files that wait for an asset; `discard` throws them away. */
export function useShared(shared: SharedDesk | undefined) {
  const [files, setFiles] = useState<readonly File[]>([]);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const pending = (await shared?.pending()) ?? [];
      if (isWanted) setFiles(pending.map(({ file }) => file));
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [shared]);
  return {
    files,
    discard: async () => {
      await shared?.discard();
      setFiles([]);
    },
  };
}

/** How many names are told. */
const mostNames = 5;

interface SharedNoteProps {
  readonly files: readonly File[];
  readonly onDiscard: () => void;
}

/** Says which files were shared from elsewhere and wait for an asset, or that they could not be kept. */
export function SharedNote({ files, onDiscard }: SharedNoteProps) {
  const { formats } = useI18n();
  const { shared: words } = useDeviceWords();
  const hasFailed = location.hash === sharedFailedHash;
  if (files.length === 0) return hasFailed && <p className="field__error">{words.failed}</p>;
  return (
    <Card title={words.title(files.length)}>
      <div className="card__body stack">
        <p>{words.ask}</p>
        <ul className="stack">
          {files.slice(0, mostNames).map((file, at) => (
            // Files may have the same name, and none goes before the others.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <Name>{file.name}</Name> <span className="muted small">{formats.bytes(file.size)}</span>
            </li>
          ))}
          {files.length > mostNames && <li>{'…'}</li>}
        </ul>
        <div>
          <Button look="quiet" onClick={onDiscard}>
            {words.discard}
          </Button>
        </div>
      </div>
    </Card>
  );
}
