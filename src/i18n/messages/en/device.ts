import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** What is said around the device itself: its camera, its clipboard, what it keeps; loaded with the parts that need it. */
export const deviceEn = {
  takePhoto: 'Take photo',
  photo: 'Photo from the camera',
  pdf: {
    make: (count: number) => plural(count, { other: (n) => `Make one PDF of ${n} photos` }),
    making: 'Making the PDF…',
    made: (count: number) =>
      plural(count, { one: (n) => `${n} photo is now a PDF.`, other: (n) => `${n} photos are now one PDF.` }),
    leftOut: (count: number) =>
      plural(count, {
        one: (n) =>
          `${n} photo stays as it is: this browser cannot open its format, as is often so with HEIC.`,
        other: (n) =>
          `${n} photos stay as they are: this browser cannot open their format, as is often so with HEIC.`,
      }),
    failed: 'The PDF could not be made. The photos stay as they are.',
    undo: 'Undo',
  },
  scan: {
    open: 'Scan code',
    title: 'Scan the code on the asset',
    hint: 'Hold the QR code or Data Matrix in front of the camera.',
    picture: 'Picture of the camera',
    starting: 'Starting the camera…',
    close: 'Type the id instead',
    refused:
      'This page may not use the camera. Allow it in the settings of the browser for this page, or type the id.',
    absent: 'There is no camera on this device. Type the id.',
    failed:
      'The camera could not be started; another program may be using it. Close that one, or type the id.',
    unavailable:
      'The reader of codes could not be loaded. Try again when there is a network, or type the id.',
    noId: (text: string) => `There is no asset id in this code: “${text}”`,
  },
  shared: {
    title: (count: number) =>
      plural(count, {
        one: (n) => `${n} file was shared with this application`,
        other: (n) => `${n} files were shared with this application`,
      }),
    ask: 'Select the files you want to upload, then choose the asset below. Discard files you don’t recognize.',
    selectAll: 'Select all',
    discard: 'Discard all',
    failed:
      'The shared files couldn’t be saved. This device may be out of space. Choose the files here instead.',
    tooMany: (count: number) =>
      `Only ${count} shared files can wait here. Upload or discard some, then share again.`,
    tooLarge: (size: string) =>
      `Shared files can take up ${size} at most. Upload or discard some, or choose large files here instead.`,
    blocked: 'A website tried to add files here. They were not accepted.',
  },
  sevenDays:
    'Safari deletes what is kept here after seven days without a visit. Upload before that, or add this page to the home screen.',
};

export type DeviceMessages = typeof deviceEn;
