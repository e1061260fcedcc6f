import pdfJs from 'pdfjs-dist/package.json' with { type: 'json' };

/**
 * Returns a function that names assets by their content, except the decoders of pdf.js, which it loads by their own names.
 */
export const assetFileNames =
  (folder: string) =>
  ({ names: [name = ''] }: { readonly names: readonly string[] }): string =>
    name.endsWith('_nowasm_fallback.js')
      ? `${folder}/pdf-decoders-${pdfJs.version}/[name][extname]`
      : `${folder}/[name]-[hash][extname]`;
