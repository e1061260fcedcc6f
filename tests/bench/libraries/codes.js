// Reads the same drawn codes with the bundled reader's library and with zxing-wasm.
import { readFileSync } from 'node:fs';

import BarcodeFormat from '@zxing/library/es2015/core/BarcodeFormat.js';
import BinaryBitmap from '@zxing/library/es2015/core/BinaryBitmap.js';
import HybridBinarizer from '@zxing/library/es2015/core/common/HybridBinarizer.js';
import DataMatrixReader from '@zxing/library/es2015/core/datamatrix/DataMatrixReader.js';
import DecodeHintType from '@zxing/library/es2015/core/DecodeHintType.js';
import Code128Reader from '@zxing/library/es2015/core/oned/Code128Reader.js';
import QRCodeReader from '@zxing/library/es2015/core/qrcode/QRCodeReader.js';
import RGBLuminanceSource from '@zxing/library/es2015/core/RGBLuminanceSource.js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const { default: bwip } = await import('bwip-js/node');

const [width, height] = [800, 600];
const wasm = readFileSync('tests/bench/libraries/node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');

/** Small deterministic random numbers, so that both readers and every run get the same pictures. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Returns a function that tells how dark the code is at a place, from 0 to 1; its middle is at 0, 0. */
function drawCode(kind, text, sizePx) {
  const [{ pixs, pixx, pixy, sbs }] = bwip.raw({ bcid: kind, text });
  if (sbs) {
    const edges = sbs.reduce((all, bar) => [...all, all.at(-1) + bar], [0]);
    const module = (sizePx * 1.8) / edges.at(-1);
    return (x, y) => {
      const at = x / module + edges.at(-1) / 2;
      if (Math.abs(y) > sizePx / 4 || at < 0 || at >= edges.at(-1)) return 0;
      return edges.findIndex((edge) => edge > at) % 2 === 1 ? 1 : 0;
    };
  }
  const module = sizePx / pixx;
  return (x, y) => {
    const column = Math.floor(x / module + pixx / 2);
    const row = Math.floor(y / module + pixy / 2);
    return column >= 0 && column < pixx && row >= 0 && row < pixy ? pixs[row * pixx + column] : 0;
  };
}

/** Returns the luminance of a photo of the code. */
function photograph(darknessAt, { degrees, light, blurPx, noise, keystone = 0 }, random) {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  let picture = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (const [dx, dy] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ]) {
        const [fromX, fromY] = [x + dx - width / 2, y + dy - height / 2];
        const nearer = 1 + (keystone * fromY) / height;
        sum += darknessAt((fromX * cos + fromY * sin) * nearer, (fromY * cos - fromX * sin) * nearer);
      }
      picture[y * width + x] = 210 - 45 * sum;
    }
  }
  for (let round = 0; round < 2; round += 1) picture = blurred(blurred(picture, blurPx, 1), blurPx, width);
  return Uint8ClampedArray.from(picture, (value) => value * light + (random() - 0.5) * noise);
}

/** Averages each pixel with its neighbours along one axis. */
function blurred(picture, radius, step) {
  if (radius === 0) return picture;
  return picture.map((_, at) => {
    let sum = 0;
    for (let by = -radius; by <= radius; by += 1) sum += picture[at + by * step] ?? 210;
    return sum / (2 * radius + 1);
  });
}

const bundledReaders = {
  qrcode: [new QRCodeReader(), new DataMatrixReader()],
  datamatrix: [new QRCodeReader(), new DataMatrixReader()],
  // Not in the bundle: added for this comparison.
  code128: [new Code128Reader()],
};
const hints = new Map([
  [DecodeHintType.TRY_HARDER, true],
  [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]],
]);

/** Does the same as `zxing-reader.ts`. */
function readBundled(kind, luminance) {
  const seen = new RGBLuminanceSource(luminance, width, height);
  for (const source of [seen, seen.invert()]) {
    for (const reader of bundledReaders[kind]) {
      try {
        return reader
          .decode(new BinaryBitmap(new HybridBinarizer(source)), kind === 'code128' ? hints : undefined)
          .getText();
      } catch {
        // There is no code.
      }
    }
  }
  return undefined;
}

async function readWasm(kind, luminance) {
  const data = new Uint8ClampedArray(luminance.length * 4).fill(255);
  luminance.forEach((value, at) => data.fill(value, at * 4, at * 4 + 3));
  const found = await readBarcodes(
    { data, width, height },
    { formats: ['QRCode', 'DataMatrix', 'Code128'], maxNumberOfSymbols: 1 },
  );
  return found[0]?.text;
}

const sharp = { degrees: 0, light: 1, blurPx: 0, noise: 6 };
const conditions = {
  straight: sharp,
  'tilted by 12°': { ...sharp, degrees: 12 },
  'tilted by 40°': { ...sharp, degrees: 40 },
  'from below': { ...sharp, keystone: 0.5 },
  'dark, noisy': { ...sharp, light: 0.15, noise: 14 },
  blurred: { ...sharp, blurPx: 1 },
  'much blurred': { ...sharp, blurPx: 3 },
  'blurred, dark and tilted': { degrees: 12, light: 0.2, blurPx: 2, noise: 14 },
};
const count = 10;
const kinds = ['qrcode', 'datamatrix', 'code128'];

prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) },
});
await readWasm('qrcode', new Uint8ClampedArray(width * height));
const random = createRandom(20);
const results = [];
async function readAll(kind, view) {
  const right = { bundled: 0, wasm: 0 };
  for (let at = 0; at < count; at += 1) {
    const text =
      kind === 'code128' ? `PRESS-0${100 + at}` : `https://plant.example/assets/PRESS-0${100 + at}`;
    // Modules of 3 to 7 pixels; bars of 1 to 3.
    const picture = photograph(drawCode(kind, text, 100 + at * 10), view, random);
    if ((await timed('bundled', () => readBundled(kind, picture))) === text) right.bundled += 1;
    if ((await timed('wasm', () => readWasm(kind, picture))) === text) right.wasm += 1;
  }
  return right;
}
const times = { bundled: [], wasm: [] };
const timed = async (who, read) => {
  const from = performance.now();
  const text = await read();
  times[who].push(performance.now() - from);
  return text;
};
for (const kind of kinds) {
  for (const [condition, view] of Object.entries(conditions)) {
    results.push({ kind, condition, of: count, ...(await readAll(kind, view)) });
  }
}
const median = (values) => Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] * 10) / 10;
console.table(results);
console.log(`Medians: bundled ${median(times.bundled)} ms, wasm ${median(times.wasm)} ms`);
