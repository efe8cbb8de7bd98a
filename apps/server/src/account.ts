/**
 * `npm run account -- reset someone@example.org`, for the operator, with the server's settings; the server
 * may be running. Nothing is sent by email: the operator passes the new password on.
 */
import { readConfig } from './config/index.ts';
import { resetPassword } from './features/identity/resetPassword.ts';
import { openAccounts } from './openAccounts.ts';

const USAGE = `npm run account -- reset someone@example.org
  sets a new password for that account and ends its logins
`;

/** Returns the exit status. */
async function run([command, email, ...rest]: readonly string[]): Promise<number> {
  if (command !== 'reset' || email === undefined || rest.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  const store = await openAccounts(readConfig(process.env, process.cwd()), () => undefined);
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

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
