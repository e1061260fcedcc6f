/**
 * Removes WebRTC from this frame: no policy stops it from sending packets to any address (measured in Chromium 156 and
 * Firefox 153). Throws if it can't be removed, so that the frame shows nothing.
 */
export function removeWebRtc(): void {
  const names = Object.getOwnPropertyNames(self).filter((name) => name.includes('RTC'));
  for (const name of names) {
    if (!Reflect.deleteProperty(self, name) || name in self) throw new Error(`${name} can't be removed.`);
  }
}
