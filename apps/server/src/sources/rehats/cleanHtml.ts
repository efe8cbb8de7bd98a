/** Elements a text may have; they are kept without their attributes, all others go and leave their text. */
const ELEMENTS = new Set(
  'p br hr h1 h2 h3 h4 h5 h6 ul ol li b strong i em u blockquote sup sub table thead tbody tr th td'.split(
    ' ',
  ),
);
/** Elements whose content is no text. */
const SILENT = new Set(['script', 'style', 'template', 'title']);

function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/**
 * HTML from elsewhere as HTML that can do nothing but be read: of all its markup a few elements without attributes are
 * left. Passes the text once, whatever it holds.
 */
export function cleanHtml(html: string): string {
  let clean = '';
  let silent: string | null = null;
  let place = 0;
  const addText = (text: string) => {
    if (silent === null) clean += escapeText(text);
  };
  while (place < html.length) {
    const start = html.indexOf('<', place);
    const end = start === -1 ? -1 : html.indexOf('>', start);
    if (end === -1) break;
    addText(html.slice(place, start));
    place = end + 1;
    const [, slash = '', given = ''] =
      /^(\/?)([a-z][a-z\d]*)/i.exec(html.slice(start + 1, Math.min(end, start + 20))) ?? [];
    const name = given.toLowerCase();
    if (silent !== null) {
      if (slash !== '' && name === silent) silent = null;
    } else if (SILENT.has(name)) {
      if (slash === '') silent = name;
    } else if (ELEMENTS.has(name)) clean += `<${slash}${name}>`;
  }
  addText(html.slice(place));
  return clean;
}
