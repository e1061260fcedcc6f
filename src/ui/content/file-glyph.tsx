import type { Ref } from 'react';

interface FileGlyphProps {
  readonly fileName: string;
  readonly ref?: Ref<HTMLElement>;
}

/** Decorative icon of a sheet with the file's extension, up to four letters. */
export function FileGlyph({ fileName, ref }: FileGlyphProps) {
  const extension = /\.([^.]{1,4})$/.exec(fileName)?.[1] ?? '';
  return (
    <span className="glyph" aria-hidden="true" ref={ref} data-kind={extension.toUpperCase()}>
      {extension.toUpperCase()}
    </span>
  );
}
