import { Name } from './name.tsx';

/** Longest ID in characters that fits into a button on a narrow phone. */
const longestInOneLine = 20;

/** An asset ID within a text: a hyphen in it doesn't end the line, unless the ID could be longer than a line. */
export function AssetId({ id }: { readonly id: string }) {
  return (
    <span className={id.length > longestInOneLine ? undefined : 'unbroken'}>
      <Name>{id}</Name>
    </span>
  );
}
