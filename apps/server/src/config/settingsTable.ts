import { type Setting, SETTINGS } from './settings.ts';

const HEADER = ['Variable', 'Default', 'Meaning'];

/** The default in Markdown; `none` if the variable is optional. */
function shownDefault({ schema, shownDefault: shown }: Setting): string {
  if (shown !== undefined) return shown;
  const parsed = schema.safeParse(undefined);
  return parsed.success && parsed.data !== undefined ? `\`${String(parsed.data)}\`` : 'none';
}

/** The table of all settings for docs/operating.md, in Markdown formatted like Prettier's. */
export function settingsTable(): string {
  const rows = Object.entries<Setting>(SETTINGS).map(([name, setting]) => [
    `\`${name}\``,
    shownDefault(setting),
    setting.doc,
  ]);
  const widths = HEADER.map((_, column) =>
    Math.max(...[HEADER, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  return [line(HEADER), line(['', '', ''], '-'), ...rows.map((row) => line(row))].join('\n');
}

/** Replaces the table of settings in the text of docs/operating.md. */
export function withSettingsTable(document: string): string {
  return document.replace(/^\| Variable +\| Default [^]*?(?=\n\n)/m, () => settingsTable());
}
