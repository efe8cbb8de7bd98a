import type { Article, ArticleBlock } from '../article.ts';
import { parseInline } from '../parseInline.ts';

/** What two languages of an article have in common: ids, what stands in which order, how much of it, and its links. */
export function shapeOf({ introduction, sections }: Article) {
  return {
    hasIntroduction: introduction !== undefined,
    // A group's name differs; where groups begin and end does not.
    groups: sections.map(({ group }, index) => index > 0 && group === sections[index - 1]?.group),
    sections: sections.map(({ id, blocks }) => ({
      id,
      blocks: blocks.map((block) => ({
        kind: block.kind,
        size: sizeOf(block),
        links: linksOf(textsOf(block)),
      })),
    })),
  };
}

/** Words in Latin letters that a reader sees, without addresses and keys, each once. */
export function latinWords(article: Article): readonly string[] {
  const words = readTexts(article)
    .flatMap(parseInline)
    .filter(({ kind }) => kind !== 'key')
    .flatMap(({ text }) => text.match(/\p{Script=Latin}[\p{Script=Latin}\d.-]*/gu) ?? []);
  return [...new Set(words)].sort();
}

/** What is wrong with an article, in words; empty where nothing is. */
export function faultsOf(article: Article): readonly string[] {
  const texts = readTexts(article);
  const ids = article.sections.map(({ id }) => id);
  const plain = texts.flatMap(parseInline).filter(({ kind }) => kind === 'text');
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...plain.filter(({ text }) => /[[\]`*]/.test(text)).map(({ text }) => `a broken mark: ${text}`),
    ...linksOf(texts)
      .filter((href) => href.startsWith('#') && !ids.includes(href.slice(1)))
      .map((href) => `${href} leads nowhere`),
    ...texts.filter((text) => text !== text.normalize('NFC')).map((text) => `not in normal form: ${text}`),
    ...texts.filter((text) => text !== text.trim() || text.includes('  ')).map((text) => `spaces: ${text}`),
  ];
}

function readTexts({ title, introduction = '', sections }: Article): readonly string[] {
  return [
    title,
    introduction,
    ...sections.flatMap(({ heading, group = '', blocks }) => [heading, group, ...blocks.flatMap(textsOf)]),
  ];
}

function textsOf(block: ArticleBlock): readonly string[] {
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

function linksOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap(parseInline).flatMap((segment) => (segment.kind === 'link' ? [segment.href] : []));
}
