import type { TextBlock, TextRow, TextRun } from './rehatText.ts';

type List = Extract<TextBlock, { kind: 'list' }> & { items: TextBlock[][] };

const TAG = /<(\/?)([a-z][a-z\d]*)\b[^<>]*>/gi;
const STRONG = new Set(['b', 'strong']);
const EMPHASIS = new Set(['i', 'em']);
/** Matches elements whose content isn't text, together with that content, and comments. Servers remove them too. */
const NON_TEXT = /<(script|style|template|title)\b[^<>]*>[^]*?(?:<\/\1\b[^<>]*>|$)|<!--[^]*?(?:-->|$)/gi;
/** Maximum nesting of lists; deeper items are added to the innermost one. */
const MAX_DEPTH = 6;
/** White space of the markup; a non-breaking space counts as text. */
const SPACES = /[ \t\r\n\f]+/g;

/**
 * Parses the HTML of a source: paragraphs, headings, lists, tables and emphasis. Other elements leave their text, and
 * broken markup counts as text, so that no word is lost.
 */
export function parseRehatText(html: string): readonly TextBlock[] {
  const builder = textBuilder();
  const text = html.replace(NON_TEXT, '');
  let position = 0;
  for (const match of text.matchAll(TAG)) {
    builder.addText(text.slice(position, match.index));
    const [whole, slash, name = ''] = match;
    if (slash === '/') builder.close(name.toLowerCase());
    else builder.open(name.toLowerCase());
    position = match.index + whole.length;
  }
  builder.addText(text.slice(position));
  return builder.end();
}

/** Builds blocks from open and close tags in any order, never nesting what can't be nested. */
function textBuilder() {
  const blocks: TextBlock[] = [];
  /** Receives finished blocks: the text, or an item of a list. */
  let target = blocks;
  const lists: { readonly list: List; readonly outer: TextBlock[] }[] = [];
  let rows: { isHead: boolean; cells: TextRun[][] }[] | null = null;
  let runs: TextRun[] = [];
  let isHeading = false;
  let quotes = 0;
  let strong = 0;
  let emphasis = 0;

  function addRun(text: string): void {
    const tone = strong > 0 ? 'strong' : emphasis > 0 ? 'emphasis' : 'plain';
    const last = runs.at(-1);
    if (last?.tone === tone) runs[runs.length - 1] = { text: last.text + text, tone };
    else runs.push({ text, tone });
  }

  /** Ends the current paragraph, heading or cell. */
  function flush(): void {
    const text = tidyRuns(runs);
    runs = [];
    if (text.length === 0) return;
    const cells = rows?.at(-1)?.cells;
    if (cells) {
      const cell = cells.at(-1);
      if (cell) cell.push(...(cell.length > 0 ? [{ text: '\n', tone: 'plain' } as const] : []), ...text);
      else cells.push([...text]);
    } else if (isHeading) target.push({ kind: 'heading', text });
    else target.push({ kind: 'text', text, isQuoted: quotes > 0 });
  }

  function openList(isOrdered: boolean): void {
    const deepest = lists.length < MAX_DEPTH ? undefined : lists.at(-1)?.list;
    const list: List = deepest ?? { kind: 'list', isOrdered, items: [] };
    if (!deepest) target.push(list);
    lists.push({ list, outer: target });
    target = [];
    list.items.push(target);
  }

  function openItem(): void {
    const { list } = lists.at(-1) ?? {};
    if (!list || target.length === 0) return;
    target = [];
    list.items.push(target);
  }

  function closeList(): void {
    target = lists.pop()?.outer ?? target;
  }

  function endTable(): void {
    if (rows && rows.length > 0) target.push({ kind: 'table', rows: rows.filter(hasWords) });
    rows = null;
  }

  function openRow(): void {
    rows ??= [];
    rows.push({ isHead: true, cells: [] });
  }

  function openCell(isHead: boolean): void {
    if (!rows?.length) openRow();
    const row = rows?.at(-1);
    if (!row) return;
    row.isHead &&= isHead;
    row.cells.push([]);
  }

  function open(name: string): void {
    if (name === 'br') {
      addRun('\n');
    } else if (STRONG.has(name)) strong += 1;
    else if (EMPHASIS.has(name)) emphasis += 1;
    else if (isBlock(name)) {
      flush();
      isHeading = HEADING.test(name);
      // In a table everything else counts as text, since it would split the rows.
      if (name === 'tr') openRow();
      else if (name === 'td' || name === 'th') openCell(name === 'th');
      else if (rows !== null) return;
      else if (name === 'table') rows = [];
      else if (name === 'ul' || name === 'ol') openList(name === 'ol');
      else if (name === 'li') openItem();
      else if (name === 'blockquote') quotes += 1;
      else if (name === 'hr') target.push({ kind: 'rule' });
    }
  }

  function close(name: string): void {
    if (STRONG.has(name)) strong = Math.max(0, strong - 1);
    else if (EMPHASIS.has(name)) emphasis = Math.max(0, emphasis - 1);
    else if (isBlock(name)) {
      flush();
      isHeading = false;
      if (name === 'table') endTable();
      else if (rows !== null) return;
      else if (name === 'ul' || name === 'ol') closeList();
      else if (name === 'blockquote') quotes = Math.max(0, quotes - 1);
    }
  }

  return {
    open,
    close,
    addText(text: string) {
      if (text !== '') addRun(decodeEntities(text.replace(SPACES, ' ')));
    },
    end() {
      flush();
      endTable();
      return blocks.map(tidyBlock).filter((block) => block !== null);
    },
  };
}

const HEADING = /^h[1-6]$/;
const BLOCKS = new Set('p div section article blockquote ul ol li table tr td th hr'.split(' '));
const isBlock = (name: string) => BLOCKS.has(name) || HEADING.test(name);

const hasWords = ({ cells }: TextRow) => cells.some((cell) => cell.length > 0);

/** Trims white space, also around line breaks, and collapses repeated spaces. */
function tidyRuns(runs: readonly TextRun[]): TextRun[] {
  let before = '\n';
  const tidy = runs.flatMap(({ text, tone }) => {
    let trimmed = text.replace(/ *\n */g, '\n').replace(/ {2,}/g, ' ');
    if (/[ \n]$/.test(before)) trimmed = trimmed.replace(/^[ \n]+/, '');
    if (trimmed === '') return [];
    before = trimmed;
    return [{ text: trimmed, tone }];
  });
  while (tidy.length > 0) {
    const last = tidy.at(-1);
    const text = last?.text.replace(/[\s\u00a0]+$/, '') ?? '';
    if (last && text !== '') return [...tidy.slice(0, -1), { ...last, text }];
    tidy.pop();
  }
  return tidy;
}

/** Removes empty lists and items; null if nothing is left. */
function tidyBlock(block: TextBlock): TextBlock | null {
  if (block.kind === 'table') return block.rows.length > 0 ? block : null;
  if (block.kind !== 'list') return block;
  const items = block.items
    .map((item) => item.map(tidyBlock).filter((each) => each !== null))
    .filter((item) => item.length > 0);
  return items.length > 0 ? { ...block, items } : null;
}

/** Named entities that occur in texts, beside those that HTML itself needs. */
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

/** Decodes the entities of HTML text without markup; unknown names stay as they are. */
function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return (Object.hasOwn(NAMED, name) ? NAMED[name] : undefined) ?? whole;
    return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** Returns U+FFFD for control characters and invalid code points. */
function characterOf(code: number): string {
  const isCharacter = code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}
