import { markdownTable } from '../markdownTable.ts';
import { type Setting, SETTINGS } from './settings.ts';

/** The default in Markdown; `none` if the variable is optional. */
function shownDefault({ schema, shownDefault: shown }: Setting): string {
  if (shown !== undefined) return shown;
  const parsed = schema.safeParse(undefined);
  return parsed.success && parsed.data !== undefined ? `\`${String(parsed.data)}\`` : 'none';
}

/** The table of all settings for docs/operating.md. */
export function settingsTable(): string {
  const rows = Object.entries<Setting>(SETTINGS).map(([name, setting]) => [
    `\`${name}\``,
    shownDefault(setting),
    setting.doc,
  ]);
  return markdownTable(['Variable', 'Default', 'Meaning'], rows);
}
