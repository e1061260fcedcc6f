// Runs the document service in a separate process, which a test can kill. Prints its address.
import { createDocumentService } from '#service/create-service.ts';

import { serve } from './serve.ts';

const service = await createDocumentService({ dataDir: process.env['DATA_DIR']! });
const { port } = await serve(service);
console.log(`http://127.0.0.1:${port}`);
