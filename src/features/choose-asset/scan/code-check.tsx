import { useEffect, useMemo, useRef, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { shownName } from '#lib/shown-name.ts';
import { Button } from '#ui/button.tsx';
import { Name } from '#ui/name.tsx';
import { useIsOffline } from '#ui/use-is-offline.ts';
import { useSheet } from '#ui/use-sheet.ts';

import { readCode, type CodeReading, type CodeRules } from '../codes/read-code.ts';
import { resolveCode, type CodeLookup } from '../codes/resolve-code.ts';
import type { KnownAsset } from '../known-asset.ts';
import { useAssetLookup, type AssetLookup, type LookupState } from '../lookup/use-asset-lookup.ts';
import css from './code-check.css?inline';

/** Knowledge of the deployment about codes and assets. */
export interface CodeSource {
  readonly assets: readonly KnownAsset[];
  readonly rules: CodeRules;
  readonly lookup: AssetLookup | undefined;
}

interface CodeCheckProps {
  readonly source: CodeSource;
  /** Content of a code. Shown as text; never opened. */
  readonly content: string;
  readonly onFound: (assetId: string) => void;
}

/** Longest content shown, in characters. */
const longestShown = 300;

/** Finds the asset of a code. Opens it if the code names it for certain; otherwise a person confirms one of its IDs. */
export function CodeCheck({ source, content, onFound }: CodeCheckProps) {
  const root = useRef<HTMLDivElement>(null);
  useSheet(root, css);
  const { scan: words } = deviceMessages(useI18n());
  const { assets, rules, lookup } = source;
  const reading = useMemo(() => readCode(content, rules), [content, rules]);
  const state = useAssetLookup(lookup, reading && queryOf(reading));
  const resolution = reading && resolveCode(reading, lookupOf(state), { assets, rules });
  // Once a person is asked, a late answer is offered, but opens nothing under their finger.
  const [isOffered, setIsOffered] = useState(false);
  if (resolution?.status === 'confirm' && !isOffered) setIsOffered(true);
  const openedId = resolution?.status === 'known' && !isOffered ? resolution.asset.id : undefined;
  useEffect(() => {
    if (openedId !== undefined) onFound(openedId);
  }, [openedId, onFound]);

  return (
    <div className="stack" ref={root}>
      {(!reading || !resolution || resolution.status === 'nothing') && (
        <p role="status">{words.noId(shownName(content.slice(0, longestShown)))}</p>
      )}
      {resolution?.status === 'checking' && <p role="status">{words.checking}</p>}
      {reading && resolution && isOffered && 'suggestions' in resolution && (
        <Confirmation {...{ reading, state, onFound }} offered={resolution.suggestions} />
      )}
      {reading && isOffered && resolution?.status === 'known' && (
        <Confirmation {...{ reading, state, onFound }} offered={[resolution.asset]} />
      )}
    </div>
  );
}

interface ConfirmationProps extends Pick<CodeCheckProps, 'onFound'> {
  readonly reading: CodeReading;
  readonly state: LookupState;
  readonly offered: readonly KnownAsset[];
}

/** Shows the content of a code, and the IDs that it may mean. */
function Confirmation({ reading, state, offered, onFound }: ConfirmationProps) {
  const { scan: words } = deviceMessages(useI18n());
  return (
    <>
      <CheckNote state={state} />
      <p>{words.says}</p>
      <p className="code-content">
        <Name>{reading.text.slice(0, longestShown)}</Name>
      </p>
      {offered.map(({ id, name }) => (
        <button key={id} type="button" className="card code-choice" onClick={() => onFound(id)}>
          <strong>
            <Name>{id}</Name>
          </strong>
          {name !== '' && name !== id && <Name>{name}</Name>}
          <span className="muted small">{words.use}</span>
        </button>
      ))}
      <p className="muted small">{words.compare}</p>
    </>
  );
}

/** Says why the asset isn't certain. */
function CheckNote({ state }: Pick<ConfirmationProps, 'state'>) {
  const { t } = useI18n();
  const { scan: words } = deviceMessages(useI18n());
  const isOffline = useIsOffline();
  if (state.status === 'checking') return <p role="status">{isOffline ? words.offline : words.slow}</p>;
  if (state.status === 'found') return null;
  if (state.status !== 'failed') return <p role="status">{words.unknown}</p>;
  return (
    <div className="row" role="status">
      <p>{isOffline ? words.offline : words.notChecked}</p>
      {!isOffline && <Button onClick={state.retry}>{t.config.retry}</Button>}
    </div>
  );
}

const queryOf = ({ identity, text, isLookedUpById }: CodeReading) =>
  isLookedUpById ? { id: identity } : { code: text };

/** A slow service blocks nothing: after a while, a person confirms instead. */
const lookupOf = (state: LookupState): CodeLookup =>
  state.status === 'checking' && state.isSlow ? { status: 'failed' } : state;

/** Returns true if a code may name an asset: then it is checked, otherwise scanning continues. */
export function mayNameAsset(content: string, { assets, rules, lookup }: CodeSource): boolean {
  const reading = readCode(content, rules);
  if (!reading || lookup) return reading !== undefined;
  return resolveCode(reading, { status: 'none' }, { assets, rules }).status !== 'nothing';
}
