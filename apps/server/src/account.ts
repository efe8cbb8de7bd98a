/**
 * `npm run account -- reset someone@example.org`: for the operator, with the settings of the server, which may be running.
 * Nothing is sent by mail, so a password that was forgotten is made anew here and handed over by the operator.
 */
import { readConfig } from './config/index.ts';
import { resetPassword } from './features/identity/index.ts';
import { openAccounts } from './openAccounts.ts';

const USAGE = `npm run account -- reset someone@example.org
  gives that account a new password and ends its logins
`;

/** @returns the status of the process */
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
      'That is the password of the account now, and every login of it has ended. Whoever it belongs to changes it at /account.\n',
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
