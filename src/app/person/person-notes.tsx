import LogIn from 'lucide-react/icons/log-in';
import Users from 'lucide-react/icons/users';

import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import { personMessages } from '#i18n/messages/en/account.ts';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { Button } from '#ui/controls/button.tsx';
import { Announcer } from '#ui/feedback/announcer.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { useRefresh } from '#ui/loading/use-refresh.ts';
import { useValue } from '#ui/use-value.ts';

import type { PersonDrafts } from '../drafts/use-saved-drafts.ts';
import type { Identity } from '../identity/identity.ts';
import type { Person } from '../identity/person.ts';
import type { usePersonChanges, PersonChange } from './use-person-changes.ts';

interface AwayNoteProps {
  readonly person: Person;
  /** Number of files that were chosen before, in pages that are closed. */
  readonly unclaimedCount: number;
}

/** Says that nobody is signed in, whose uploads are shown, and to whom files will belong. */
export function AwayNote({ person, unclaimedCount }: AwayNoteProps) {
  const { away: words, unclaimed } = personMessages(useI18n());
  return (
    <Note title={words.title} icon={LogIn}>
      <p>{words.uploads(shownName(person.name))}</p>
      <p>{words.files}</p>
      {unclaimedCount > 0 && <p>{unclaimed.title(unclaimedCount)}</p>}
    </Note>
  );
}

interface UnclaimedNoteProps {
  readonly count: number;
  /** Person who is here now; unnamed if the host's token names nobody. */
  readonly person: Person;
  readonly onClaim: () => void;
  readonly onDiscard: () => void;
}

/** Asks the person who has signed in if files that were chosen before are theirs. Their names aren't shown. */
export function UnclaimedNote({ count, person, onClaim, onDiscard }: UnclaimedNoteProps) {
  const { unclaimed: words } = personMessages(useI18n());
  return (
    <Note
      title={words.title(count)}
      icon={Users}
      actions={
        <>
          <Button isSmall look="quiet" onClick={onDiscard}>
            {words.discard(count)}
          </Button>
          <Button isSmall onClick={onClaim}>
            {words.claim}
          </Button>
        </>
      }
    >
      <p>{person.name === '' ? words.askUnnamed : words.ask(shownName(person.name))}</p>
    </Note>
  );
}

interface ChangedNoteProps {
  readonly change: Omit<PersonChange, 'person'> & { readonly person: Person };
  readonly onClose: () => void;
}

/** Says who is signed in now, and what became of the former person's chosen files. */
export function ChangedNote({ change: { former, person, kept, lost }, onClose }: ChangedNoteProps) {
  const { changed: words } = personMessages(useI18n());
  const formerName = shownName(former.name);
  return (
    <Note
      title={words.title(shownName(person.name))}
      tone={lost > 0 ? 'warn' : 'info'}
      icon={Users}
      actions={
        <Button isSmall onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <div>
        {kept > 0 && <p>{words.kept(kept, formerName)}</p>}
        {lost > 0 && <p>{words.lost(lost, formerName)}</p>}
      </div>
    </Note>
  );
}

/** Says how many files of the former person couldn't be saved. */
export function LostDraftsNote({ count }: { readonly count: number }) {
  const { drafts: words } = deviceMessages(useI18n());
  return (
    <Note tone="warn">
      <p>{words.lost(count)}</p>
    </Note>
  );
}

/** Says that chosen files wait until it is known who is signed in. */
export function PendingNote({ count }: { readonly count: number }) {
  const { pending } = personMessages(useI18n());
  return (
    <Note icon={Users}>
      <p>{pending(count)}</p>
    </Note>
  );
}

interface PersonAnnouncerProps {
  readonly identity: Identity;
  /** The last change, if it is shown. */
  readonly change?: PersonChange | undefined;
  readonly pendingCount: number;
  readonly unclaimedCount: number;
}

/** Announces these notes. It stays while the pages of people come and go. */
export function PersonAnnouncer({ identity, change, pendingCount, unclaimedCount }: PersonAnnouncerProps) {
  const i18n = useI18n();
  const { changed, pending, unclaimed } = personMessages(i18n);
  const { drafts } = deviceMessages(i18n);
  const person = identity.status === 'signed-in' ? identity.person : undefined;
  const isChanged = person !== undefined && change?.person?.id === person.id;
  const formerName = shownName(change?.former.name ?? '');
  const texts = [
    isChanged && changed.title(shownName(person.name)),
    isChanged && change.kept > 0 && changed.kept(change.kept, formerName),
    change &&
      change.lost > 0 &&
      (isChanged ? changed.lost(change.lost, formerName) : drafts.lost(change.lost)),
    person && unclaimedCount > 0 && unclaimed.title(unclaimedCount),
    pendingCount > 0 && pending(pendingCount),
  ];
  return <Announcer text={joinSentences(texts, i18n)} />;
}

interface PageAnnouncerProps extends PersonAnnouncerProps {
  readonly session: Pick<PersonDrafts, 'unclaimedDrafts'> | undefined;
}

/** Announces the notes of the standalone application. */
export function PageAnnouncer({ session, ...props }: PageAnnouncerProps) {
  const draftCount = useValue(session?.unclaimedDrafts?.count, 0);
  return <PersonAnnouncer {...props} unclaimedCount={props.unclaimedCount + draftCount} />;
}

interface PersonNotesProps extends Pick<
  ReturnType<typeof usePersonChanges>,
  'attribution' | 'unclaimed' | 'change' | 'closeChange'
> {
  readonly identity: Exclude<Identity, { readonly status: 'signed-out' }>;
  readonly session: PersonDrafts | undefined;
}

/** Notes above the pages of the standalone application. */
export function PersonNotes({ identity, session, ...people }: PersonNotesProps) {
  const { attribution, unclaimed, change, closeChange } = people;
  const { status, person } = identity;
  const drafts = useUnclaimedDrafts(session);
  const count = unclaimed.length + drafts.count;
  const other = change?.person?.id === person.id ? change : undefined;
  if (status !== 'away' && other === undefined && count === 0) return null;
  return (
    <>
      {status === 'away' && <AwayNote person={person} unclaimedCount={drafts.count} />}
      {other && <ChangedNote change={{ ...other, person }} onClose={closeChange} />}
      {status === 'signed-in' && count > 0 && (
        <UnclaimedNote
          count={count}
          person={person}
          onClaim={() => {
            attribution.claim();
            drafts.claim();
          }}
          onDiscard={() => {
            attribution.discard();
            drafts.discard();
          }}
        />
      )}
    </>
  );
}

/** Files on the device that were chosen while nobody was signed in; counted again when the window gets focus. */
function useUnclaimedDrafts(session: PersonDrafts | undefined) {
  const { unclaimedDrafts: drafts, savedDrafts, personId } = session ?? {};
  useRefresh(drafts?.refresh);
  return {
    count: useValue(drafts?.count, 0),
    /** Their assets' forms get them. */
    claim: () => void (personId && drafts?.claim(personId).then(() => savedDrafts?.refresh(personId))),
    discard: () => void drafts?.discard(),
  };
}
