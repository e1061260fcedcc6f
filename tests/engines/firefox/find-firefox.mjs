import { spawnSync } from 'node:child_process';
import process from 'node:process';

export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) return named;
  for (const name of ['firefox-esr', 'firefox']) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}
