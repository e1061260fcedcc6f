import { useId, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { useInspectionMessages } from '#i18n/use-inspection-messages.ts';
import { visibleControls } from '#lib/shown-name.ts';
import { Button } from '#ui/button.tsx';

import type { PreviewOpener } from '../preview/preview-opener.tsx';

interface StartPageChoiceProps {
  /** The likeliest first. */
  readonly candidates: readonly string[];
  /** Previews a page, from which it or any other can be chosen. */
  readonly onPreview: PreviewOpener['choose'];
  readonly onChoose: (path: string) => void;
  readonly onCancel: () => void;
}

/** Chooses the page that a manual begins with: one of the likely ones, or any other by its preview. */
export function StartPageChoice({ candidates, onPreview, onChoose, onCancel }: StartPageChoiceProps) {
  const { t } = useI18n();
  const words = useInspectionMessages();
  const [chosen, setChosen] = useState(candidates[0]);
  const id = useId();
  const choice = { label: words.useAsStart, onChoose };
  return (
    <fieldset className="start-page">
      <legend className="field__label">{words.chooseStart}</legend>
      <p className="small muted">{words.startHint}</p>
      <ul>
        {candidates.map((path, index) => (
          <li key={path} className="start-page__candidate">
            <label id={`${id}-${index}`}>
              <input type="radio" name={id} checked={path === chosen} onChange={() => setChosen(path)} />
              <code>{visibleControls(path)}</code>
            </label>
            <Button look="quiet" aria-describedby={`${id}-${index}`} onClick={() => onPreview(path, choice)}>
              {t.manual.preview}
            </Button>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button look="primary" onClick={() => chosen !== undefined && onChoose(chosen)}>
          {words.useAsStart}
        </Button>
        <Button onClick={() => onPreview(chosen ?? '', { ...choice, isOfAll: true })}>
          {words.allPages}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t.repair.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
