import { useId } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { type PreviewMessages, previewMessages } from '#i18n/messages/en/inspection.ts';

/** Width of the page: 390 px, 768 px, or the available width. */
export type Width = keyof PreviewMessages['widths'];

interface WidthSwitchProps {
  readonly value: Width;
  readonly onChange: (width: Width) => void;
}

/** Shows the manual at the width of another device. */
export function WidthSwitch({ value, onChange }: WidthSwitchProps) {
  const words = previewMessages(useI18n());
  const name = useId();
  return (
    <fieldset className="preview__widths" role="radiogroup">
      <legend className="visually-hidden">{words.width}</legend>
      {(Object.keys(words.widths) as Width[]).map((width) => (
        <label key={width} className="preview__width">
          <input type="radio" name={name} checked={width === value} onChange={() => onChange(width)} />
          <span>{words.widths[width]}</span>
        </label>
      ))}
    </fieldset>
  );
}
