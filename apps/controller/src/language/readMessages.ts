import type { Messages } from '@lingui/core';

/** Id of the document's script element that holds the messages. */
export const MESSAGES_ID = 'messages';

/** Reads the messages from the document. If it has none, every message shows its id. */
export function readMessages(from: Pick<Document, 'getElementById'>): Messages {
  return JSON.parse(from.getElementById(MESSAGES_ID)?.textContent ?? '{}') as Messages;
}
