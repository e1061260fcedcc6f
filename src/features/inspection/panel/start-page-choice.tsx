import { useId, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { inspectionMessages, repairMessages, manualMessages } from '#i18n/messages/en/inspection.ts';
import { visibleControls } from '#lib/text/shown-name.ts';
import type { StartCandidate } from '#manual/report.ts';
import { Name } from '#ui/content/name.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SubjectButton } from '#ui/controls/subject-button.tsx';

import type { PreviewOpener } from '../preview/preview-opener.tsx';

interface StartPageChoiceProps {
  /** The likeliest first. */
  readonly candidates: readonly StartCandidate[];
  /** The page that the manual begins with now, if it is one of several. */
  readonly startPage: string | undefined;
  /** Name of the page that a copy gets. */
  readonly addedName: string;
  /** Number of all pages. */
  readonly pageCount: number;
  /** Previews a page, from which it or any other can be chosen. */
  readonly onPreview: PreviewOpener['choose'];
  readonly onChoose: (path: string) => void;
  readonly onCancel: () => void;
}

/** Chooses the page that a manual begins with: one of the likely ones, or any other by its preview. */
export function StartPageChoice(props: StartPageChoiceProps) {
  const { candidates, startPage, addedName, pageCount, onPreview, onChoose, onCancel } = props;
  const i18n = useI18n();
  const words = inspectionMessages(useI18n());
  const [chosen, setChosen] = useState(() => startPage ?? candidates.find(({ isLikely }) => isLikely)?.path);
  const id = useId();
  const first = candidates[0]?.path ?? '';
  const pageAction = { label: words.useAsStart, onChoose };
  return (
    <fieldset className="stack stack--close" aria-describedby={`${id}-hint`}>
      <legend className="visually-hidden">{words.chooseStart}</legend>
      <h3 aria-hidden="true">{words.chooseStart}</h3>
      <p className="muted" id={`${id}-hint`}>
        {words.startHint(addedName)}
      </p>
      <ul className="box">
        {candidates.map(({ path, title }, index) => (
          <Candidate
            key={path}
            id={`${id}-${index}`}
            group={id}
            {...{ path, title }}
            isChosen={path === chosen}
            onChoose={() => setChosen(path)}
            onPreview={() => onPreview(path, pageAction)}
          />
        ))}
        {pageCount > candidates.length && (
          <li className="start-page line">
            <Button
              look="link"
              isSmall
              onClick={() => onPreview(chosen ?? first, { ...pageAction, isOfAll: true })}
            >
              {words.allPages}
            </Button>
          </li>
        )}
      </ul>
      <div className="row panel__actions">
        <Button
          look="primary"
          disabled={chosen === undefined}
          onClick={() => chosen !== undefined && onChoose(chosen)}
        >
          {words.useAsStart}
        </Button>
        <Button onClick={onCancel}>{repairMessages(i18n).cancel}</Button>
      </div>
    </fieldset>
  );
}

interface CandidateProps extends Pick<StartCandidate, 'path'> {
  readonly title: string | undefined;
  readonly id: string;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onPreview: () => void;
}

function Candidate({ id, group, path, title, isChosen, onChoose, onPreview }: CandidateProps) {
  const { preview } = manualMessages(useI18n());
  return (
    <li className="start-page line">
      <label id={id} className="item">
        <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
        <span className="item__text">
          {title && <Name as="strong">{title}</Name>}
          <code>
            <bdi>{visibleControls(path)}</bdi>
          </code>
        </span>
      </label>
      <SubjectButton look="link" isSmall subjectId={id} onClick={onPreview}>
        {preview}
      </SubjectButton>
    </li>
  );
}
