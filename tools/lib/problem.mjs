/**
 * A failure that the user can fix: the message is one sentence, printed without a stack trace. `detail` holds lines
 * that help to find the cause, printed above the message.
 */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {string} [detail]
   */
  constructor(message, detail = '') {
    super(message);
    this.name = 'Problem';
    this.detail = detail;
  }
}

/**
 * Prints a problem and sets the exit status; throws every other error again.
 *
 * @param {unknown} error
 */
export function reportProblem(error) {
  if (!(error instanceof Problem)) throw error;
  if (error.detail) console.error(`\n${error.detail}\n`);
  console.error(error.message);
  process.exitCode = 1;
}
