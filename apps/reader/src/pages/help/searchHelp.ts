import { type Article, type ArticleBlock, type ArticleSection, plainText } from '../../content/article.ts';

/**
 * Finds the sections that contain every word of a query, those with all words in the heading first. Ignores case and
 * punctuation; an empty query returns all sections in order.
 *
 * @param query words in any script
 */
export function searchHelp(article: Article, query: string): readonly ArticleSection[] {
  const words = normalize(query).split(' ').filter(Boolean);
  if (words.length === 0) return article.sections;
  const holds = (text: string) => words.every((word) => text.includes(word));
  const byHeading: ArticleSection[] = [];
  const byText: ArticleSection[] = [];
  for (const section of article.sections) {
    if (holds(normalize(section.heading))) byHeading.push(section);
    else if (holds(normalize([section.heading, ...section.blocks.map(textOf)].join(' '))))
      byText.push(section);
  }
  return [...byHeading, ...byText];
}

function textOf(block: ArticleBlock): string {
  switch (block.kind) {
    case 'text':
      return plainText(block.text);
    case 'list':
    case 'steps':
      return block.items.map(plainText).join(' ');
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat().map(plainText)].join(' ');
  }
}

/** Normalizes a text: lower case, single spaces, no punctuation. */
function normalize(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[\s.,:;!?"“”()[\]*`।|]+/g, ' ')
    .trim();
}
