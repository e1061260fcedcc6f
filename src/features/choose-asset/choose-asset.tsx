import { useRef, useState, type FormEvent, type ReactNode } from 'react';

import { operationPath } from '#api/contract/operation-path.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { pagesMessages } from '#i18n/pages-messages.ts';
import { shownName } from '#lib/shown-name.ts';
import { Announcer } from '#ui/announcer.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/field.tsx';
import { Name } from '#ui/name.tsx';
import type { Choice } from '#ui/use-combobox.ts';

import { ScanButton } from './scan/scan-button.tsx';
import { searchAssets } from './search-assets.ts';

interface ChooseAssetProps {
  /** Assets listed by the deployment; any other ID can be typed. */
  readonly assets: readonly Choice[];
  readonly recent: readonly string[];
  /** Pattern that finds the asset ID in a scanned code; see `readAssetId`. */
  readonly codePattern: string | undefined;
  readonly hrefOf: (assetId: string) => string;
  readonly onOpen: (assetId: string) => void;
}

/** Number of links rendered at once: each costs time, and a search is faster than reading more of them. */
const maxShown = 120;

/** List of assets, recent ones first, filtered by the typed text. An ID that isn't listed can be opened too. */
export function ChooseAsset({ assets, recent, codePattern, hrefOf, onOpen }: ChooseAssetProps) {
  const { chooseAsset: words } = pagesMessages(useI18n());
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const typed = text.trim();
  const found = searchAssets(assets, recent, typed);
  const foundCount = new Set([...found.recent, ...found.all].map(({ id }) => id)).size;

  const reject = (reason: string) => {
    setError(reason);
    input.current?.focus();
  };
  const open = () => {
    if (operationPath('document', typed).ok) onOpen(typed);
    else reject(words.impossible);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === '') reject(words.missing);
    else if (found.match) onOpen(found.match.id);
    // Never opens an asset whose ID only begins with it, or one of several: documents would be stored on the wrong one.
    else if (foundCount > 0) lists.current?.querySelector('a')?.focus();
    else open();
  };
  return (
    <div className="stack">
      <form role="search" className="asset-search" noValidate onSubmit={submit}>
        <TextField
          ref={input}
          label={words.label}
          hint={assets.length === 0 && words.hint}
          error={error}
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
        <ScanButton pattern={codePattern} onFound={onOpen} />
      </form>
      <Announcer text={typed === '' ? '' : words.found(foundCount)} />
      <div className="stack" ref={lists}>
        <FoundAssets found={found} hrefOf={hrefOf} />
        {typed !== '' && !found.match && (
          <button type="button" className="card asset-list__link" onClick={open}>
            <strong>{words.open(shownName(typed))}</strong>
            {assets.length > 0 && <span className="muted small">{words.unlisted}</span>}
          </button>
        )}
      </div>
    </div>
  );
}

interface FoundAssetsProps extends Pick<ChooseAssetProps, 'hrefOf'> {
  readonly found: ReturnType<typeof searchAssets>;
}

function FoundAssets({ found, hrefOf }: FoundAssetsProps) {
  const i18n = useI18n();
  const { chooseAsset: words } = pagesMessages(i18n);
  const { number } = i18n.formats;
  const shown = found.all.slice(0, maxShown);
  return (
    <>
      <AssetList title={words.recent} assets={found.recent} hrefOf={hrefOf} />
      <AssetList title={words.all} assets={shown} hrefOf={hrefOf}>
        {shown.length < found.all.length && (
          <p className="card__body muted small">
            {words.shown(number(shown.length), number(found.all.length))}
          </p>
        )}
      </AssetList>
    </>
  );
}

interface AssetListProps extends Pick<ChooseAssetProps, 'assets' | 'hrefOf'> {
  readonly title: string;
  readonly children?: ReactNode;
}

function AssetList({ title, assets, hrefOf, children }: AssetListProps) {
  if (assets.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="asset-list">
        {assets.map(({ id, name }) => (
          <li key={id}>
            <a className="asset-list__link" href={hrefOf(id)}>
              <strong>
                <Name>{id}</Name>
              </strong>
              {name && name !== id && (
                <span className="muted small">
                  <Name>{name}</Name>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
