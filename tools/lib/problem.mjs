/**
 * Something that stops the command and that its reader can do something about: the message is one readable sentence,
 * printed without a stack. `detail` holds lines that help to find the cause, printed above the sentence.
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
