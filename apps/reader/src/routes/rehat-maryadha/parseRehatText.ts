import { decodeEntities } from './decodeEntities.ts';
import type { TextBlock, TextRow, TextRun } from './rehatText.ts';

type List = Extract<TextBlock, { kind: 'list' }> & { items: TextBlock[][] };

const TAG = /<(\/?)([a-z][a-z\d]*)\b[^<>]*>/gi;
const STRONG = new Set(['b', 'strong']);
const EMPHASIS = new Set(['i', 'em']);
/** Elements whose content is no text, with it. Servers take them out as well. */
const SILENT = /<(script|style|template|title)\b[^<>]*>[^]*?(?:<\/\1\b[^<>]*>|$)|<!--[^]*?(?:-->|$)/gi;
/** Lists within lists go no deeper: what is within more of them stands in the last. */
const MAX_DEPTH = 6;
/** White space of the markup; a space that shall not break is a letter. */
const SPACES = /[ \t\r\n\f]+/g;

/**
 * Reads the HTML of a source: paragraphs, headings, lists, tables and emphasis. Every other element leaves its text, and
 * what is no markup is text: no word is lost, whatever the markup is worth.
 */
export function parseRehatText(html: string): readonly TextBlock[] {
  const builder = textBuilder();
  const text = html.replace(SILENT, '');
  let place = 0;
  for (const match of text.matchAll(TAG)) {
    builder.addText(text.slice(place, match.index));
    const [whole, slash, name = ''] = match;
    if (slash === '/') builder.close(name.toLowerCase());
    else builder.open(name.toLowerCase());
    place = match.index + whole.length;
  }
  builder.addText(text.slice(place));
  return builder.end();
}

/** What of the markup is open, and what came of what was closed. Markup of no order never nests what cannot be nested. */
function textBuilder() {
  const blocks: TextBlock[] = [];
  /** Where finished blocks go: to the text, or to the item of a list. */
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

  /** Ends the paragraph, the heading or the cell. */
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
      // Within a table all is text: what else stands there would break its rows apart.
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

/** Without space at the ends, around line breaks, and twice in a row. */
function tidyRuns(runs: readonly TextRun[]): TextRun[] {
  let before = '\n';
  const tidy = runs.flatMap(({ text, tone }) => {
    let said = text.replace(/ *\n */g, '\n').replace(/ {2,}/g, ' ');
    if (/[ \n]$/.test(before)) said = said.replace(/^[ \n]+/, '');
    if (said === '') return [];
    before = said;
    return [{ text: said, tone }];
  });
  while (tidy.length > 0) {
    const last = tidy.at(-1);
    const text = last?.text.replace(/[\s\u00a0]+$/, '') ?? '';
    if (last && text !== '') return [...tidy.slice(0, -1), { ...last, text }];
    tidy.pop();
  }
  return tidy;
}

/** Without lists and items that hold nothing; null where nothing is left. */
function tidyBlock(block: TextBlock): TextBlock | null {
  if (block.kind === 'table') return block.rows.length > 0 ? block : null;
  if (block.kind !== 'list') return block;
  const items = block.items
    .map((item) => item.map(tidyBlock).filter((each) => each !== null))
    .filter((item) => item.length > 0);
  return items.length > 0 ? { ...block, items } : null;
}
