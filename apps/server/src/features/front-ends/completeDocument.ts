import type { ThemeChoice } from '@naad/settings-schema';

/** What is not known when a document is built. */
export interface DocumentValues {
  readonly siteName: string;
  /** Where the API is, for the script: `data-api-prefix` of the root element. */
  readonly apiPrefix: string;
  readonly theme: ThemeChoice;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** Puts the name of the site in for `%SITE_NAME%`, and the rest on the root element as attributes. */
export function completeDocument(html: string, { siteName, apiPrefix, theme }: DocumentValues): string {
  const themeAttribute = theme === 'system' ? '' : ` data-theme="${theme}"`;
  const attributes = ` data-api-prefix="${escapeHtml(apiPrefix)}"${themeAttribute}`;
  // As functions, since `$` in a replacement would mean something.
  return html
    .replace(/<html\b/, () => `<html${attributes}`)
    .replaceAll('%SITE_NAME%', () => escapeHtml(siteName));
}
