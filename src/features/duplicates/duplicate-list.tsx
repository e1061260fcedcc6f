import ChevronDown from 'lucide-react/icons/chevron-down';
import { Children, Fragment, useId, useState, type ReactNode } from 'react';

import { isLinkedTo } from '#api/contract/receipt.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { I18n } from '#i18n/i18n.ts';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { withNodes } from '#i18n/with-nodes.tsx';
import { groupBy } from '#lib/collections.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { AssetId } from '#ui/content/name.tsx';
import { OptionalLink } from '#ui/content/optional-link.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { SubjectButton } from '#ui/controls/subject-button.tsx';

import { DuplicateDetails, type Duplicate } from './duplicate-details.tsx';
import { LinkRequest } from './link-request.tsx';
import type { Links } from './links.ts';
import { isolated, StoredDocument } from './stored-document.tsx';

interface DuplicateListProps {
  readonly duplicates: readonly Duplicate[];
  readonly links: Links;
  readonly onLeave: () => void;
}

/** Several duplicates by asset, split by what a person has to do; those that need a link come first. */
export function DuplicateList({ duplicates, ...shared }: DuplicateListProps) {
  const words = duplicateMessages(useI18n());
  const only = missingOf(duplicates).length === 1;
  return [false, undefined, true].map((isOn) =>
    // By asset: without an asset's page, the dialog may hold uploads to several.
    [
      ...groupBy(
        duplicates.filter((each) => isLinked(each) === isOn),
        (each) => each.assetId,
      ),
    ].map(([assetId, group]) => {
      const asset = <AssetId id={assetId} />;
      return (
        <Group
          key={`${isOn} ${assetId}`}
          {...shared}
          title={withNodes(isOn ? words.alreadyOn : isOn === false ? words.notOn : words.maybeNotOn, asset)}
          hint={isOn === undefined && withNodes(words.checkLink, asset)}
          note={isOn ? words.nothingToDo : undefined}
          duplicates={group}
          isMain={isOn === false && only}
        />
      );
    }),
  );
}

const isLinked = ({ assetId, receipt }: Duplicate): boolean | undefined => isLinkedTo(assetId, receipt);

/** Returns the duplicates that aren't on their asset. */
export const missingOf = (duplicates: readonly Duplicate[]): readonly Duplicate[] =>
  duplicates.filter((each) => isLinked(each) === false);

interface GroupProps extends DuplicateListProps {
  readonly title: ReactNode;
  readonly hint: ReactNode;
  readonly note: string | undefined;
  /** True if its request is the only thing to do. */
  readonly isMain: boolean;
}

function Group({ title, hint, note, duplicates, ...shared }: GroupProps) {
  const { number } = useI18n().formats;
  const titleId = useId();
  return (
    <section className="linked stack stack--close" aria-labelledby={titleId}>
      <h3 id={titleId}>
        {title}{' '}
        <span className="muted">
          {['·', number(duplicates.length), note && `· ${note}`].filter(Boolean).join(' ')}
        </span>
      </h3>
      {hint && <p className="muted small">{hint}</p>}
      <ul className="box">
        {duplicates.map((duplicate) => (
          <Item key={duplicate.id} duplicate={duplicate} {...shared} />
        ))}
      </ul>
    </section>
  );
}

interface ItemProps extends Omit<DuplicateListProps, 'duplicates'> {
  readonly duplicate: Duplicate;
  readonly isMain: boolean;
}

function Item({ duplicate, links, onLeave, isMain }: ItemProps) {
  const i18n = useI18n();
  const words = duplicateMessages(i18n);
  const nameId = useId();
  const [isOpen, setOpen] = useState(false);
  const documentId = duplicate.receipt.document?.id;
  return (
    <li>
      <div className="item duplicate">
        <StoredDocument {...{ duplicate, links, nameId }}>
          {Children.toArray(shortFacts(duplicate, { i18n, links, onLeave }))}
        </StoredDocument>
        <span className="row duplicate__actions">
          {!isLinked(duplicate) && <LinkRequest isSmall {...{ duplicate, links, nameId, isMain }} />}
          <SubjectButton
            look="icon"
            aria-label={words.details}
            aria-expanded={isOpen}
            subjectId={nameId}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown />
          </SubjectButton>
        </span>
      </div>
      {isOpen && (
        <div className="stack duplicate__details">
          <DuplicateDetails {...{ duplicate, links, onLeave }} />
          {documentId !== undefined && (
            <div className="row">
              <CopyButton isSmall look="plain" text={() => documentId} label={words.copyId} />
            </div>
          )}
        </div>
      )}
    </li>
  );
}

/** Returns the name that the person chose, and where the document is or, on the asset, who stored it and when. */
function shortFacts(
  duplicate: Duplicate,
  { i18n, links, onLeave }: Pick<ItemProps, 'links' | 'onLeave'> & { readonly i18n: I18n },
): readonly ReactNode[] {
  const words = duplicateMessages(i18n);
  const { displayName, receipt } = duplicate;
  const { displayname, filename, createdAt, createdBy } = receipt.document ?? {};
  const date = createdAt && i18n.formats.date(createdAt);
  const author = named(createdBy && links.personName(createdBy));
  const { assetIds = [], moreAssets = 0 } = receipt;
  const assets = assetIds.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && <span>{', '}</span>}
      <OptionalLink href={links.toAsset(id)} onClick={onLeave}>
        <AssetId id={id} />
      </OptionalLink>
    </Fragment>
  ));
  const stored = displayname ?? filename;
  return [
    stored !== undefined && stored !== displayName && isolated(words.youChose(shownName(displayName))),
    isLinked(duplicate) === false
      ? assetIds.length > 0 && <span key="assets">{withNodes(words.on, assets)}</span>
      : isolated(date && author ? words.addedBy(date, author) : (date ?? author)),
    moreAssets > 0 && words.linked(assetIds.length + moreAssets),
  ];
}

/** Returns an ID that a person may recognize; UUIDs are left to "Details". */
const named = (id: string | undefined): string | undefined =>
  id !== undefined && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? shownName(id) : undefined;
