import type { FindingText, Params } from '../finding-text.ts';

/** Codes about the manual and its links. */
export const documentFindingsEn = {
  'DOC-NO-PAGES': {
    title: 'The archive holds no HTML page',
    explanation: 'An offline manual consists of HTML pages.',
    remedy: 'Upload it as a plain file.',
  },
  'DOC-NO-START': {
    title: 'The start page is missing',
    explanation: ({ candidates }: Params<'candidates'>) =>
      `There is no index.html at the top of the archive. Possible start pages: ${candidates}.`,
    remedy: 'Name the start page index.html, put it at the top and pack again.',
  },
  'DOC-WRAPPED': {
    title: 'The whole manual lies in one folder',
    explanation: ({ startPage }: Params<'startPage'>) =>
      `The start page is ${startPage}. Some viewers look for it at the top only.`,
    remedy: ({ folder }: Params<'folder'>) =>
      `Pack the contents of the folder ${folder}, not the folder itself.`,
  },
  'DOC-SEVERAL-STARTS': {
    title: 'Several start pages',
    explanation: ({ candidates }: Params<'candidates'>) =>
      `Each of these could be meant: ${candidates}. The first one was taken.`,
    remedy: 'Put an index.html at the top that leads to all of them, or upload each as its own manual.',
  },
  'DOC-START-CASE': {
    title: 'The name of the start page has capital letters',
    explanation: ({ expected, found }: Params<'expected' | 'found'>) =>
      `It is called ${found}. Some viewers look only for ${expected}.`,
    remedy: ({ expected }: Params<'expected'>) => `Rename it to ${expected}, and the links to it.`,
  },
  'DOC-CHARSET': {
    title: 'Pages do not say how their letters are encoded',
    explanation: 'Special letters may be shown wrongly.',
    remedy: 'Put <meta charset="utf-8"> at the top of each page and save it as UTF-8.',
  },
  'DOC-DECODING': {
    title: 'Special letters are shown wrongly',
    explanation: ({ encoding }: Params<'encoding'>) => `The text is not encoded as it says (${encoding}).`,
    remedy: 'Save the page as UTF-8 and let it say so.',
  },
  'DOC-NOT-HTML': {
    title: 'A page is no page',
    explanation: ({ content }: Params<'content'>) =>
      `It is named as an HTML page, but its content is ${content}.`,
    remedy: 'Give it the right ending, or put the right page in its place.',
  },
  'DOC-XML': {
    title: 'A page or picture is not valid XML',
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
    title: 'Pages do not say their language',
    explanation: ({ pages }: Params<'pages'>) =>
      `Pages: ${pages}. Screen readers and translation need to know it.`,
    remedy: 'Write it as <html lang="en">.',
  },
  'DOC-BASE': {
    title: 'A page declares another place as its own',
    explanation: ({ href }: Params<'href'>) => `Its links start from ${href}, which does not exist offline.`,
    remedy: 'Remove the <base> of the page.',
  },
  'DOC-LEAVES': {
    title: 'A page leads out of the manual by itself',
    explanation: ({ target }: Params<'target'>) =>
      `It sends the reader to ${target}, which is not there offline.`,
    remedy: 'Ask whoever wrote the manual to correct it.',
  },
  'DOC-NEEDS-SERVER': {
    title: 'A page needs a web server',
    explanation: ({ need }: Params<'need'>) =>
      `Something in it (${need}) does not work when a page is opened from a folder.`,
    remedy: 'Try whether the manual can be used without it, or ask whoever wrote it.',
  },
  'DOC-SCRIPTS': {
    title: 'Pages with scripts',
    explanation: ({ pages }: Params<'pages'>) =>
      `Pages: ${pages}. Where scripts are switched off, parts of them may be missing.`,
    remedy: 'Nothing needs to be done.',
  },
  'DOC-UNUSED': {
    title: 'Files that no page refers to',
    explanation: ({ bytes, files, pages }: Params<'bytes' | 'files' | 'pages'>) =>
      `Files: ${files}, with ${bytes} bytes. Pages that no other page links to: ${pages}.`,
    remedy: 'Leave out what is not needed when packing next time.',
  },
  'LINK-BROKEN': {
    title: 'A link leads nowhere',
    explanation: ({ target }: Params<'target'>) => `There is no ${target} in the archive.`,
    remedy: 'Add the file or correct the link.',
  },
  'LINK-CASE': {
    title: 'A link differs from its file in capital letters or accents',
    explanation: ({ expected, target }: Params<'expected' | 'target'>) =>
      `The link says ${target}, the file is ${expected}. It works on Windows only.`,
    remedy: ({ expected }: Params<'expected'>) => `Write the link as ${expected}.`,
  },
  'LINK-FRAGMENT': {
    title: 'A link leads to a place that its page does not have',
    explanation: ({ fragment, target }: Params<'fragment' | 'target'>) =>
      `The page ${target} opens, but at its top: it has no place called ${fragment}.`,
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
      `${target} lies above the top folder and is not part of the manual.`,
    remedy: 'Add what it means to the manual and correct the link.',
  },
  'LINK-ROOT': {
    title: 'A link starts at the root of a web server',
    explanation: ({ target }: Params<'target'>) => `/${target} works on a web server only, not in a folder.`,
    remedy: 'Write the link relative to its page.',
  },
  'LINK-LOCAL': {
    title: 'A link leads to the author’s own computer',
    explanation: ({ target }: Params<'target'>) => `${target} exists on one machine or network only.`,
    remedy: 'Add the file to the manual and link to it there.',
  },
  'LINK-BACKSLASH': {
    title: 'A link is written with backslashes',
    explanation: ({ target }: Params<'target'>) => `${target} works on Windows only.`,
    remedy: 'Write it with / instead of \\.',
  },
  'LINK-QUERY': {
    title: 'Links with a question mark',
    explanation: 'What follows it is ignored when a page is opened from a folder.',
    remedy: 'Nothing needs to be done, unless a page depends on it.',
  },
  'LINK-MALFORMED': {
    title: 'A link is no valid address',
    explanation: ({ reason, target }: Params<'reason' | 'target'>) =>
      `${target} cannot be opened (${reason}).`,
    remedy: 'Correct the link.',
  },
  'LINK-EMPTY': {
    title: 'Empty links',
    explanation: 'They lead to the page on which they stand.',
    remedy: 'Remove them or give them an address.',
  },
  'LINK-EXTERNAL': {
    title: 'Links to the internet',
    explanation: ({ hostCount, hosts, links }: Params<'hostCount' | 'hosts' | 'links'>) =>
      `Links: ${links}. Sites: ${hostCount}, such as ${hosts}. They need a connection.`,
    remedy: 'Nothing needs to be done.',
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
} satisfies Readonly<Record<string, FindingText>>;
