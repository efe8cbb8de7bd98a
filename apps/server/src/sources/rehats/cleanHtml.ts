/** Allowed elements, kept without attributes; the tags of others are removed and their text stays. */
const ELEMENTS = new Set(
  'p br hr h1 h2 h3 h4 h5 h6 ul ol li b strong i em u blockquote sup sub table thead tbody tr th td'.split(
    ' ',
  ),
);
/** Elements whose content isn't text. */
const NON_TEXT_ELEMENTS = new Set(['script', 'style', 'template', 'title']);

function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/**
 * Sanitizes external HTML: only a few elements without attributes remain. Reads the input in a single pass.
 */
export function cleanHtml(html: string): string {
  let clean = '';
  let skippedElement: string | null = null;
  let position = 0;
  const addText = (text: string) => {
    if (skippedElement === null) clean += escapeText(text);
  };
  while (position < html.length) {
    const start = html.indexOf('<', position);
    const end = start === -1 ? -1 : html.indexOf('>', start);
    if (end === -1) break;
    addText(html.slice(position, start));
    position = end + 1;
    const [, slash = '', tagName = ''] =
      /^(\/?)([a-z][a-z\d]*)/i.exec(html.slice(start + 1, Math.min(end, start + 20))) ?? [];
    const name = tagName.toLowerCase();
    if (skippedElement !== null) {
      if (slash !== '' && name === skippedElement) skippedElement = null;
    } else if (NON_TEXT_ELEMENTS.has(name)) {
      if (slash === '') skippedElement = name;
    } else if (ELEMENTS.has(name)) clean += `<${slash}${name}>`;
  }
  addText(html.slice(position));
  return clean;
}
