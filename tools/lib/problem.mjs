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
