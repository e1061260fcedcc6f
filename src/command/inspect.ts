import { runInspect } from './run-inspect.ts';

process.exitCode = await runInspect(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
