import type { FindingText, Params } from '../finding-text.ts';

const repack = 'Pack the folder again with a current program and the normal method, then check the new file.';
const copyAgain = 'Copy or download the file again and compare its size with the original.';

/** Codes about the archive and the names in it. */
export const archiveFindingsEn = {
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
} satisfies Readonly<Record<string, FindingText>>;
