import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';

/** Says that the host has to sign the person in, and asks it again when told to. */
export function SignInNote({ onAsk }: { readonly onAsk: () => void }) {
  const { t } = useI18n();
  return (
    <div className="embedded__note row" role="alert">
      <p>{t.embed.signInNeeded}</p>
      <Button look="primary" onClick={onAsk}>
        {t.embed.goOn}
      </Button>
    </div>
  );
}
