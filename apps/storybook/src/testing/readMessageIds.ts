import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { appCatalogs } from '../../../../tools/vite/appCatalogs.ts';

/** Reads the ids of the messages in the catalogs of all apps. A built app shows them where it finds no text. */
export async function readMessageIds(): Promise<ReadonlySet<string>> {
  const catalogs = await Promise.all(
    appCatalogs().map((configPath) => getCatalogs(getConfig({ configPath }))),
  );
  const messages = await Promise.all(catalogs.flat().map((catalog) => catalog.read('en')));
  return new Set(messages.flatMap((each) => Object.keys(each ?? {})));
}

/** Finds message ids in a text, alone or among words and punctuation. */
export function findMessageIds(text: string, ids: ReadonlySet<string>): string[] {
  // Ids are base 64.
  const words = text.split(/[^A-Za-z0-9+/]+/);
  return [...new Set(words.filter((word) => ids.has(word)))];
}
