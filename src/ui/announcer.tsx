/** Polite live region; shows the latest message. */
export function Announcer({ text }: { readonly text: string }) {
  return (
    <div className="visually-hidden" role="status">
      {text}
    </div>
  );
}
