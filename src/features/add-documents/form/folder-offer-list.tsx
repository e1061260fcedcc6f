import Folder from 'lucide-react/icons/folder';
import { useRef } from 'react';

import { findingMessage } from '#i18n/finding-message.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { makeMessages } from '#i18n/messages/en/files.ts';
import { inspectionMessages } from '#i18n/messages/en/inspection.ts';
import type { FolderOffers } from '#intake/folder-offers.ts';
import type { FolderOffer } from '#intake/transition.ts';
import { sizeOf } from '#lib/file/file-facts.ts';
import { shownName } from '#lib/text/shown-name.ts';
import type { Finding } from '#manual/finding.ts';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { useKeptFocus } from '#ui/list/use-kept-focus.ts';

interface FolderOfferListProps {
  readonly offers: readonly FolderOffer[];
  readonly commands: FolderOffers;
  /** Returns what receives focus after the last decision. */
  readonly fallbackFocus: () => HTMLElement | null;
}

/** Folders that look like a manual or package, each with the question how to upload it. */
export function FolderOfferList({ offers, commands, fallbackFocus }: FolderOfferListProps) {
  const t = makeMessages(useI18n());
  const { ref, ...focus } = useKeptFocus(fallbackFocus);
  return (
    <ul ref={ref} {...focus} aria-label={t.list} className="stack stack--close" hidden={offers.length === 0}>
      {offers.map((offer) => (
        <li key={offer.id} data-offer={offer.status}>
          <Offer {...{ offer, commands }} />
        </li>
      ))}
    </ul>
  );
}

interface OfferProps {
  readonly offer: FolderOffer;
  readonly commands: FolderOffers;
}

function Offer({ offer, commands }: OfferProps) {
  const t = makeMessages(useI18n());
  const { folder } = offer;
  const ofPackage = inspectionMessages(useI18n()).folder;
  const isPackage = 'extension' in folder;
  const name = shownName(folder.name);
  const packing = isPackage ? ofPackage.packing : t.packing;
  const group = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the group receives focus.
  const keepFocus = (act: () => void) => () => {
    group.current?.focus({ preventScroll: true });
    act();
  };
  const isPacking = offer.status === 'packing';
  return (
    <Note
      icon={Folder}
      role="group"
      tabIndex={-1}
      aria-label={name}
      ref={group}
      actions={
        isPacking ? (
          <Button look="quiet" isSmall onClick={keepFocus(() => commands.cancelPacking(offer))}>
            {t.cancel}
          </Button>
        ) : (
          <>
            <Button isSmall onClick={keepFocus(() => commands.pack(offer))}>
              {isPackage ? ofPackage.asPackage : t.asZip}
            </Button>
            <Button isSmall onClick={() => commands.addAsFiles(offer)}>
              {t.asFiles(folder.files.length)}
            </Button>
            <Button look="quiet" isSmall onClick={() => commands.decline(offer)}>
              {t.leave}
            </Button>
          </>
        )
      }
    >
      <strong>{isPackage ? ofPackage.isPackage(name) : t.looksLike(name)}</strong>
      <p className="muted small">{isPacking ? packing : <FolderFacts folder={folder} />}</p>
      {isPacking && (
        <progress
          className="progress"
          aria-label={packing}
          value={offer.progress?.doneBytes ?? 0}
          max={offer.progress?.totalBytes || 1}
        />
      )}
      {offer.status === 'failed' && (
        <p className="field__error" role="alert">
          {t.failed[offer.reason]}
        </p>
      )}
      {offer.status === 'rejected' && <RejectionNote findings={offer.findings} />}
    </Note>
  );
}

function FolderFacts({ folder }: Pick<FolderOffer, 'folder'>) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const count = folder.files.length;
  const size = formats.bytes(folder.files.reduce((sum, { file }) => sum + sizeOf(file), 0));
  return 'extension' in folder
    ? `${t.add.files(count)} · ${size}`
    : makeMessages(i18n).facts(count, size, shownName(folder.startPage));
}

/** Most names listed per reason. */
const maxNames = 5;

const namesOf = ({ places, count }: Finding): string =>
  [
    ...places.slice(0, maxNames).map(({ entry }) => shownName(entry ?? '')),
    ...(count > maxNames ? ['…'] : []),
  ].join(', ');

function RejectionNote({ findings }: { readonly findings: readonly Finding[] }) {
  const i18n = useI18n();
  return (
    <div className="folder-offers__rejection" role="alert">
      <p>{makeMessages(i18n).rejected}</p>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.code} ${namesOf(finding)}`}>
            {[
              findingMessage(finding, i18n).title,
              ...(finding.places.length > 0 ? [namesOf(finding)] : []),
            ].join(': ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
