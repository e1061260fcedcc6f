/** Says what has changed to assistive technology, politely; the text stands here as long as it is the newest. */
export function Announcer({ text }: { readonly text: string }) {
  return (
    <div className="visually-hidden" role="status">
      {text}
    </div>
  );
}
