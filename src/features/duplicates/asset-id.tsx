import { Name } from '#ui/name.tsx';

/** An asset ID within a text, in one line if there is room for it. */
export function AssetId({ id }: { readonly id: string }) {
  return (
    <span className="unbroken">
      <Name>{id}</Name>
    </span>
  );
}
