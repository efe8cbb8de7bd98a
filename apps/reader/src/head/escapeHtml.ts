/** Text for HTML, between tags and in double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON that cannot end the element it stands in, whatever a visitor asked for. */
export function escapeJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
