import { useI18n } from '#i18n/i18n-context.tsx';
import { shownName, visibleControls } from '#lib/shown-name.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

import { DuplicateDetails, type Duplicate } from './duplicate-details.tsx';
import type { Links } from './links.ts';

interface DuplicateDialogProps {
  /** At least one. */
  readonly duplicates: readonly Duplicate[];
  readonly links: Links;
  readonly onClose: () => void;
}

/** Dialog of duplicates: one existing document in full, or several as a list. */
export function DuplicateDialog({ duplicates, links, onClose }: DuplicateDialogProps) {
  const { t } = useI18n();
  const [only] = duplicates.length === 1 ? duplicates : [];
  const documentHref = only && links.toDocument(only.receipt.document?.id);
  return (
    <Dialog
      title={t.duplicate.title(duplicates.length)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.duplicate.close}</Button>
          {documentHref && (
            <ButtonLink look="primary" href={documentHref} target="_blank">
              {t.duplicate.openDocument}
            </ButtonLink>
          )}
        </>
      }
    >
      {only ? (
        <>
          <p className="muted">{t.duplicate.lead(shownName(only.fileName))}</p>
          <DuplicateDetails duplicate={only} links={links} onLeave={onClose} />
        </>
      ) : (
        <DuplicateList duplicates={duplicates} links={links} onClose={onClose} />
      )}
    </Dialog>
  );
}

function DuplicateList({ duplicates, links, onClose }: DuplicateDialogProps) {
  const { t } = useI18n();
  return (
    <>
      <p className="muted">{t.duplicate.leadMany}</p>
      <ul className="duplicates">
        {duplicates.map((duplicate) => {
          const documentHref = links.toDocument(duplicate.receipt.document?.id);
          return (
            <li key={duplicate.id}>
              <details>
                <summary>
                  <strong>
                    <bdi>
                      {visibleControls(duplicate.receipt.document?.displayname ?? duplicate.fileName)}
                    </bdi>
                  </strong>
                  <bdi className="muted small">{visibleControls(duplicate.fileName)}</bdi>
                </summary>
                <DuplicateDetails duplicate={duplicate} links={links} onLeave={onClose} />
                {documentHref && (
                  <ButtonLink href={documentHref} target="_blank">
                    {t.duplicate.openDocument}
                  </ButtonLink>
                )}
              </details>
            </li>
          );
        })}
      </ul>
    </>
  );
}
