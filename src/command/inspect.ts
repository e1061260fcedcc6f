import { runInspect } from './run-inspect.ts';
import { ignoreUnawaitedErrors } from './unawaited-errors.ts';

ignoreUnawaitedErrors();
// A reader such as `| head` closes the pipe early; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await runInspect(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
