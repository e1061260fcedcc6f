/** Decorative icon of a sheet with the file's extension, up to four letters. */
export function FileGlyph({ fileName }: { readonly fileName: string }) {
  const extension = /\.([^.]{1,4})$/.exec(fileName)?.[1] ?? '';
  return (
    <span className="glyph" aria-hidden="true">
      {extension.toUpperCase()}
    </span>
  );
}
