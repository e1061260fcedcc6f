import { useI18n } from '#i18n/i18n-context.tsx';
import { embedMessages } from '#i18n/messages/en/embed.ts';
import { Note } from '#ui/note.tsx';

import type { ConfigProblem } from '../../config/config.ts';
import type { EmbedParts } from './embed-parts.ts';

interface PropsErrorNoteProps {
  readonly code: EmbedParts | undefined;
  readonly problems: readonly ConfigProblem[];
}

/** Lists the invalid properties of the host. */
export function PropsErrorNote({ code, problems }: PropsErrorNoteProps) {
  const i18n = useI18n();
  const words = embedMessages(i18n);
  return (
    <Note tone="bad" role="alert">
      <h2>{words.wrongTitle}</h2>
      <p>{words.wrong}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.key}>
            <code>{problem.key}</code>
            <span>{` ${code?.configProblemText(problem, i18n) ?? ''}`}</span>
          </li>
        ))}
      </ul>
    </Note>
  );
}
