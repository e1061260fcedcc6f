import { useId, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { inspectionMessages, repairMessages, manualMessages } from '#i18n/messages/en/inspection.ts';
import { visibleControls } from '#lib/shown-name.ts';
import type { StartCandidate } from '#manual/report.ts';
import { Button } from '#ui/button.tsx';
import { Name } from '#ui/name.tsx';

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
    <fieldset className="start-page">
      <legend className="field__label">{words.chooseStart}</legend>
      <p className="small muted">{words.startHint(addedName)}</p>
      <ul>
        {candidates.map(({ path, title }, index) => (
          <li key={path} className="start-page__candidate">
            <label id={`${id}-${index}`}>
              <input type="radio" name={id} checked={path === chosen} onChange={() => setChosen(path)} />
              <span className="start-page__name">
                {title && <Name>{title}</Name>}
                <code className={title && 'muted small'}>
                  <bdi>{visibleControls(path)}</bdi>
                </code>
              </span>
            </label>
            <Button
              look="quiet"
              aria-describedby={`${id}-${index}`}
              onClick={() => onPreview(path, pageAction)}
            >
              {manualMessages(i18n).preview}
            </Button>
          </li>
        ))}
        {pageCount > candidates.length && (
          <li className="start-page__candidate">
            <Button look="quiet" onClick={() => onPreview(chosen ?? first, { ...pageAction, isOfAll: true })}>
              {words.allPages}
            </Button>
          </li>
        )}
      </ul>
      <div className="row">
        <Button
          look="primary"
          disabled={chosen === undefined}
          onClick={() => chosen !== undefined && onChoose(chosen)}
        >
          {words.useAsStart}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {repairMessages(i18n).cancel}
        </Button>
      </div>
    </fieldset>
  );
}
