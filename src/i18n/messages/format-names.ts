/** Formats that have the same name in every language. */
export const formatNames = {
  zip: 'ZIP',
  pdf: 'PDF',
  rar: 'RAR',
  '7z': '7z',
  gzip: 'gzip',
  bzip2: 'bzip2',
  xz: 'xz',
  png: 'PNG',
  jpeg: 'JPEG',
  gif: 'GIF',
  webp: 'WebP',
  bmp: 'BMP',
  tiff: 'TIFF',
  html: 'HTML',
  xml: 'XML',
  svg: 'SVG',
};
