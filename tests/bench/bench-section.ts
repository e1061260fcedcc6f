import { markdownTable } from '../support/checks/readme-section.ts';
import { isMissed, ours, sizeText, valueText, type Figure } from './figures.ts';

const gigabyte = 1e9;

/** Names of contenders in the table, in its order. */
const shortNames = {
  'bare page, one XMLHttpRequest': 'bare page',
  Dropzone: 'Dropzone',
  'Uppy Dashboard': 'Uppy',
  'curl -F': '`curl -F`',
  'curl -F in a loop': '`curl -F`',
} as const;

/** Returns the text of the README about a run of the bench, and the figures that it shows. */
export function benchSection(figures: readonly Figure[]): {
  readonly text: string;
  readonly shown: readonly Figure[];
} {
  const shown = new Set<Figure>();
  const find = (work: string, size: number, who: string = ours) => {
    const figure = figures.find((each) => each.work === work && each.size === size && each.who === who);
    if (figure !== undefined) shown.add(figure);
    return figure;
  };
  const at = (...place: Parameters<typeof find>): string => {
    const figure = find(...place);
    if (figure === undefined) throw new Error(`There is no figure of ${place.join(', ')}.`);
    return valueText(figure);
  };
  const others = (work: string, size: number) =>
    Object.entries(shortNames)
      .flatMap(([who, name]) => {
        const figure = find(work, size, who);
        return figure ? [`${name} ${valueText(figure)}`] : [];
      })
      .join(', ');
  const memory = (work: string, size: number, who?: string) => `+${at(`memory: ${work}`, size, who)}`;
  const rows = [
    [
      'upload of one file of 1 GB',
      at('upload of one file', gigabyte),
      others('upload of one file', gigabyte),
    ],
    ['longest pause of its progress', at('longest pause of the progress', gigabyte), ''],
    [
      'memory of browser and service for 2.5 GB',
      `+${at('memory of browser and service during one upload', 2.5 * gigabyte)}`,
      `bare page +${at('memory of browser and service during one upload', 2.5 * gigabyte, 'bare page, one XMLHttpRequest')}`,
    ],
    [
      '1,000 files of 20 kB, one by one',
      at('upload of files of 20 kB', 1000),
      `${others('upload of files of 20 kB', 1000)}; none of them saves or compares`,
    ],
    ['a list of 5,000 files', at('files listed after', 5000), others('files listed after', 5000)],
    [
      'longest task meanwhile',
      at('longest task while files are listed', 5000),
      others('longest task while files are listed', 5000),
    ],
    ['nodes of its page', at('nodes of the page', 5000), others('nodes of the page', 5000)],
    [
      'structure of a ZIP of 2.5 GB',
      at('structure of an archive', 2.5 * gigabyte),
      `zip.js ${at('structure of an archive', 2.5 * gigabyte, 'zip.js getEntries')}`,
    ],
    [
      'every byte of it',
      at('every byte of an archive', 2.5 * gigabyte),
      `\`unzip -t\` ${at('every byte of an archive', 2.5 * gigabyte, 'unzip -t')}, zip.js ${at('every byte of an archive', 2.5 * gigabyte, 'zip.js, every entry')}`,
    ],
    [
      'inspection of a ZIP of 1 GB, with links',
      `${at('whole look at an archive', gigabyte)}, ${memory('whole look at an archive', gigabyte)}`,
      `\`unzip -t\` ${at('every byte of an archive', gigabyte, 'unzip -t')}; \`JSZip.loadAsync\`, which unpacks nothing: ${at('whole look at an archive', gigabyte, unpacksNothing)}, ${memory('whole look at an archive', gigabyte, unpacksNothing)}`,
    ],
    [
      'first page of a preview of 1 GB',
      at('first page of a preview', gigabyte),
      `of 1 MB ${at('first page of a preview', 1e6)}`,
    ],
    [
      'hash of the content of 1 GB, in a worker',
      `${at('hash of a file', gigabyte, `${ours}, worker`)}, ${memory('hash of a file', gigabyte, `${ours}, worker`)}`,
      `\`sha256sum\` ${at('hash of a file', gigabyte, 'sha256sum')}`,
    ],
  ];
  return {
    text: `${boundsText(figures.filter(isMissed))}\n\n${markdownTable(['work', ours, 'for comparison'], rows)}`,
    shown: figures.filter((figure) => shown.has(figure) || isMissed(figure)),
  };
}

const unpacksNothing = 'JSZip.loadAsync, nothing unpacked';

/** Bounds that were missed aren't left out. */
function boundsText(missed: readonly Figure[]): string {
  if (missed.length === 0) return 'All bounds of the command were met.';
  const texts = missed.map(
    (figure) =>
      `${figure.work}, ${sizeText(figure)} (${valueText(figure)}, bound ${valueText({ ...figure, value: figure.bound! })})`,
  );
  return `Bounds that were missed: ${texts.join('; ')}.`;
}
