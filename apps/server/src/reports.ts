/**
 * `npm run reports -- list`, for the operator, with the server's settings; the server may be running. Lists the reports
 * of mistakes and says what became of them.
 */
import { readConfig } from './config/index.ts';
import { runReportCommand } from './features/reports/runReportCommand.ts';
import { openAccounts } from './openAccounts.ts';

try {
  const store = await openAccounts(readConfig(process.env, process.cwd()), () => undefined);
  try {
    const { status, stdout, stderr } = await runReportCommand(store, process.argv.slice(2), Date.now());
    process.stdout.write(stdout);
    process.stderr.write(stderr);
    process.exitCode = status;
  } finally {
    await store.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
