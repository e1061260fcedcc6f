import type { LucideIcon } from 'lucide-react';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Box from 'lucide-react/icons/box';
import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';

import type { DuplicateReceipt } from '#api/contract/receipt.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { withNodes } from '#i18n/with-nodes.tsx';
import { Disclosure } from '#ui/content/disclosure.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Name } from '#ui/content/name.tsx';
import { OptionalLink } from '#ui/content/optional-link.tsx';

import { mainFacts, moreFacts } from './document-facts.tsx';
import type { Links } from './links.ts';

/** Document that the service already held when this file was uploaded. */
export interface Duplicate {
  readonly id: string;
  readonly fileName: string;
  /** Display name that the person gave it. */
  readonly displayName: string;
  /** Asset the file was uploaded to. */
  readonly assetId: string;
  readonly receipt: DuplicateReceipt;
  /** Called when its link request was copied. */
  readonly onRequested?: () => void;
}

interface DuplicateDetailsProps {
  readonly duplicate: Duplicate;
  readonly links: Links;
  /** Called when a link is followed: it may lead away from the dialog, or to the page behind it. */
  readonly onLeave: () => void;
}

/** Every field of the existing document that the service sent. */
export function DuplicateDetails({ duplicate, links, onLeave }: DuplicateDetailsProps) {
  const i18n = useI18n();
  const words = duplicateMessages(i18n);
  const { document, message, maintenanceIds } = duplicate.receipt;
  const further = document ? moreFacts(document, i18n, links) : [];
  const more = [...further, { name: words.serviceSays, value: message }];
  return (
    <>
      {document ? (
        <Facts facts={mainFacts(document, i18n, links)} />
      ) : (
        <p className="muted">{words.noFacts}</p>
      )}
      <LinkedAssets {...{ duplicate, links, onLeave }} />
      {maintenanceIds.length > 0 && (
        <section className="linked stack stack--close">
          <h3>{words.maintenance}</h3>
          <ul className="box">
            {maintenanceIds.map((id) => (
              <LinkRow key={id} icon={Wrench} href={links.toMaintenance(id)} target="_blank">
                <Id>{id}</Id>
              </LinkRow>
            ))}
          </ul>
        </section>
      )}
      {more.some(({ value }) => Boolean(value)) && (
        <Disclosure className="muted small" summary={message ? words.allDetails : words.details}>
          {() => <Facts facts={more} isSmall />}
        </Disclosure>
      )}
    </>
  );
}

/** The assets the existing document is linked to. */
function LinkedAssets({ duplicate, links, onLeave }: DuplicateDetailsProps) {
  const i18n = useI18n();
  const words = duplicateMessages(i18n);
  const { assetIds, moreAssets = 0 } = duplicate.receipt;
  if (!assetIds) return <p className="muted">{words.linksUnknown}</p>;
  const count = assetIds.length + moreAssets;
  return (
    <section className="linked stack stack--close">
      <h3>{count > 0 ? words.linked(count) : words.notLinked}</h3>
      {count > 0 && (
        <ul className="box">
          {assetIds.map((id) => {
            const name = links.assetName(id);
            return (
              <LinkRow key={id} icon={Box} href={links.toAsset(id)} onClick={onLeave}>
                {name && <Name as="strong">{name}</Name>}
                {name && ' '}
                {id === duplicate.assetId ? withNodes(words.thisAsset, <Id>{id}</Id>) : <Id>{id}</Id>}
              </LinkRow>
            );
          })}
          {moreAssets > 0 && (
            <li className="item">
              <span className="muted">{`+${i18n.formats.number(moreAssets)}`}</span>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

const Id = ({ children }: { readonly children: string }) => (
  <Name as="span" className="id">
    {children}
  </Name>
);

interface LinkRowProps {
  readonly icon: LucideIcon;
  /** Without an address, only the text is shown. */
  readonly href: string | undefined;
  readonly target?: '_blank';
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** An asset or a maintenance record, linked if the deployment configures an address for it. */
function LinkRow({ icon: Icon, href, children, ...link }: LinkRowProps) {
  return (
    <li>
      <OptionalLink className="item" href={href} {...link}>
        <Icon />
        <span className="item__text">
          <span>{children}</span>
        </span>
        {href && <ArrowUpRight />}
      </OptionalLink>
    </li>
  );
}
