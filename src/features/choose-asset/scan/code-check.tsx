import Box from 'lucide-react/icons/box';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useMemo, useState } from 'react';

import { readCode, type CodeReading } from '#asset/codes/read-code.ts';
import {
  resolveCode,
  type CodeLookup,
  type CodeResolution,
  type CodeSource,
} from '#asset/codes/resolve-code.ts';
import type { KnownAsset } from '#asset/known-asset.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { type DeviceMessages, deviceMessages } from '#i18n/messages/en/files.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { useIsOffline } from '#ui/browser/use-is-offline.ts';
import { Name } from '#ui/content/name.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Announcer } from '#ui/feedback/announcer.tsx';

import { useAssetLookup, type LookupState } from '../lookup/use-asset-lookup.ts';

interface CodeCheckProps {
  readonly source: CodeSource;
  /** Content of a code. Shown as text; never opened. Absent while one is scanned. */
  readonly content: string | undefined;
  /** Says how the scan stands, in the same live region. */
  readonly scanText?: string;
  readonly onFound: (assetId: string) => void;
}

/** Longest content shown, in characters. */
const maxShownLength = 300;

/** Finds the asset of a code. Opens it if the code names it for certain; otherwise a person confirms one of its IDs. */
export function CodeCheck({ source, content, scanText = '', onFound }: CodeCheckProps) {
  const i18n = useI18n();
  const { scan: words } = deviceMessages(i18n);
  const isOffline = useIsOffline();
  const { assets, rules, lookup } = source;
  const reading = useMemo(
    () => (content === undefined ? undefined : readCode(content, rules)),
    [content, rules],
  );
  const state = useAssetLookup(lookup, reading && queryOf(reading));
  const resolution = reading && resolveCode(reading, lookupOf(state), { assets, rules });
  // Once a person is asked, a late answer is offered, but opens nothing under their finger.
  const [offeredContent, setOfferedContent] = useState<string>();
  const isOfferDue = content === undefined || resolution?.status === 'confirm';
  if (isOfferDue && offeredContent !== content) setOfferedContent(content);
  const isOffered = content !== undefined && offeredContent === content;
  const openedId = resolution?.status === 'known' && !isOffered ? resolution.asset.id : undefined;
  useEffect(() => {
    if (openedId !== undefined) onFound(openedId);
  }, [openedId, onFound]);

  const text = () => {
    if (content === undefined) return scanText;
    switch (resolution?.status) {
      case undefined:
      case 'nothing':
        return words.noId(shownName(content.slice(0, maxShownLength)));
      case 'checking':
        return words.checking;
      case 'known':
      case 'confirm':
        return isOffered ? doubtOf(state, isOffline, words) : '';
    }
  };
  const offered = resolution && offeredBy(resolution);
  return (
    <div className="stack">
      <Announcer isVisible className="row muted" text={text()}>
        {isOffered && state.status === 'failed' && !isOffline && (
          <Button onClick={state.retry}>{i18n.t.config.retry}</Button>
        )}
      </Announcer>
      {reading && offered && isOffered && <Confirmation {...{ reading, offered, onFound }} />}
    </div>
  );
}

interface ConfirmationProps extends Pick<CodeCheckProps, 'onFound'> {
  readonly reading: CodeReading;
  readonly offered: readonly KnownAsset[];
}

/** Shows the content of a code, and the IDs that it may mean. */
function Confirmation({ reading, offered, onFound }: ConfirmationProps) {
  const { scan: words } = deviceMessages(useI18n());
  return (
    <>
      <p className="box item item__text">
        <span className="muted">{words.says}</span>
        <Name as="code">{reading.text.slice(0, maxShownLength)}</Name>
      </p>
      <div className="box">
        {offered.map(({ id, name }) => (
          <button key={id} type="button" className="item" onClick={() => onFound(id)}>
            <Box />
            <span className="item__text">
              <span>
                {name !== '' && name !== id && <Name as="strong">{name}</Name>}{' '}
                <Name as="span" className="id">
                  {id}
                </Name>
              </span>
              <span className="muted small">{words.use}</span>
            </span>
            <ChevronRight />
          </button>
        ))}
      </div>
    </>
  );
}

/** Returns the assets that a person can confirm. */
function offeredBy(resolution: CodeResolution): readonly KnownAsset[] | undefined {
  if (resolution.status === 'known') return [resolution.asset];
  return resolution.status === 'confirm' ? resolution.suggestions : undefined;
}

/** Returns why the asset isn't certain; empty once it was found. */
function doubtOf(state: LookupState, isOffline: boolean, words: DeviceMessages['scan']): string {
  switch (state.status) {
    case 'checking':
      return isOffline ? words.offline : words.slow;
    case 'failed':
      return isOffline ? words.offline : words.notChecked;
    case 'found':
      return '';
    default:
      return words.unknown;
  }
}

const queryOf = ({ identity, text, isLookedUpById }: CodeReading) =>
  isLookedUpById ? { id: identity } : { code: text };

/** A slow service blocks nothing: after a while, a person confirms instead. */
const lookupOf = (state: LookupState): CodeLookup =>
  state.status === 'checking' && state.isSlow ? { status: 'failed' } : state;
