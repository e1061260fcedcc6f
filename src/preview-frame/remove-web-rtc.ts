/**
 * Takes WebRTC out of this frame: no policy stops it from sending packets to whatever address it is given (measured in
 * Chromium 156 and Firefox 153). Throws, so that the frame shows nothing, where it would stay.
 */
export function removeWebRtc(): void {
  const names = Object.getOwnPropertyNames(self).filter((name) => name.includes('RTC'));
  for (const name of names) {
    if (!Reflect.deleteProperty(self, name) || name in self) throw new Error(`${name} can't be removed.`);
  }
}
