import { Fragment, useId, useState, type ReactNode } from 'react';

import { isLinkedTo } from '#api/contract/receipt.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { withNodes } from '#i18n/with-nodes.tsx';
import { shownName } from '#lib/shown-name.ts';
import { AssetId } from '#ui/asset-id.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Name } from '#ui/name.tsx';
import { Tag, type Tone } from '#ui/tag.tsx';

import { OptionalLink } from './document-facts.tsx';
import { DuplicateDetails, type Duplicate } from './duplicate-details.tsx';
import { LinkRequest } from './link-request.tsx';
import type { Links } from './links.ts';
import { requestText } from './request-text.ts';

interface DuplicateListProps {
  readonly duplicates: readonly Duplicate[];
  readonly links: Links;
  readonly onLeave: () => void;
}

/** Several duplicates, split by what a person has to do; those that need a link come first. */
export function DuplicateList({ duplicates, ...shared }: DuplicateListProps) {
  const words = duplicateMessages(useI18n());
  const linked = duplicates.filter((each) => isLinked(each));
  const perhapsLinked = duplicates.filter((each) => isLinked(each) === undefined);
  const notLinked = duplicates.filter((each) => isLinked(each) === false);
  return (
    <>
      <p className="muted">{words.introMany}</p>
      {byAsset(notLinked).map(([assetId, group]) => (
        <Group
          key={assetId}
          {...shared}
          tone="warn"
          title={words.notOnAsset}
          text={withNodes((asset) => words.needLink(group.length, asset), <AssetId id={assetId} />)}
          hint={words.requestHint}
          duplicates={group}
        />
      ))}
      {byAsset(perhapsLinked).map(([assetId, group]) => (
        <Group
          key={assetId}
          {...shared}
          tone="warn"
          title={words.maybeOnAsset}
          text={withNodes(words.checkLink, <AssetId id={assetId} />)}
          hint={words.requestHintIfMissing}
          duplicates={group}
        />
      ))}
      {linked.length > 0 && (
        <Group
          {...shared}
          tone="ok"
          title={words.onAsset}
          text={words.nothingToDo(linked.length)}
          duplicates={linked}
        />
      )}
    </>
  );
}

const isLinked = ({ assetId, receipt }: Duplicate): boolean | undefined => isLinkedTo(assetId, receipt);

/** Groups duplicates by asset: without an asset's page, the dialog may hold uploads to several. */
const byAsset = (duplicates: readonly Duplicate[]): readonly (readonly [string, readonly Duplicate[]])[] =>
  [...new Set(duplicates.map(({ assetId }) => assetId))].map((assetId) => [
    assetId,
    duplicates.filter((each) => each.assetId === assetId),
  ]);

interface GroupProps extends DuplicateListProps {
  readonly tone: Tone;
  readonly title: string;
  readonly text: ReactNode;
  /** Says what a link request is for; absent if the documents are on the asset. */
  readonly hint?: string;
}

function Group({ tone, title, text, hint, duplicates, ...shared }: GroupProps) {
  const titleId = useId();
  return (
    <section className="duplicates" aria-labelledby={titleId}>
      <h3 id={titleId} className="row">
        <Tag tone={tone}>{title}</Tag> <span className="small">{text}</span>
      </h3>
      {hint && <RequestHint hint={hint} duplicates={duplicates} links={shared.links} />}
      <ul>
        {duplicates.map((duplicate) => (
          <Item key={duplicate.id} duplicate={duplicate} {...shared} />
        ))}
      </ul>
    </section>
  );
}

interface RequestHintProps extends Pick<DuplicateListProps, 'duplicates' | 'links'> {
  readonly hint: string;
}

/** Says what a link request is for, and copies those of several documents at once. */
function RequestHint({ hint, duplicates, links }: RequestHintProps) {
  const words = duplicateMessages(useI18n());
  const text = () => duplicates.map((each) => requestText(each, links, words)).join('\n\n');
  return (
    <div className="row">
      <p className="small muted">{hint}</p>
      {duplicates.length > 1 && (
        <CopyButton
          label={words.copyAllRequests(duplicates.length)}
          text={text}
          fallback={words.copyYourself}
          onCopied={() => duplicates.forEach(({ onRequested }) => onRequested?.())}
        />
      )}
    </div>
  );
}

interface ItemProps extends Omit<DuplicateListProps, 'duplicates'> {
  readonly duplicate: Duplicate;
}

function Item({ duplicate, links, onLeave }: ItemProps) {
  const i18n = useI18n();
  const words = duplicateMessages(i18n);
  const nameId = useId();
  const [isOpen, setOpen] = useState(false);
  const facts = shortFacts(duplicate, { i18n, links, onLeave });
  return (
    <li className="duplicate">
      <div className="duplicate__text">
        <p id={nameId} className="muted">
          <StoredAs duplicate={duplicate} links={links} />
        </p>
        {facts.length > 0 && (
          <p className="small muted">
            <FactsInLine facts={facts} />
          </p>
        )}
      </div>
      <div className="row duplicate__actions">
        {!isLinked(duplicate) && <LinkRequest {...{ duplicate, links, nameId }} />}
        <Button
          look="quiet"
          aria-expanded={isOpen}
          aria-describedby={nameId}
          onClick={() => setOpen(!isOpen)}
        >
          {words.details}
        </Button>
      </div>
      {isOpen && (
        <div className="duplicate__details">
          <DuplicateDetails {...{ duplicate, links, onLeave }} />
        </div>
      )}
    </li>
  );
}

/** The name that the person gave the file, and the one under which the service holds it. */
function StoredAs({ duplicate, links }: Pick<ItemProps, 'duplicate' | 'links'>) {
  const words = duplicateMessages(useI18n());
  const { document } = duplicate.receipt;
  const name = (
    <strong>
      <Name>{duplicate.displayName}</Name>
    </strong>
  );
  const href = links.toDocument(document?.id);
  const storedName = document?.displayname ?? document?.filename;
  if (storedName !== undefined) {
    return withNodes(
      words.storedAs,
      name,
      <OptionalLink href={href} target="_blank">
        <Name>{storedName}</Name>
      </OptionalLink>,
    );
  }
  if (!href) return name;
  return (
    <>
      {name}
      <span>{separator}</span>
      <span className="unbroken">
        <OptionalLink href={href} target="_blank">
          {words.openDocument}
        </OptionalLink>
      </span>
    </>
  );
}

/** Separator of facts, which stays at the end of a line. */
const separator = '\u00a0· ';

/** Returns category, organization, date and author, and the assets; fields that the service left out are left out. */
function shortFacts(
  { assetId, receipt }: Duplicate,
  { i18n, links, onLeave }: Pick<ItemProps, 'links' | 'onLeave'> & { readonly i18n: I18n },
): readonly ReactNode[] {
  const words = duplicateMessages(i18n);
  const { category, organizationId, createdAt, createdBy } = receipt.document ?? {};
  const organization = organizationId && links.organizationName(organizationId);
  const date = createdAt && i18n.formats.date(createdAt);
  const author = named(createdBy && links.personName(createdBy));
  const { assetIds = [], moreAssets = 0 } = receipt;
  const others = assetIds.filter((id) => id !== assetId);
  const assets = others.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && <span>{', '}</span>}
      <OptionalLink href={links.toAsset(id)} onClick={onLeave}>
        <AssetId id={id} />
      </OptionalLink>
    </Fragment>
  ));
  const isAlso = others.length < assetIds.length;
  return [
    isolated(category?.name ?? named(category?.id)),
    organization !== organizationId && isolated(organization),
    isolated(date && author ? words.addedBy(date, author) : (date ?? author)),
    others.length > 0 && (
      <span key="assets" className="duplicate__assets">
        {withNodes(isAlso ? words.alsoOn : words.on, assets)}
      </span>
    ),
    moreAssets > 0 && words.linked(assetIds.length + moreAssets),
  ].filter(Boolean);
}

const isolated = (text: string | undefined): ReactNode => text && <bdi>{text}</bdi>;

/** Returns an ID that a person may recognize; UUIDs are left to "Details". */
const named = (id: string | undefined): string | undefined =>
  id !== undefined && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? shownName(id) : undefined;

function FactsInLine({ facts }: { readonly facts: readonly ReactNode[] }) {
  return facts.map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && <span>{separator}</span>}
      {typeof fact === 'string' ? <span>{fact}</span> : fact}
    </Fragment>
  ));
}
