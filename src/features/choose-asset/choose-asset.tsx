import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import Search from 'lucide-react/icons/search';
import { useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';

import { operationPath } from '#api/contract/operation-path.ts';
import type { CodeSource } from '#asset/codes/resolve-code.ts';
import type { KnownAsset } from '#asset/known-asset.ts';
import { searchAssets } from '#asset/search-assets.ts';
import { sameAssets } from '#asset/similar-assets.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { chooseAssetMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { Card } from '#ui/content/card.tsx';
import { Name } from '#ui/content/name.tsx';
import { Announcer } from '#ui/feedback/announcer.tsx';
import { Field } from '#ui/field/field.tsx';
import { useSheet } from '#ui/styles/use-sheet.ts';

import { LookupNote } from './lookup/lookup-note.tsx';
import { type LookupState, useTypedAsset } from './lookup/use-asset-lookup.ts';
import { CodeDialog, ScanButton } from './scan/scan-button.tsx';

import sheet from './choose-asset.css?inline';

interface ChooseAssetProps {
  /** Assets listed by the deployment, any other ID can be typed; and what else it knows. */
  readonly source: CodeSource;
  readonly recent: readonly KnownAsset[];
  readonly hrefOf: (assetId: string) => string;
  readonly onOpen: (assetId: string) => void;
  /** Content of a code that led to the page. */
  readonly code?: string | undefined;
  readonly onCodeClose: () => void;
}

/** Number of links rendered at once: each costs time, and a search is faster than reading more of them. */
const maxShown = 120;

/** List of assets, recent ones first, filtered by the typed text. An ID that isn't listed can be opened too. */
export function ChooseAsset({ source, recent, hrefOf, onOpen, code, onCodeClose }: ChooseAssetProps) {
  const words = chooseAssetMessages(useI18n());
  const { assets, lookup } = source;
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const shown = useShownCode(code, onCodeClose);
  const input = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useSheet(place, sheet);
  const typed = text.trim();
  const lookedUp = useTypedAsset({ lookup, assets, typed: isLink(typed) ? '' : typed });
  const found = withLookedUp(searchAssets(assets, recent, typed), lookedUp, typed);
  const first = typed === '' ? undefined : found.found[0];

  const reject = (reason: string) => {
    setError(reason);
    input.current?.focus();
  };
  const change = (value: string) => {
    setText(value);
    setError(undefined);
  };
  const open = () => {
    // A hand-held scanner types what it reads.
    if (isLink(typed)) shown.read(typed);
    else if (operationPath('document', typed).ok) onOpen(typed);
    else reject(words.impossible);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === '') reject(words.missing);
    else if (first) onOpen(first.id);
    else open();
  };
  return (
    <div ref={place} className="sections">
      <SearchForm {...{ text, error, input, source, onOpen }} onChange={change} onSubmit={submit} />
      <LookupNote id={typed} state={lookedUp} />
      <Announcer text={typed === '' ? '' : words.found(found.found.length)} />
      <FoundAssets {...{ found, first, hrefOf }} />
      {typed !== '' && !found.match && (
        <OpenTyped id={typed} hasList={assets.length > 0} lookedUp={lookedUp} onClick={open} />
      )}
      {shown.code !== undefined && (
        <CodeDialog
          key={shown.code}
          source={source}
          code={shown.code}
          onFound={onOpen}
          onClose={shown.onClose}
        />
      )}
    </div>
  );
}

interface SearchFormProps extends Pick<ChooseAssetProps, 'source' | 'onOpen'> {
  readonly text: string;
  readonly error: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onChange: (text: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

function SearchForm({ text, error, input, source, onChange, onSubmit, onOpen }: SearchFormProps) {
  const words = chooseAssetMessages(useI18n());
  return (
    <form role="search" noValidate onSubmit={onSubmit}>
      <Field label={words.label} isLabelHidden hint={source.assets.length === 0 && words.hint} error={error}>
        {(control) => (
          <div className="search">
            <div className="search__box">
              <span className="line">
                <Search />
                <input
                  {...control}
                  ref={input}
                  className="search__input"
                  type="text"
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  enterKeyHint="go"
                  placeholder={words.label}
                  value={text}
                  onChange={({ target }) => onChange(target.value)}
                />
              </span>
            </div>
            <ScanButton source={source} onFound={onOpen} />
          </div>
        )}
      </Field>
    </form>
  );
}

/** The code to find an asset by: of the route, or typed. */
function useShownCode(code: string | undefined, onCodeClose: () => void) {
  const [typedCode, setTypedCode] = useState<string>();
  const onClose = () => {
    if (typedCode === undefined) onCodeClose();
    setTypedCode(undefined);
  };
  return { code: typedCode ?? code, read: setTypedCode, onClose };
}

interface OpenTypedProps {
  readonly id: string;
  readonly hasList: boolean;
  readonly lookedUp: LookupState;
  readonly onClick: () => void;
}

/** Opens the typed ID although it isn't known. */
function OpenTyped({ id, hasList, lookedUp, onClick }: OpenTypedProps) {
  const words = chooseAssetMessages(useI18n());
  const isUnknown = lookedUp.status === 'unknown';
  return (
    <div className="card">
      <button type="button" className="item asset" onClick={onClick}>
        <strong>{(isUnknown || hasList ? words.openAsIs : words.open)(shownName(id))}</strong>
        {(isUnknown || hasList) && (
          <span className="muted small">{isUnknown ? words.unknown(shownName(id)) : words.unlisted}</span>
        )}
      </button>
    </div>
  );
}

const isLink = (text: string): boolean => /^https?:/i.test(text);

/** Adds the asset that the deployment's service returned for the typed ID, which it may know under another one. */
function withLookedUp(found: FoundByText, lookedUp: LookupState, typed: string): FoundByText {
  if (lookedUp.status !== 'found') return found;
  const { asset } = lookedUp;
  const isSame = sameAssets([asset], typed).length > 0;
  return {
    ...found,
    found: [asset, ...found.found.filter(({ id }) => id !== asset.id)],
    match: asset.id === typed ? asset : (found.match ?? (isSame ? asset : undefined)),
  };
}

type FoundByText = ReturnType<typeof searchAssets>;

interface FoundAssetsProps extends Pick<ChooseAssetProps, 'hrefOf'> {
  readonly found: FoundByText;
  /** Asset that Enter opens; absent while nothing is typed. */
  readonly first: KnownAsset | undefined;
}

/** Recent assets and all of them; what a text finds is one list. */
function FoundAssets({ found, first, hrefOf }: FoundAssetsProps) {
  const i18n = useI18n();
  const words = chooseAssetMessages(i18n);
  const { number } = i18n.formats;
  const all = first ? found.found : found.all;
  const shown = all.slice(0, maxShown);
  return (
    <>
      {!first && <AssetList title={words.recent} assets={found.recent} hrefOf={hrefOf} />}
      <AssetList
        title={first ? words.found(all.length) : words.all}
        note={
          shown.length < all.length
            ? words.shown(number(shown.length), number(all.length))
            : !first && number(all.length)
        }
        assets={shown}
        {...{ first, hrefOf }}
      />
    </>
  );
}

interface AssetListProps extends Pick<ChooseAssetProps, 'hrefOf'> {
  readonly assets: readonly KnownAsset[];
  readonly first?: KnownAsset | undefined;
  readonly title: string;
  readonly note?: ReactNode;
}

function AssetList({ title, note, assets, first, hrefOf }: AssetListProps) {
  if (assets.length === 0) return null;
  return (
    <Card title={title} note={note}>
      <ul className="assets">
        {assets.map(({ id, name }) => (
          <li key={id}>
            <a
              className="item asset"
              href={hrefOf(id)}
              aria-keyshortcuts={id === first?.id ? 'Enter' : undefined}
            >
              {name && name !== id && <Name as="strong">{name}</Name>}
              <Name as="span" className="id">
                {id}
              </Name>
              {id === first?.id && <CornerDownLeft />}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
