import { provideWebServer, webServerNames } from './web-server.ts';

/** Installs missing web servers once, since installers running at the same time lock one another out. */
export default function setUp(): void {
  for (const name of webServerNames) provideWebServer(name);
}
