import Eye from 'lucide-react/icons/eye';
import { useEffect, useId, useRef, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { packageMessages } from '#i18n/messages/en/files.ts';
import { manualMessages } from '#i18n/messages/en/inspection.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { urlOfPath } from '#manual/preview/manual-url.ts';
import type { PackageReader } from '#package/package-reader.ts';
import { pathIn } from '#package/report/package-json.ts';
import type { ContentsTable } from '#package/report/package-report.ts';
import { textFor } from '#package/report/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Announcer } from '#ui/feedback/announcer.tsx';

import { PreviewDialog } from '../preview/preview-opener.tsx';

interface PackagePreviewProps {
  readonly file: File;
  readonly tables: readonly ContentsTable[];
  readonly extract: PackageReader['extract'];
}

/** A package in the preview, taken out of the one around it. */
interface Opened {
  readonly file: File;
  readonly table: ContentsTable;
}

/** Shows the pages of a package, or of one in it, in the order of its table of contents. */
export function PackagePreview({ file, tables, extract }: PackagePreviewProps) {
  const i18n = useI18n();
  const words = packageMessages(i18n);
  const id = useId();
  const [index, setIndex] = useState(0);
  const { opened, hasFailed, open, close } = useOpenedPackage(file, extract);
  const table = tables[index];
  if (table === undefined) return null;
  return (
    <>
      <Announcer isVisible isUrgent className="field__error" text={hasFailed ? words.noneReadable : ''} />
      <div className="row">
        {tables.length > 1 && (
          <>
            <label htmlFor={id}>{words.previewed}</label>
            <select
              id={id}
              className="input"
              value={index}
              onChange={(event) => setIndex(Number(event.target.value))}
            >
              {tables.map(({ place }, at) => (
                <option key={pathIn(place)} value={at}>
                  {shownName(place.length === 0 ? file.name : pathIn(place))}
                </option>
              ))}
            </select>
          </>
        )}
        <Button onClick={() => open(table)}>
          <Eye />
          {manualMessages(i18n).preview}
        </Button>
      </div>
      {opened && <OpenedPreview {...opened} onClose={close} />}
    </>
  );
}

function OpenedPreview({ file, table, onClose }: Opened & { readonly onClose: () => void }) {
  const { locale } = useI18n();
  const [contents] = useState(() =>
    table.entries.map(({ titles, level, path }) => ({
      title: textFor(titles, [locale, 'en']),
      level,
      ...(path !== undefined && { path }),
    })),
  );
  const first = contents.find(({ path }) => path !== undefined)?.path ?? '';
  return (
    <PreviewDialog
      {...{ file, contents, onClose }}
      startPage={undefined}
      first={{ url: urlOfPath(first) }}
      isSpellingFixable={false}
    />
  );
}

/** Takes a package out of the one around it, to be previewed; closing the panel cancels it. */
function useOpenedPackage(file: File, extract: PackageReader['extract']) {
  const [opened, setOpened] = useState<Opened>();
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const open = async (table: ContentsTable) => {
    running.current?.abort();
    setFailed(false);
    if (table.place.length === 0) return setOpened({ file, table });
    const abort = new AbortController();
    running.current = abort;
    const [taken] = await extract(file, [table.place], { signal: abort.signal }).catch(() => []);
    if (abort.signal.aborted) return;
    if (taken?.ok === true) setOpened({ file: taken.value, table });
    else setFailed(true);
  };

  return {
    opened,
    hasFailed,
    open: (table: ContentsTable) => void open(table),
    close: () => setOpened(undefined),
  };
}
