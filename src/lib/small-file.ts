/**
 * Files up to this size in bytes are read as a whole where one byte would do: Chromium creates each slice in a call that
 * stops the page until its browser process answers, which takes about 1 ms while files are uploaded.
 */
export const smallFileBytes = 2 ** 18;
