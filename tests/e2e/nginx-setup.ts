import { provideNginx } from './nginx.ts';

/** Sees to nginx once, since installers beside each other lock one another out; a test that finds none says so. */
export default function setUp(): void {
  provideNginx();
}
