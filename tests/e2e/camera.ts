import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, BrowserContext, BrowserType, LaunchOptions } from '@playwright/test';

import { drawCode, writeFilm, type Film } from '../fixtures/camera-film.ts';
import { findBrowser, launchArgs } from '../support/find-browser.ts';
import { test as base } from './test.ts';

interface Camera {
  /** Code in front of the camera; without it the device has no camera. */
  readonly film: Film | undefined;
  readonly isAllowed: boolean;
}

/** A test in a separate browser with its own camera. */
export const test = base.extend<{ readonly camera: Camera }>({
  camera: [{ film: undefined, isAllowed: true }, { option: true }],
  context: async ({ camera, playwright, browserName, launchOptions }, provide) => {
    const open = browserName === 'firefox' ? openFirefox : openChromium;
    const { browser, context } = await open(playwright[browserName], launchOptions, camera);
    await provide(context);
    await browser.close();
  },
});

type Opened = Promise<{ readonly browser: Browser; readonly context: BrowserContext }>;

/** Chromium with its windows plays a film as its camera. */
async function openChromium(type: BrowserType, options: LaunchOptions, { film, isAllowed }: Camera): Opened {
  const path = join(mkdtempSync(join(tmpdir(), 'camera-')), 'film.y4m');
  if (film) writeFilm(path, film);
  const devices = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${path}`];
  const browser = await type.launch({
    ...options,
    executablePath: findBrowser(),
    args: [...launchArgs(), ...(film ? devices : [])],
  });
  return { browser, context: await browser.newContext({ permissions: isAllowed ? ['camera'] : [] }) };
}

/**
 * The camera of Firefox for tests shows colours only: it is asked for, so that a refusal is real, and the page then
 * gets a video of the code.
 */
async function openFirefox(type: BrowserType, options: LaunchOptions, { film, isAllowed }: Camera): Opened {
  const browser = await type.launch({
    ...options,
    firefoxUserPrefs: {
      ...options.firefoxUserPrefs,
      'media.navigator.streams.fake': film !== undefined,
      'permissions.default.camera': isAllowed ? 1 : 2,
    },
  });
  const context = await browser.newContext();
  if (film) {
    const { grey, ...size } = drawCode(film);
    await context.addInitScript(filmCode, { ...size, grey: Buffer.from(grey).toString('base64') });
  }
  return { browser, context };
}

/** Runs in the page. */
function filmCode({ grey, width, height }: { grey: string; width: number; height: number }): void {
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  if (!devices) return;
  const ask = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (wanted) => {
    const camera = await ask(wanted);
    for (const track of camera.getTracks()) track.stop();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d')!;
    const picture = context.createImageData(width, height);
    const levels = Uint8Array.from(atob(grey), (each) => each.charCodeAt(0));
    for (const [at, level] of levels.entries()) picture.data.set([level, level, level, 255], at * 4);
    // A canvas gives a frame whenever it is painted.
    const timer = setInterval(() => context.putImageData(picture, 0, 0), 100);
    const stream = canvas.captureStream();
    const [track] = stream.getTracks();
    const stop = track!.stop.bind(track);
    track!.stop = () => {
      clearInterval(timer);
      stop();
    };
    return stream;
  };
}
