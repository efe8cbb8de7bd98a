import process from 'node:process';
import { pino } from 'pino';
import { handleUncaughtErrors } from '../handleUncaughtErrors.ts';

/** Process that causes the given number of unhandled errors, rejections and exceptions in turn. */
const count = Number(process.argv[2]);
handleUncaughtErrors(pino(), () => process.exit(1));
for (let error = 0; error < count; error += 1) {
  if (error % 2 === 0) void Promise.reject(new Error('forgotten'));
  else {
    setImmediate(() => {
      throw new TypeError('thrown');
    });
  }
}
setTimeout(() => process.stdout.write('alive\n'), 300);
