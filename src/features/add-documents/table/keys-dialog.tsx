import { useI18n } from '#i18n/i18n-context.tsx';
import { keyMessages } from '#i18n/messages/en/files.ts';
import { Facts } from '#ui/content/facts.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

/** Keys of the table of files. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { title, ...keys } = keyMessages(useI18n());
  return (
    <Dialog title={title} onClose={onClose}>
      <Facts facts={Object.values(keys).map(({ keys: name, action: value }) => ({ name, value }))} />
    </Dialog>
  );
}
