/**
 * `npm run account -- reset someone@example.org` and `npm run account -- backup accounts-copy.sqlite`, for the operator,
 * with the server's settings; the server may be running. Nothing is sent by email: the operator passes a new password on.
 */
import { type Config, readConfig } from './config/index.ts';
import { resetPassword } from './features/identity/resetPassword.ts';
import { copyAccounts, openAccounts } from './openAccounts.ts';

const USAGE = `npm run account -- reset someone@example.org
  sets a new password for that account and ends its logins
npm run account -- backup accounts-copy.sqlite
  copies all accounts to a new file and checks the copy
`;

/** Returns the exit status. */
async function reset(config: Config, email: string): Promise<number> {
  const store = await openAccounts(config, () => undefined);
  try {
    const password = await resetPassword(store, email);
    if (password === null) {
      process.stderr.write(`No account has the address ${email}.\n`);
      return 1;
    }
    process.stdout.write(`${password}\n`);
    process.stderr.write(
      'This is the new password. All logins of the account have ended; its owner can change the password at /account.\n',
    );
    return 0;
  } finally {
    await store.close();
  }
}

/** Returns the exit status. */
async function run([command, value, ...rest]: readonly string[]): Promise<number> {
  if ((command !== 'reset' && command !== 'backup') || value === undefined || rest.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  const config = readConfig(process.env, process.cwd());
  if (command === 'reset') return reset(config, value);
  await copyAccounts(config, value);
  process.stderr.write(`All accounts are in ${value}, and the copy is intact.\n`);
  return 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
