/** Escapes text for HTML, between tags and in double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Serialises JSON for a script element, so that it can't end the element and has no line separators, which old parsers refuse. */
export function escapeJson(data: unknown): string {
  return escapeMarkupInJson(JSON.stringify(data));
}

/** Escapes JSON text, or a piece of it, like {@link escapeJson}. */
export function escapeMarkupInJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
