import LogIn from 'lucide-react/icons/log-in';

import { useI18n } from '#i18n/i18n-context.tsx';
import { embedMessages } from '#i18n/messages/en/embed.ts';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';

import type { TokenProblem } from '../tokens/token-state.ts';

interface SignInNoteProps {
  readonly problem: TokenProblem;
  readonly onAsk: () => void;
}

/** Explains why nothing can be sent without a token, and asks the host for one on a click. */
export function SignInNote({ problem, onAsk }: SignInNoteProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const isSignIn = problem === 'no-token' || problem === 'token-rejected';
  return (
    <Note
      icon={LogIn}
      role="alert"
      actions={
        <Button isSmall onClick={onAsk}>
          {isSignIn ? t.signIn.signIn : t.config.retry}
        </Button>
      }
    >
      <p>{embedMessages(i18n).tokenProblems[problem]}</p>
    </Note>
  );
}
