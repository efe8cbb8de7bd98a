/** Names that texts are written with, beside those that HTML itself needs. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  copy: '©',
  sect: '§',
  zwj: '\u200d',
  zwnj: '\u200c',
};

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,30}));/gi;

/** A text of HTML, without markup, as it is read. A name that is not known stays as it stands. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return (Object.hasOwn(NAMED, name) ? NAMED[name] : undefined) ?? whole;
    return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** What is no character, or none of a text, is drawn as such. */
function characterOf(code: number): string {
  const isCharacter = code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}
