import {
  besideLine,
  type Copied,
  type CopiedCredit,
  type CopiedLine,
  creditsOf,
  type Passage,
} from './passage.ts';

/** A new row of the same paragraph. */
const BREAK = '  \n';

/** Lines as Markdown: a quotation, and below it where it is from. */
export function markdownText(copied: Copied): string {
  const credits = creditsOf(copied);
  const passages = copied.passages.map((passage) => passageMarkdown(passage, credits));
  const names = credits.map(({ label }) => escaped(label)).join(BREAK);
  return [...passages, ...(names === '' ? [] : [names])].join('\n\n');
}

function passageMarkdown({ lines, place, address }: Passage, credits: readonly CopiedCredit[]): string {
  const texts = lines.map((line) => lineMarkdown(line, credits));
  const isMixed = texts.some((text) => text.includes('\n'));
  const quotation = texts.join(isMixed ? '\n\n' : BREAK);
  const quoted = quotation
    .split('\n')
    .map((row) => (row === '' ? '>' : `> ${row}`))
    .join('\n');
  return `${quoted}\n\n[${escaped(place.join(', '))}](<${address}>)`;
}

function lineMarkdown(line: CopiedLine, credits: readonly CopiedCredit[]): string {
  const beside = besideLine(line, credits).map(({ kind, text, by }) => {
    if (kind === 'transliteration') return `*${escaped(text.trim())}*`;
    return by === null ? escaped(text) : `${escaped(text)} (${escaped(by)})`;
  });
  return [escaped(line.unicode), ...beside].join(BREAK);
}

/** Text in which nothing means anything to Markdown; the bars at the end of a line are nothing to it outside a table. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(\s*)([#+-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)(?=[.)])/gm, '$1\\');
}
