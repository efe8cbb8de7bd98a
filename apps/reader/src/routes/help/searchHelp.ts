import type { Article, ArticleBlock, ArticleSection } from '../../features/article/article.ts';

/**
 * The questions of an article in which every word of a query occurs, those with all of them in the heading first. Case
 * and marks of prose are passed over; an empty query finds everything in its order.
 *
 * @param query words in any script
 */
export function searchHelp(article: Article, query: string): readonly ArticleSection[] {
  const words = folded(query).split(' ').filter(Boolean);
  if (words.length === 0) return article.sections;
  const holds = (text: string) => words.every((word) => text.includes(word));
  const byHeading: ArticleSection[] = [];
  const byText: ArticleSection[] = [];
  for (const section of article.sections) {
    if (holds(folded(section.heading))) byHeading.push(section);
    else if (holds(folded([section.heading, ...section.blocks.map(textOf)].join(' ')))) byText.push(section);
  }
  return [...byHeading, ...byText];
}

function textOf(block: ArticleBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
    case 'steps':
      return block.items.join(' ');
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()].join(' ');
  }
}

/** Small letters, one space between words, a link as its words; what encloses words or ends sentences is left out. */
function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[’']/g, '')
    .replace(/[\s.,:;!?"“”()[\]*`।|]+/g, ' ')
    .trim();
}
