/** Texts of findings about handover packages; a title is at most a few words. */
export const packageFindingsEn = {
  'PACKAGE-METADATA-UNREADABLE': {
    title: 'Metadata can’t be read',
    advice:
      'The titles and categories of these documents may be missing. Fill them in yourself, or ask the sender for a corrected package.',
  },
  'PACKAGE-NO-METADATA': {
    title: 'No metadata',
    advice: 'The package doesn’t say what these documents are. Fill in their titles and categories yourself.',
  },
  'PACKAGE-NO-MAIN': {
    title: 'Main file missing or misnamed',
    advice:
      'Programs look for a file named VDI2770_Main.xml, which is missing or has another name. The containers were read without it. Ask the sender for a corrected package.',
  },
  'PACKAGE-CONTAINER-UNREADABLE': {
    title: 'Container can’t be opened',
    advice:
      'A container in the package is damaged, so its documents aren’t listed. Ask the sender for the package again.',
  },
  'PACKAGE-ENCRYPTED': {
    title: 'Password-protected files',
    advice:
      'Without the password, people can’t open these files. Ask the sender for a package without a password.',
  },
  'PACKAGE-TOO-DEEP': {
    title: 'Nested too deeply',
    advice:
      'Containers more than two levels deep weren’t opened, so their documents aren’t listed. Unpack the package and add them separately.',
  },
  'PACKAGE-TOO-LARGE': {
    title: 'Not read completely',
    advice:
      'The package is too large to be read completely. Unpack it and add the remaining documents separately.',
  },
  'PACKAGE-NO-DOCUMENTS': {
    title: 'No documents found',
    advice: 'The package describes no documents. You can still upload it as one file.',
  },
  'PACKAGE-DOCUMENT-MISSING': {
    title: 'Document missing',
    advice: 'The package lists a document that isn’t in it. Ask the sender for it.',
  },
  'PACKAGE-FILE-MISSING': {
    title: 'File missing',
    advice: 'The metadata names a file that isn’t in the package. Ask the sender for it.',
  },
  'PACKAGE-NO-PDF': {
    title: 'No PDF',
    advice: 'A document has no PDF, so not everyone may be able to open it. Ask the sender for one.',
  },
  'PACKAGE-DUPLICATE-ID': {
    title: 'Same ID twice',
    advice: 'Two documents have the same ID. Check that you need both.',
  },
  'PACKAGE-NOT-RELEASED': {
    title: 'Not released',
    advice: 'According to the package, a document isn’t released. Check that it’s the right version.',
  },
  'PACKAGE-WRAPPED': {
    title: 'Packed in a folder',
    advice:
      'All files are in one folder of the ZIP, where some programs don’t find the metadata. Pack the contents of the folder instead.',
  },
  'PACKAGE-FILE-SPELLING': {
    title: 'File name doesn’t match',
    advice:
      'The name of a file is spelled differently in the metadata, so some programs can’t find it. Ask the sender for a corrected package.',
  },
  'PACKAGE-FILE-UNNAMED': {
    title: 'File not in the metadata',
    advice: 'No document includes this file. Check if you need it.',
  },
};

/** The keys of English. */
export type PackageFindingTexts = typeof packageFindingsEn;
