/** A query as people type it, and the line they mean. */
export interface PersonsQuery {
  readonly typed: string;
  readonly category: 'english';
  /** The whole Unicode text of the line; another line with this text counts too. */
  readonly unicode: string;
}
