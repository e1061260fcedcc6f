/**
 * Packages of the browser's code that the development server bundles at its start. Searching the code for them takes
 * longer than bundling them, and one found later, at the first ZIP, would reload the page and lose the chosen files.
 * pdf.js isn't here: it is one large file without imports; nor are the icons, which are small modules.
 */
export const bundledPackages = [
  '@cantoo/pdf-lib',
  '@csstools/css-tokenizer',
  '@hookform/resolvers/zod',
  '@stablelib/sha256',
  '@tanstack/react-query',
  '@zxing/library/es2015/core/BinaryBitmap.js',
  '@zxing/library/es2015/core/DecodeHintType.js',
  '@zxing/library/es2015/core/RGBLuminanceSource.js',
  '@zxing/library/es2015/core/common/HybridBinarizer.js',
  '@zxing/library/es2015/core/datamatrix/DataMatrixReader.js',
  '@zxing/library/es2015/core/oned/Code128Reader.js',
  '@zxing/library/es2015/core/qrcode/QRCodeReader.js',
  'file-selector',
  'htmlparser2',
  'idb',
  'jszip',
  'oidc-client-ts',
  'pako',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dropzone',
  'react-hook-form',
  'saxes',
  'zod/mini',
];
