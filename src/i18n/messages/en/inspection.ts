import { deferredMessages } from '../../deferred-messages.ts';
import { createPlural } from '../../plural.ts';
import type { FindingText, Params } from '../finding-text.ts';
import { formatNames } from '../format-names.ts';

const plural = createPlural('en');

const repack = 'Pack the folder again with a current program and the normal method, then check the new file.';

const copyAgain = 'Copy or download the file again and compare its size with the original.';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'nothing',
  ole: 'an old Office document',
  exe: 'a Windows program',
  elf: 'a Linux program',
  text: 'text',
  unknown: 'unknown',
};

/** Texts of the inspection, the repair and the preview of a manual, in English. */
export const inspectionEn = {
  /** Texts of the report on a manual. */
  manual: {
    reading: (done: string, total: string) => `Checking, ${done} of ${total} files`,
    progress: 'Check of the manual',
    stop: 'Stop checking',
    stopped: 'Not everything was checked.',
    unread: (count: number) =>
      plural(count, {
        one: (n) => `${n} file was too large to check its links.`,
        other: (n) => `${n} files were too large to check their links.`,
      }),
    sound: 'No problems found',
    errors: (count: number) => plural(count, { one: (n) => `${n} error`, other: (n) => `${n} errors` }),
    warnings: (count: number) => plural(count, { one: (n) => `${n} warning`, other: (n) => `${n} warnings` }),
    infos: (count: number) => plural(count, { one: (n) => `${n} note`, other: (n) => `${n} notes` }),
    severity: { error: 'Error', warning: 'Warning', info: 'Note' },
    preview: 'Preview',
    showPlace: 'Show in preview',
    noPreview: 'The preview could not be loaded.',
    line: (line: number) => `line ${line}`,
    more: (count: number) => plural(count, { one: (n) => `and ${n} more`, other: (n) => `and ${n} more` }),
    saveJson: 'Save as JSON',
  },
  /** The words of the inspection of a ZIP in its row and its panel. */
  inspection: {
    results: 'Check results',
    canBeManual: 'Can be uploaded as an offline manual',
    ready: 'Ready to upload',
    readyWith: (counts: string) => `Ready to upload, with ${counts}`,
    pages: (count: number) => plural(count, { one: (n) => `${n} page`, other: (n) => `${n} pages` }),
    startsAt: (page: string) => `opens with ${page}`,
    fixable: 'Fixable',
    withFixable: (text: string, count: number) => plural(count, { other: (n) => `${text}, ${n} fixable` }),
    places: (count: number) => plural(count, { one: (n) => `${n} place`, other: (n) => `${n} places` }),
    repairAndUse: 'Repair and use',
    fixMore: (count: number) =>
      plural(count, {
        one: (n) => `Fix ${n} more problem and use`,
        other: (n) => `Fix ${n} more problems and use`,
      }),
    done: 'Done',
    keepAsRegular: 'Keep as regular file',
    chooseStart: 'Choose start page',
    changeStart: 'Change start page',
    startHint: (name: string) =>
      `Readers begin on this page. Your file isn’t changed: the copy gets a page named ${name} that opens it.`,
    useAsStart: 'Use as start page',
    allPages: 'Show all pages',
    reviewChanges: 'Review changes',
    inUse: 'Repaired copy in use',
    withRegular: (upload: string, count: number) =>
      plural(count, {
        one: (n) => `${upload}, ${n} as regular file`,
        other: (n) => `${upload}, ${n} as regular files`,
      }),
    allRegular: (upload: string, count: number) =>
      plural(count, { one: () => `${upload} as regular file`, other: () => `${upload} as regular files` }),
    folder: {
      isPackage: (name: string) => `“${name}” looks like a handover package`,
      asPackage: 'As a package',
      packing: 'Creating the package…',
    },
    search: 'Search check results',
    show: 'Show',
    all: 'All',
    nothing: 'No matching results.',
    moreInReport: (count: number) =>
      plural(count, {
        one: (n) => `${n} more is in the report.`,
        other: (n) => `${n} more are in the report.`,
      }),
    reportTitle: (file: string) => `Check results for ${file}`,
    verdict: {
      manual: 'This is an offline manual.',
      'not-a-manual': 'This isn’t an offline manual.',
      unsafe: 'This ZIP is damaged or unsafe.',
    },
    facts: (startPage: string, pages: string, files: string) =>
      `Start page: ${startPage}. Pages: ${pages}. Files: ${files}.`,
    noStartPage: 'none',
    toDo: (remedy: string) => `What to do: ${remedy}`,
    forAuthor: (remedy: string) => `For the author: ${remedy}`,
  },
  /** Texts of the preview of a manual. */
  preview: {
    title: (file: string) => `Preview of ${file}`,
    frame: 'The manual',
    close: 'Close preview',
    back: 'Back',
    forward: 'Forward',
    pages: (count: number) => plural(count, { one: (n) => `${n} page`, other: (n) => `${n} pages` }),
    pageList: 'Pages of the manual',
    search: 'Search pages',
    nothing: 'No matching pages.',
    readingTitles: 'Still reading titles.',
    width: 'Width',
    widths: { phone: 'Phone', tablet: 'Tablet', full: 'Full' },
    opening: 'Opening the manual…',
    missing: {
      internet: (count: number) =>
        plural(count, {
          one: (n) => `${n} file used by this page is on the internet, not in the ZIP`,
          other: (n) => `${n} files used by this page are on the internet, not in the ZIP`,
        }),
      absent: (count: number) =>
        plural(count, {
          one: (n) => `${n} file used by this page is missing from the ZIP`,
          other: (n) => `${n} files used by this page are missing from the ZIP`,
        }),
      spelling: (count: number) =>
        plural(count, {
          one: (n) => `${n} file used by this page is spelled differently in the ZIP`,
          other: (n) => `${n} files used by this page are spelled differently in the ZIP`,
        }),
      damaged: (count: number) =>
        plural(count, { one: (n) => `${n} file is damaged`, other: (n) => `${n} files are damaged` }),
      'too-large': (count: number) =>
        plural(count, {
          one: (n) => `${n} file is too large for the preview`,
          other: (n) => `${n} files are too large for the preview`,
        }),
      more: (count: number) => plural(count, { one: (n) => `and ${n} more`, other: (n) => `and ${n} more` }),
    },
    spellingFixable: 'Repairing the manual corrects these links, except in scripts.',
    outside: (url: string) => `This link leads to ${url}, outside the manual. The preview doesn’t open it.`,
    placeHidden: (line: number) => `The place is in line ${line}, in a part of the page that isn’t visible.`,
    absent: (path: string) => `${path} isn’t in the ZIP. Readers get an error here, too.`,
    unshown: (path: string, size: string) =>
      `${path} (${size}) is in the ZIP but can’t be shown here. Readers open it in another program.`,
    dismiss: 'Dismiss',
    emptyWithoutScripts:
      'This page is empty without its scripts, which the preview doesn’t run; choose another page from the list.',
    failures: {
      unreadable: 'The file could not be read. It may have been moved or changed; choose it again.',
      unsafe: 'Nothing in this ZIP can be shown: it is damaged or unsafe.',
      crashed: 'The preview stopped working. Close it and open it again.',
      frame: 'The preview isn’t available here. Contact your administrator.',
    },
    frameFacts: {
      blocked: (origin: string) =>
        `The Content-Security-Policy of this page blocks the preview. Add ${origin} to frame-src.`,
      silent: (url: string) =>
        `${url} did not start. The web server must send this file with its own Content-Security-Policy, which allows inline scripts and names this page in frame-ancestors.`,
    },
  },
  /** Texts for repairing a manual and informing its author. */
  repair: {
    reading: 'Reading every page…',
    making: 'Creating the copy…',
    checking: 'Checking the copy…',
    cancel: 'Cancel',
    intro:
      'Your file isn’t changed. The copy gets the selected repairs only; text and scripts stay the same.',
    nothing: 'Only the manual’s author can fix these problems.',
    whichFiles: (count: number) =>
      plural(count, { one: () => 'Which file', other: (n) => `Which files (${n})` }),
    places: (entry: string, count: number) =>
      plural(count, { one: () => entry, other: (n) => `${entry}, ${n} places` }),
    moreFiles: (count: number) =>
      plural(count, { one: (n) => `and ${n} more`, other: (n) => `and ${n} more` }),
    items: {
      unwrap: (folder: string) => `Take everything out of the folder “${folder}”`,
      adapted: (files: number) =>
        plural(files, {
          one: (n) => `Links in ${n} file go through the folder and are adapted.`,
          other: (n) => `Links in ${n} files go through the folder and are adapted.`,
        }),
      junk: (count: number) =>
        plural(count, {
          one: (n) => `Leave out ${n} system file`,
          other: (n) => `Leave out ${n} system files`,
        }),
      unsafe: (count: number) =>
        plural(count, {
          one: (n) => `Leave out ${n} file that isn’t allowed`,
          other: (n) => `Leave out ${n} files that aren’t allowed`,
        }),
      addStart: (page: string, name: string) => `Add a start page, ${name}, that leads to ${page}`,
      addStartHint: 'It opens that page automatically and has a link to it.',
      renameStart: (name: string, newName: string) => `Rename ${name} to ${newName}`,
      renamedLinks: (files: number) =>
        plural(files, {
          one: (n) => `Links to it in ${n} file follow.`,
          other: (n) => `Links to it in ${n} files follow.`,
        }),
      names: (count: number) =>
        plural(count, {
          one: (n) => `Write / for \\ in ${n} file name`,
          other: (n) => `Write / for \\ in ${n} file names`,
        }),
      case: (count: number) =>
        plural(count, {
          one: (n) => `Correct upper and lower case in ${n} link`,
          other: (n) => `Correct upper and lower case in ${n} links`,
        }),
      backslashes: (count: number) =>
        plural(count, {
          one: (n) => `Write / for \\ in ${n} link`,
          other: (n) => `Write / for \\ in ${n} links`,
        }),
    },
    compare: (before: string, after: string) => `Before: ${before}. Now: ${after}.`,
    none: 'no problems',
    save: 'Save the copy',
    close: 'Close',
    failed: {
      unreadable: 'The file could not be read. It may have been moved, changed, or be open elsewhere.',
      unavailable: 'This browser couldn’t do the repair.',
    },
    copyReport: 'Copy report',
    saveReport: 'Save report',
  },
  /**
   * The texts of every code of an inspection: codes about the archive and the names in it, then about the manual and its
   * links.
   */
  findings: {
    'ZIP-EMPTY-FILE': {
      title: 'The file is empty',
      explanation: 'It has 0 bytes. Usually a download or a copy was interrupted.',
      remedy: copyAgain,
    },
    'ZIP-NOT-A-ZIP': {
      title: 'The file is not a ZIP archive',
      explanation: ({ content }: Params<'content'>) => `Its name says ZIP, its content is ${content}.`,
      remedy: 'Upload it as a regular file, or pack the manual into a ZIP archive.',
    },
    'ZIP-TRUNCATED': {
      title: 'The archive is cut off',
      explanation: 'It begins as a ZIP archive, but its end is missing, so its list of files can’t be read.',
      remedy: copyAgain,
    },
    'ZIP-NO-ENTRIES': {
      title: 'The archive has no files',
      explanation: 'There’s nothing in it to read.',
      remedy: 'Pack the contents of the manual’s folder and check the new file.',
    },
    'ZIP-TWO-ENDS': {
      title: 'The archive has two tables of contents',
      explanation: 'Different programs would find different files in it.',
      remedy: repack,
    },
    'ZIP-TRAILING-DATA': {
      title: 'Extra data after the end of the archive',
      explanation: ({ bytes }: Params<'bytes'>) =>
        `${bytes} bytes follow the end. Programs ignore zeros and line ends there; some refuse anything else.`,
      remedy: repack,
    },
    'ZIP-LEADING-DATA': {
      title: 'Extra data before the archive',
      explanation: ({ bytes }: Params<'bytes'>) =>
        `${bytes} bytes come before the first file, as in a program that unpacks itself.`,
      remedy: repack,
    },
    'ZIP-DIRECTORY': {
      title: 'The list of files is wrong',
      explanation: ({ detail }: Params<'detail'>) =>
        `It doesn’t match what’s in the archive (${detail}), so programs may read different files.`,
      remedy: repack,
    },
    'ZIP-ZIP64': {
      title: 'The large-file records contradict each other',
      explanation: ({ detail }: Params<'detail'>) =>
        `Sizes or positions are written twice and differ (${detail}).`,
      remedy: repack,
    },
    'ZIP-SPLIT': {
      title: 'The archive is one part of several',
      explanation: 'The other parts are missing, so the files can’t be put together.',
      remedy: 'Join the parts, or pack the manual as one archive.',
    },
    'ZIP-ENCRYPTED': {
      title: 'Files are password-protected',
      explanation: 'Readers couldn’t open them after the upload.',
      remedy: 'Pack the manual again without a password.',
    },
    'ZIP-METHOD': {
      title: 'Files are packed in an unusual way',
      explanation: ({ method }: Params<'method'>) =>
        `Not every program knows compression method ${method}. All know “stored” and “deflate”.`,
      remedy: 'Pack the manual again with the normal method, not with the one for the smallest size.',
    },
    'ZIP-VERSION': {
      title: 'A file asks for a newer program than it needs',
      explanation: ({ version }: Params<'version'>) =>
        `It claims to need version ${version} of the ZIP format. Some programs skip such a file.`,
      remedy: repack,
    },
    'ZIP-FLAGS': {
      title: 'A file has unknown options set',
      explanation: 'Reserved bits are set in its header. Some programs warn about it or refuse the archive.',
      remedy: repack,
    },
    'ZIP-HEADER': {
      title: 'A file’s header is wrong',
      explanation: ({ field }: Params<'field'>) =>
        `The header of the file can’t be read or doesn’t match the list of files (${field}), so programs may read different things.`,
      remedy: repack,
    },
    'ZIP-DESCRIPTOR': {
      title: 'The record behind a file is wrong',
      explanation:
        'The size and checksum behind the file don’t match the list of files, or some programs can’t read them.',
      remedy: repack,
    },
    'ZIP-OVERLAP': {
      title: 'Files overlap inside the archive',
      explanation: 'Two files claim the same bytes. Sound archives never do; traps for unpackers do.',
      remedy: repack,
    },
    'ZIP-GAP': {
      title: 'Unexplained data between the files',
      explanation: ({ bytes }: Params<'bytes'>) =>
        `${bytes} bytes belong to no file. If this is reported as an error, they contain a hidden file.`,
      remedy: repack,
    },
    'ZIP-CRC': {
      title: 'A file is damaged',
      explanation: 'Its content doesn’t match its checksum.',
      remedy: copyAgain,
    },
    'ZIP-SIZE': {
      title: 'A file is longer or shorter than declared',
      explanation: 'The archive is damaged, or made to mislead.',
      remedy: repack,
    },
    'ZIP-DEFLATE': {
      title: 'A file can’t be unpacked',
      explanation: ({ detail }: Params<'detail'>) => `Its packed data is damaged (${detail}).`,
      remedy: copyAgain,
    },
    'ZIP-BOMB': {
      title: 'Expands to an unsafe size',
      explanation: ({ detail }: Params<'detail'>) => `A limit is exceeded: ${detail}. Nothing was unpacked.`,
      remedy: 'Split the manual, or leave out what readers don’t need.',
    },
    'ZIP-EXTRA': {
      title: 'Unusual additional data about a file',
      explanation:
        'Some packing programs add zeros to align the files, or write a part twice. It does no harm.',
      remedy: 'Nothing to do.',
    },
    'NAME-UNSAFE': {
      title: 'A file name is dangerous',
      explanation: ({ reason }: Params<'reason'>) =>
        `Unpacked, it would lie outside its folder or hide what it is (${reason}).`,
      remedy: 'Rename the file and pack the folder again.',
    },
    'NAME-BACKSLASH': {
      title: 'Folders are written with backslashes',
      explanation: 'Outside Windows all files would land in one folder and links would fail.',
      remedy: 'Pack the folder again with a current program.',
    },
    'NAME-DUPLICATE': {
      title: 'A file is in the archive twice',
      explanation: ({ other }: Params<'other'>) =>
        `Which of the two is shown depends on the program. The other one is ${other}.`,
      remedy: 'Remove one of the two and pack the folder again.',
    },
    'NAME-CASE-CLASH': {
      title: 'Two names are the same on Windows or macOS',
      explanation: ({ other }: Params<'other'>) =>
        `They differ only in capital letters, accents, or dots and spaces at the end. One file would replace the other, ${other}.`,
      remedy: 'Rename one of the two, and the links to it.',
    },
    'NAME-FILE-AND-FOLDER': {
      title: 'A name is a file and a folder at once',
      explanation: ({ detail }: Params<'detail'>) => `Programs disagree about what it is (${detail}).`,
      remedy: repack,
    },
    'NAME-UNICODE-FIELD': {
      title: 'A file has two different names',
      explanation: ({ expected, found }: Params<'expected' | 'found'>) =>
        `Some programs would call it ${found}, others ${expected}.`,
      remedy: repack,
    },
    'NAME-ENCODING': {
      title: 'A file name is not written in Unicode',
      explanation: ({ guess }: Params<'guess'>) =>
        `${guess && `It most likely means ${guess}. `}Other programs may show other characters, and links to it fail.`,
      remedy: 'Pack the folder again with a current program, or rename the file without special characters.',
    },
    'NAME-PORTABLE': {
      title: 'A name isn’t allowed on Windows',
      explanation: ({ part }: Params<'part'>) =>
        `Windows can’t create ${part}, so the file would be missing there.`,
      remedy: 'Rename it, and the links to it.',
    },
    'NAME-LONG': {
      title: 'A path is too long',
      explanation: ({ detail }: Params<'detail'>) => `More than ${detail}: some devices can’t unpack it.`,
      remedy: 'Shorten folder and file names.',
    },
    'ENTRY-LINK': {
      title: 'A file is not a regular file',
      explanation: ({ special }: Params<'special'>) =>
        `It’s a special file (${special}). Programs unpack it in different ways, and a link can lead out of the manual.`,
      remedy: 'Replace it with the file itself and pack the folder again.',
    },
    'ENTRY-PIPE': {
      title: 'A file was packed from a pipe',
      explanation: 'Another program wrote it while it was being packed. It unpacks as a regular file.',
      remedy: 'Nothing to do.',
    },
    'ENTRY-JUNK': {
      title: 'Files left by the operating system or a program',
      explanation: 'Readers never see them. They only take up space.',
      remedy: 'Leave them out when packing next time.',
    },
    'ENTRY-PROGRAM': {
      title: 'Contains a program',
      explanation: ({ extension }: Params<'extension'>) =>
        `A manual is for reading. Devices and servers block ${extension} files, or might run them.`,
      remedy: 'Leave it out and offer it elsewhere.',
    },
    'ENTRY-ARCHIVE': {
      title: 'Contains another archive',
      explanation: 'Readers can’t open it, and its content wasn’t checked.',
      remedy: 'Pack its content as files, or leave it out.',
    },
    'ENTRY-EMPTY': {
      title: 'A file is empty',
      explanation: 'It has 0 bytes. A page that needs it is incomplete.',
      remedy: 'Put the right file in its place.',
    },
    'ENTRY-TYPE': {
      title: 'A file isn’t what its name says',
      explanation: ({ expected, found }: Params<'expected' | 'found'>) =>
        `Its name says ${expected}, its content is ${found}. Some viewers won’t show it.`,
      remedy: 'Give it the right extension, or replace it with the right file.',
    },
    'ENTRY-HUGE-IMAGE': {
      title: 'A picture is very large',
      explanation: ({ detail }: Params<'detail'>) =>
        `It has more than ${detail}. A tablet shows it slowly or not at all.`,
      remedy: 'Reduce it to the size it’s shown at.',
    },
    'ENTRY-CUT-OFF': {
      title: 'A picture is cut off',
      explanation: 'The end of the file is missing. Browsers show part of the picture, or nothing.',
      remedy: 'Replace it with a complete copy.',
    },

    'DOC-NO-PAGES': {
      title: 'The archive has no HTML page',
      explanation: 'An offline manual consists of HTML pages.',
      remedy: 'Upload it as a regular file.',
    },
    'DOC-NO-START': {
      title: 'The start page is missing',
      explanation: ({ candidates, expected }: Params<'candidates' | 'expected'>) =>
        `There’s no page named ${expected} at the top of the archive. Possible start pages: ${candidates}.`,
      remedy: ({ expected }: Params<'expected'>) =>
        `Name the start page ${expected}, put it at the top and pack again.`,
    },
    'DOC-IIRDS': {
      title: 'An iiRDS package without a start page',
      explanation:
        'Programs for iiRDS show its content. Only iiRDS/H packages have an index.html at the top; other iiRDS packages mustn’t have one.',
      remedy: 'Upload it as a regular file, or ask for an iiRDS/H package.',
    },
    'DOC-WRAPPED': {
      title: 'The whole manual is in one folder',
      explanation: ({ startPage }: Params<'startPage'>) =>
        `The start page is ${startPage}. Some viewers look for it at the top only.`,
      remedy: ({ folder }: Params<'folder'>) =>
        `Pack the contents of the folder ${folder}, not the folder itself.`,
    },
    'DOC-SEVERAL-STARTS': {
      title: 'Several start pages',
      explanation: ({ candidates }: Params<'candidates'>) =>
        `Each of these could be the start page: ${candidates}. The first one is used.`,
      remedy: ({ expected }: Params<'expected'>) =>
        `Put a page named ${expected} at the top that leads to all of them, or upload each as its own manual.`,
    },
    'DOC-START-CASE': {
      title: 'The name of the start page has capital letters',
      explanation: ({ expected, found }: Params<'expected' | 'found'>) =>
        `It is called ${found}. Some viewers look only for ${expected}.`,
      remedy: ({ expected }: Params<'expected'>) => `Rename it to ${expected}, and the links to it.`,
    },
    'DOC-CHARSET': {
      title: 'Character encoding not set',
      explanation: 'Special characters may be shown wrongly.',
      remedy: 'Put <meta charset="utf-8"> at the top of each page and save it as UTF-8.',
    },
    'DOC-DECODING': {
      title: 'Special characters are shown wrongly',
      explanation: ({ encoding }: Params<'encoding'>) =>
        `The text isn’t in the declared encoding (${encoding}).`,
      remedy: 'Save the page as UTF-8 and declare it.',
    },
    'DOC-NOT-HTML': {
      title: 'Not an HTML page',
      explanation: ({ content }: Params<'content'>) => `Its name says HTML, its content is ${content}.`,
      remedy: 'Give it the right extension, or replace it with the right page.',
    },
    'DOC-XML': {
      title: 'A page or picture isn’t valid XML',
      explanation: 'Browsers show an error message instead of the rest of it.',
      remedy: 'Correct the XML and pack again.',
    },
    'DOC-TOO-LARGE': {
      title: 'A file is too large to check',
      explanation: 'It is intact, but its links were not checked.',
      remedy: 'Split it into smaller files.',
    },
    'DOC-TITLE': {
      title: 'Pages without a title',
      explanation: 'Browsers show the title in tabs, bookmarks and search results.',
      remedy: 'Give each page a <title>.',
    },
    'DOC-LANGUAGE': {
      title: 'Page language not set',
      explanation: ({ pages }: Params<'pages'>) =>
        `Pages: ${pages}. A browser may read them aloud in the wrong language, or not offer a translation.`,
      remedy: 'Write it as <html lang="en">.',
    },
    'DOC-BASE': {
      title: 'Links of a page start from a place outside the manual',
      explanation: ({ href }: Params<'href'>) =>
        `They and its pictures start from ${href}, so they don’t work offline.`,
      remedy: 'Remove the <base> of the page.',
    },
    'DOC-LEAVES': {
      title: 'A page redirects out of the manual',
      explanation: ({ target }: Params<'target'>) =>
        `It sends the reader to ${target}, which isn’t available offline.`,
      remedy: 'Remove the redirect, or lead it to a page of the manual.',
    },
    'DOC-FORM': {
      title: 'A form leads out of the manual',
      explanation: ({ target }: Params<'target'>) =>
        `What is entered is sent to ${target}, which isn’t available offline. A search in it finds nothing.`,
      remedy: 'Remove the form, or search within the manual.',
    },
    'DOC-NEEDS-SERVER': {
      title: 'A page needs a web server',
      explanation: ({ need }: Params<'need'>) =>
        `Something in it (${need}) doesn’t work when a page is opened from a folder.`,
      remedy: 'Check whether the manual works without it, or ask its author.',
    },
    'DOC-SCRIPTS': {
      title: 'Pages with scripts',
      explanation: ({ pages }: Params<'pages'>) =>
        `Pages: ${pages}. If scripts are switched off, parts of them may be missing.`,
      remedy: 'Nothing to do.',
    },
    'DOC-UNUSED': {
      title: 'Files that no page refers to',
      explanation: ({ bytes, files, pages }: Params<'bytes' | 'files' | 'pages'>) =>
        `Files: ${files}, with ${bytes} bytes. Pages that no other page links to: ${pages}.`,
      remedy: 'Leave out what isn’t needed when packing next time.',
    },
    'LINK-BROKEN': {
      title: 'Broken link',
      explanation: ({ target }: Params<'target'>) => `There is no ${target} in the archive.`,
      remedy: 'Add the file or correct the link.',
    },
    'LINK-CASE': {
      title: 'Link spelling doesn’t match the file name',
      explanation: ({ expected, target }: Params<'expected' | 'target'>) =>
        `The link says ${target}, the file is ${expected}. It works only on Windows.`,
      remedy: ({ expected }: Params<'expected'>) => `Write the link as ${expected}.`,
    },
    'LINK-FRAGMENT': {
      title: 'A link leads to a place that isn’t on its page',
      explanation: ({ fragment, target }: Params<'fragment' | 'target'>) =>
        `The page ${target} opens at its top: it has no place called ${fragment}.`,
      remedy: 'Correct the link or add the place.',
    },
    'LINK-FOLDER': {
      title: 'A link leads to a folder',
      explanation: ({ target }: Params<'target'>) =>
        `The folder ${target} has no index page, so a reader sees a list of files or nothing.`,
      remedy: 'Link to a page in it.',
    },
    'LINK-INDEX': {
      title: 'A link names a folder instead of its index page',
      explanation: ({ target }: Params<'target'>) =>
        `On a web server ${target} shows the index page. Opened from a disk, it shows a list of files.`,
      remedy: 'Link to the index page itself.',
    },
    'LINK-OUTSIDE': {
      title: 'A link leads out of the archive',
      explanation: ({ target }: Params<'target'>) =>
        `${target} is above the top folder and isn’t part of the manual.`,
      remedy: 'Add the file to the manual and correct the link.',
    },
    'LINK-ROOT': {
      title: 'A link starts at the root of a web server',
      explanation: ({ target }: Params<'target'>) =>
        `/${target} works only on a web server, not in a folder.`,
      remedy: 'Write the link relative to its page.',
    },
    'LINK-LOCAL': {
      title: 'A link leads to the author’s own computer',
      explanation: ({ target }: Params<'target'>) => `${target} exists only on one computer or network.`,
      remedy: 'Add the file to the manual and link to it there.',
    },
    'LINK-BACKSLASH': {
      title: 'A link is written with backslashes',
      explanation: ({ target }: Params<'target'>) => `${target} works only on Windows.`,
      remedy: 'Write it with / instead of \\.',
    },
    'LINK-QUERY': {
      title: 'Links with a question mark',
      explanation: 'What follows it is ignored when a page is opened from a folder.',
      remedy: 'Nothing to do, unless a page depends on it.',
    },
    'LINK-MALFORMED': {
      title: 'A link isn’t a valid address',
      explanation: ({ reason, target }: Params<'reason' | 'target'>) =>
        `${target} can’t be opened (${reason}).`,
      remedy: 'Correct the link.',
    },
    'LINK-EMPTY': {
      title: 'Empty links',
      explanation: 'They lead to their own page.',
      remedy: 'Remove them or give them an address.',
    },
    'LINK-EXTERNAL': {
      title: 'Links to the internet',
      explanation: ({ hostCount, hosts, links }: Params<'hostCount' | 'hosts' | 'links'>) =>
        `Links: ${links}. Sites: ${hostCount}, such as ${hosts}. They need a connection.`,
      remedy: 'Nothing to do.',
    },
    'RES-EXTERNAL': {
      title: 'Something is loaded from the internet',
      explanation: ({ target }: Params<'target'>) => `${target} is missing when the manual is read offline.`,
      remedy: 'Add the file to the manual and refer to it there.',
    },
    'RES-FORMAT': {
      title: 'A picture has a format that browsers don’t show',
      explanation: ({ target }: Params<'target'>) => `Most browsers leave the place of ${target} empty.`,
      remedy: 'Save the picture as PNG, JPEG or SVG.',
    },
  } satisfies Readonly<Record<string, FindingText>>,
  /**
   * The words for what the inspection calls by a code of its own in the params of a finding, in English. `limit` is the
   * number that is exceeded, `size` the same as a size in bytes; `other` is for every code without a word.
   */
  findingTerms: {
    'ZIP-NOT-A-ZIP': contents,
    'ENTRY-TYPE': contents,
    'DOC-NOT-HTML': contents,
    'ZIP-DIRECTORY': {
      record: 'an entry is unreadable',
      count: 'the number of files differs',
      offset: 'it is not where it should be',
    },
    'ZIP-ZIP64': {
      'extra-field': 'in the sizes of a file',
      'no-record': 'the long record is missing',
      'record-not-adjacent': 'the long record is not in its place',
      'extensible-data': 'the long record holds additional data',
      'other-record': 'another record is meant',
      'end-record': 'at the end of the archive',
    },
    'ZIP-HEADER': {
      signature: 'no file begins there',
      place: 'position',
      name: 'name',
      method: 'compression method',
      flags: 'flags',
      crc: 'checksum',
      size: 'size',
      'packed-size': 'packed size',
      extra: 'extra field',
    },
    'ZIP-DEFLATE': {
      'unexpected end': 'it ends too early',
      other: 'its codes make no sense',
    },
    'ZIP-BOMB': {
      entry: ({ size }: Params<'size'>) => `a file of more than ${size}`,
      ratio: ({ limit }: Params<'limit'>) => `packed more than ${limit} times smaller`,
      total: ({ size }: Params<'size'>) => `more than ${size} in all`,
      entries: ({ limit }: Params<'limit'>) => `more than ${limit} files`,
    },
    'NAME-UNSAFE': {
      empty: 'empty name',
      host: 'network path',
      absolute: 'path from the root',
      drive: 'drive letter',
      parent: '“..” leads upwards',
      control: 'invisible characters',
    },
    'NAME-FILE-AND-FOLDER': {
      'folder-with-data': 'a folder with content',
      attribute: 'its attributes say otherwise',
      'file-in-between': 'files lie below a file',
    },
    'NAME-LONG': {
      part: ({ size }: Params<'size'>) => `${size} in a single name`,
      path: ({ size }: Params<'size'>) => `${size} in all`,
      depth: ({ limit }: Params<'limit'>) => `${limit} folders deep`,
    },
    'ENTRY-LINK': {
      link: 'symbolic link',
      device: 'device file',
      socket: 'socket',
      volume: 'volume label',
      unknown: 'unknown type',
    },
    'ENTRY-HUGE-IMAGE': {
      pixels: ({ limit }: Params<'limit'>) => `${limit} pixels`,
      bytes: ({ size }: Params<'size'>) => size,
    },
    'DOC-NEEDS-SERVER': {
      'service-worker': 'service worker',
      request: 'a script that loads further files',
      module: 'a script as a module',
      worker: 'a script that runs in the background',
      include: 'a server-side include',
    },
    'LINK-MALFORMED': {
      scheme: 'unknown kind of address',
      percent: 'a % without its number',
      host: 'impossible server name',
      temporary: 'it existed only where the page was saved',
    },
  },
};

export const manualMessages = deferredMessages('manual', inspectionEn.manual);
export const inspectionMessages = deferredMessages('inspection', inspectionEn.inspection);
export const previewMessages = deferredMessages('preview', inspectionEn.preview);
export const repairMessages = deferredMessages('repair', inspectionEn.repair);
export const findingTexts = deferredMessages('findings', inspectionEn.findings);
export const findingTerms = deferredMessages('findingTerms', inspectionEn.findingTerms);

export type InspectionMessages = typeof inspectionEn.inspection;
export type PreviewMessages = typeof inspectionEn.preview;
export type RepairMessages = typeof inspectionEn.repair;
export type FindingTerms = typeof inspectionEn.findingTerms;
export type FindingTexts = typeof inspectionEn.findings;
