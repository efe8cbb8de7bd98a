/**
 * `npm run import -- --from https://api.example/v2 …`, for the operator: builds data packs from a server with BaniDB's
 * API. It needs the built scripture and no running server.
 */
import path from 'node:path';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { readConfig } from './config/index.ts';
import { IMPORT_USAGE, parseImportOptions, UsageError } from './importing/importOptions.ts';
import { runImport } from './importing/runImport.ts';

/** Returns the exit status. */
async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(IMPORT_USAGE);
    return 0;
  }
  const options = parseImportOptions(args);
  const { dist } = readConfig(process.env, process.cwd());
  const corpus = await loadCorpus(path.join(dist, '@naad/gurbani-corpus'));
  const say = (text: string) => {
    process.stderr.write(`${text}\n`);
  };
  const { summary, isComplete } = await runImport({ corpus, options, say });
  process.stdout.write(`${summary}\n`);
  return isComplete ? 0 : 1;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const usage = error instanceof UsageError ? `\n\n${IMPORT_USAGE}` : '\n';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${usage}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
