import Users from 'lucide-react/icons/users';

import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import { personMessages } from '#i18n/messages/en/account.ts';
import { Button } from '#ui/controls/button.tsx';
import { Announcer } from '#ui/feedback/announcer.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { useRefresh } from '#ui/loading/use-refresh.ts';
import { useValue } from '#ui/use-value.ts';

import type { LeftGroup, LeftUploadsController } from './left-uploads.ts';
import { plainAddress } from './persistence.ts';

interface LeftUploadsNoteProps {
  readonly leftUploads: LeftUploadsController;
  /** Address of the service that this page uses. */
  readonly baseUrl: string;
}

/** Asks what to do with unfinished uploads that no page sends; nothing without any. */
export function LeftUploadsNote({ leftUploads, baseUrl }: LeftUploadsNoteProps) {
  const i18n = useI18n();
  const { left: words } = personMessages(i18n);
  const { own, othersCount } = useValue(leftUploads);
  useRefresh(leftUploads.refresh);
  return (
    <>
      <Announcer
        text={joinSentences(
          [...own.map(({ count }) => words.title(count)), othersCount > 0 && words.othersTitle(othersCount)],
          i18n,
        )}
      />
      {own.map((group) => (
        <GroupNote
          key={group.service}
          {...group}
          serviceNow={plainAddress(baseUrl)}
          onUpload={() => void leftUploads.upload(group.service)}
          onDiscard={() => void leftUploads.discard(group.service)}
        />
      ))}
      {othersCount > 0 && (
        <Note
          title={words.othersTitle(othersCount)}
          icon={Users}
          actions={
            <Button isSmall onClick={() => void leftUploads.discardOthers()}>
              {words.discard}
            </Button>
          }
        >
          <p>{words.others}</p>
        </Note>
      )}
    </>
  );
}

interface GroupNoteProps extends LeftGroup {
  readonly serviceNow: string;
  readonly onUpload: () => void;
  readonly onDiscard: () => void;
}

function GroupNote({ service, serviceNow, count, withoutFile, outcomeUnknown, ...on }: GroupNoteProps) {
  const { left: words } = personMessages(useI18n());
  return (
    <Note
      title={words.title(count)}
      tone="warn"
      actions={
        <>
          <Button isSmall look="quiet" onClick={on.onDiscard}>
            {words.discard}
          </Button>
          {withoutFile < count && (
            <Button isSmall onClick={on.onUpload}>
              {words.upload}
            </Button>
          )}
        </>
      }
    >
      <p>{service === serviceNow ? words.notSaved : words.moved(service, serviceNow)}</p>
      {outcomeUnknown && <p>{words.outcomeUnknown}</p>}
      {withoutFile > 0 && <p>{words.withoutFile(withoutFile)}</p>}
    </Note>
  );
}
