import Users from 'lucide-react/icons/users';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { shownName } from '#lib/text/shown-name.ts';
import type { DeviceFile } from '#offline/device-file.ts';
import { sharedLimits } from '#offline/device-files.ts';
import { Card } from '#ui/content/card.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Announcer } from '#ui/feedback/announcer.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { CheckField } from '#ui/field/field.tsx';
import { useValue } from '#ui/use-value.ts';

import { readSharedProblem } from '../route.ts';
import type { SharedFilesController } from './shared-files-controller.ts';

interface SharedNoteProps {
  readonly shared: SharedFilesController;
  readonly files: readonly DeviceFile[];
}

/** Lists shared files that wait for an asset, and explains why others weren't saved. */
export function SharedNote({ shared, files }: SharedNoteProps) {
  const { formats } = useI18n();
  const { shared: words } = deviceMessages(useI18n());
  const isAllAccepted = files.every(({ isAccepted }) => isAccepted);
  return (
    <>
      <SharedProblemNote />
      <OrphanNote shared={shared} />
      {files.length > 0 && (
        <Card
          title={words.title(files.length)}
          actions={
            <Button look="quiet" onClick={shared.discard}>
              {words.discard}
            </Button>
          }
        >
          <div className="card__body">
            <p className="muted">{words.ask}</p>
            {files.length > 1 && (
              <CheckField
                label={words.selectAll}
                checked={isAllAccepted}
                onChange={() =>
                  shared.select(
                    files.map(({ key }) => key),
                    !isAllAccepted,
                  )
                }
              />
            )}
            <ul>
              {files.map(({ key, name, sizeBytes, isAccepted }) => (
                <li key={key}>
                  <CheckField
                    label={shownName(name)}
                    hint={formats.bytes(sizeBytes)}
                    checked={isAccepted}
                    onChange={() => shared.select([key], !isAccepted)}
                  />
                </li>
              ))}
            </ul>
          </div>
        </Card>
      )}
    </>
  );
}

/** Says how many files belong to no person. Their names aren't shown: they may be another person's. */
function OrphanNote({ shared }: Pick<SharedNoteProps, 'shared'>) {
  const { shared: words } = deviceMessages(useI18n());
  const count = useValue(shared.orphanCount);
  const title = count > 0 ? words.orphans.title(count) : '';
  return (
    <>
      <Announcer text={title} />
      {title !== '' && (
        <Note
          title={title}
          icon={Users}
          actions={
            <>
              <Button isSmall look="quiet" onClick={() => void shared.discardOrphans()}>
                {words.orphans.discard}
              </Button>
              <Button isSmall onClick={shared.claimOrphans}>
                {words.orphans.claim}
              </Button>
            </>
          }
        >
          <p>{words.orphans.ask}</p>
        </Note>
      )}
    </>
  );
}

function SharedProblemNote() {
  const { formats } = useI18n();
  const { shared: words } = deviceMessages(useI18n());
  const problem = readSharedProblem(location.hash);
  if (problem === undefined) return null;
  const texts = {
    failed: words.failed,
    'too-many': words.tooMany(sharedLimits.files),
    'too-large': words.tooLarge(formats.bytes(sharedLimits.bytes)),
    blocked: words.blocked,
  };
  return (
    <Note tone="bad">
      <p>{texts[problem]}</p>
    </Note>
  );
}
