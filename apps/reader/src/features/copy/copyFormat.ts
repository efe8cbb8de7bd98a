import {
  textsBelow,
  type Copied,
  type CopiedCredit,
  type CopiedLine,
  creditsOf,
  type Passage,
} from './passage.ts';

/** Format that lines are copied in. */
export type CopyFormat = 'text' | 'markdown' | 'rich';

/** Clipboard contents by type. */
export interface ClipboardContents {
  readonly text: string;
  readonly html?: string;
}

/** Contents for the clipboard in a format. Rich text comes with plain text for programs that don't support it. */
export function contentsOf(copied: Copied, format: CopyFormat): ClipboardContents {
  switch (format) {
    case 'text':
      return { text: plainText(copied) };
    case 'markdown':
      return { text: markdownText(copied) };
    case 'rich':
      return { text: plainText(copied), html: richText(copied) };
  }
}

/**
 * Formats lines as plain text. Words are separated even if larivaar is on: words can always be joined, but joined words
 * can't be split again. To copy joined words, the visitor selects them on the page.
 */
function plainText(copied: Copied): string {
  const credits = creditsOf(copied);
  const passages = copied.passages.map((passage) => passageText(passage, credits));
  return [...passages, ...(credits.length > 0 ? [credits.map(({ label }) => label).join('\n')] : [])].join(
    '\n\n',
  );
}

function passageText({ lines, place, address }: Passage, credits: readonly CopiedCredit[]): string {
  const texts = lines.map((line) => lineText(line, credits));
  const isMixed = texts.some((text) => text.includes('\n'));
  return `${texts.join(isMixed ? '\n\n' : '\n')}\n\n${[place.join(', '), address].join('\n')}`;
}

function lineText(line: CopiedLine, credits: readonly CopiedCredit[]): string {
  const below = textsBelow(line, credits).map(({ text, translator }) =>
    translator === null ? text : `${text} (${translator})`,
  );
  return [line.unicode, ...below].join('\n');
}

/** A line break within a paragraph. */
const BREAK = '  \n';

/** Formats lines as a Markdown quotation with their source below. */
function markdownText(copied: Copied): string {
  const credits = creditsOf(copied);
  const passages = copied.passages.map((passage) => passageMarkdown(passage, credits));
  const names = credits.map(({ label }) => escapeMarkdown(label)).join(BREAK);
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
  return `${quoted}\n\n[${escapeMarkdown(place.join(', '))}](<${address}>)`;
}

function lineMarkdown(line: CopiedLine, credits: readonly CopiedCredit[]): string {
  const below = textsBelow(line, credits).map(({ kind, text, translator }) => {
    if (kind === 'transliteration') return `*${escapeMarkdown(text.trim())}*`;
    return translator === null
      ? escapeMarkdown(text)
      : `${escapeMarkdown(text)} (${escapeMarkdown(translator)})`;
  });
  return [escapeMarkdown(line.unicode), ...below].join(BREAK);
}

/** Escapes Markdown syntax. The bars at the end of a line need none, since they only matter in tables. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(\s*)([#+-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)(?=[.)])/gm, '$1\\');
}

/** Formats lines as HTML. Each text has its language, and nothing of this site's styling. */
function richText(copied: Copied): string {
  const credits = creditsOf(copied);
  const passages = copied.passages.map((passage) => passageHtml(passage, credits)).join('');
  const names = credits.map(({ label }) => escapeHtml(label)).join('<br>');
  return names === '' ? passages : `${passages}<p>${names}</p>`;
}

function passageHtml({ lines, place, address }: Passage, credits: readonly CopiedCredit[]): string {
  const texts = lines.map((line) => `<p>${lineHtml(line, credits)}</p>`).join('');
  return `<blockquote>${texts}</blockquote><p><a href="${escapeHtml(address)}">${escapeHtml(place.join(', '))}</a></p>`;
}

function lineHtml(line: CopiedLine, credits: readonly CopiedCredit[]): string {
  const below = textsBelow(line, credits).map(({ kind, lang, text, translator }) => {
    const html = `<span lang="${lang}"${lang === 'pa-Arab' ? ' dir="rtl"' : ''}>${escapeHtml(text)}</span>`;
    if (kind === 'transliteration') return `<i>${html}</i>`;
    return translator === null ? html : `${html} (${escapeHtml(translator)})`;
  });
  return [`<span lang="pa-Guru">${escapeHtml(line.unicode)}</span>`, ...below].join('<br>');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
}
