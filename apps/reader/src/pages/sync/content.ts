/** Content of the page that follows a display. */
export interface SyncContent {
  readonly page: 'sync';
  /** The code in the address, in canonical form; null for none. */
  readonly code: string | null;
  /** Value of the form's field, valid or not. */
  readonly asked: string;
  /** True if `asked` isn't a valid code. */
  readonly isMalformed: boolean;
}
