import {
  besideLine,
  type Copied,
  type CopiedCredit,
  type CopiedLine,
  creditsOf,
  type Passage,
} from './passage.ts';

/** Lines as HTML, for programs that keep its form: each text says its language, and nothing of it is a look of ours. */
export function richText(copied: Copied): string {
  const credits = creditsOf(copied);
  const passages = copied.passages.map((passage) => passageHtml(passage, credits)).join('');
  const names = credits.map(({ label }) => escaped(label)).join('<br>');
  return names === '' ? passages : `${passages}<p>${names}</p>`;
}

function passageHtml({ lines, place, address }: Passage, credits: readonly CopiedCredit[]): string {
  const texts = lines.map((line) => `<p>${lineHtml(line, credits)}</p>`).join('');
  return `<blockquote>${texts}</blockquote><p><a href="${escaped(address)}">${escaped(place.join(', '))}</a></p>`;
}

function lineHtml(line: CopiedLine, credits: readonly CopiedCredit[]): string {
  const beside = besideLine(line, credits).map(({ kind, lang, text, by }) => {
    const html = `<span lang="${lang}"${lang === 'pa-Arab' ? ' dir="rtl"' : ''}>${escaped(text)}</span>`;
    if (kind === 'transliteration') return `<i>${html}</i>`;
    return by === null ? html : `${html} (${escaped(by)})`;
  });
  return [`<span lang="pa-Guru">${escaped(line.unicode)}</span>`, ...beside].join('<br>');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
}
