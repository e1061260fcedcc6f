import { useI18n } from '#i18n/i18n-context.tsx';

import type { ConfigMistake } from '../config/config-mistake.ts';

import type { EmbedParts } from './load-embed-parts.ts';

interface MistakesNoteProps {
  readonly code: EmbedParts | undefined;
  readonly mistakes: readonly ConfigMistake[];
}

/** Says in place what the host gives wrong. */
export function MistakesNote({ code, mistakes }: MistakesNoteProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <div className="embedded__note stack" role="alert">
      <h2>{t.embed.wrongTitle}</h2>
      <p>{t.embed.wrong}</p>
      <ul className="stack">
        {mistakes.map((mistake) => (
          <li key={mistake.key}>
            <code>{mistake.key}</code>
            {` ${code?.mistakeText(mistake, i18n) ?? ''}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
