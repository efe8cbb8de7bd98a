import { type Article, type ArticleBlock, type InlineContent, plainText } from '../../../content/article.ts';

/** Structure that an article has in common in all languages: ids, the order and size of blocks, figures, and links. */
export function shapeOf({ introduction, sections }: Article) {
  return {
    hasIntroduction: introduction !== undefined,
    // Group names differ by language; group boundaries don't.
    groups: sections.map(({ group }, index) => index > 0 && group === sections[index - 1]?.group),
    sections: sections.map(({ id, blocks, figure }) => ({
      id,
      figure: figure?.name,
      blocks: blocks.map((block) => ({
        kind: block.kind,
        size: sizeOf(block),
        hasRowHeads: block.kind === 'table' && block.hasRowHeads,
        links: linksOfTexts(textsOf(block)),
      })),
    })),
  };
}

/** Unique words in Latin letters that a reader sees, without addresses and keys. */
export function latinWords({ title, introduction = '', sections }: Article): readonly string[] {
  const texts = [
    title,
    introduction,
    ...sections.flatMap(({ heading, group = '', blocks }) => [heading, group, ...blocks.flatMap(textsOf)]),
  ];
  const words = texts
    .map((text) => plainText(typeof text === 'string' ? text : text.filter((part) => !isKey(part))))
    .flatMap((text) => text.match(/\p{Script=Latin}[\p{Script=Latin}\d.-]*/gu) ?? []);
  return [...new Set(words)].sort();
}

/** Addresses of all links in an article. */
export function linksOf({ sections }: Article): readonly string[] {
  return linksOfTexts(sections.flatMap(({ blocks }) => blocks.flatMap(textsOf)));
}

function textsOf(block: ArticleBlock): readonly InlineContent[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
  }
}

function sizeOf(block: ArticleBlock): readonly number[] {
  return block.kind === 'table'
    ? [block.head.length, ...block.rows.map((row) => row.length)]
    : [textsOf(block).length];
}

function linksOfTexts(texts: readonly InlineContent[]): readonly string[] {
  return texts
    .flatMap((text) => (typeof text === 'string' ? [] : text))
    .flatMap((part) => (typeof part !== 'string' && 'link' in part ? [part.href] : []));
}

function isKey(part: Exclude<InlineContent, string>[number]): boolean {
  return typeof part !== 'string' && 'key' in part;
}
