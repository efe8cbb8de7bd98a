import type { Messages } from '@lingui/core';

/** Where the texts of a document stand in it. */
export const MESSAGES_ID = 'messages';

/** The texts that came with the document; none where it has none, and then each says its own id. */
export function readMessages(from: Pick<Document, 'getElementById'>): Messages {
  return JSON.parse(from.getElementById(MESSAGES_ID)?.textContent ?? '{}') as Messages;
}
