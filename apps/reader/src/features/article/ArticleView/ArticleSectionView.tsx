import type { ArticleBlock, ArticleSection } from '../article.ts';
import { ArticleTable } from './ArticleTable.tsx';
import styles from './ArticleView.module.css';
import { InlineText } from './InlineText.tsx';

export interface ArticleSectionViewProps {
  section: ArticleSection;
  headingLevel: 2 | 3;
  /** Names the link to the section, before its heading. */
  linkName: string;
  isGurmukhiMarked: boolean;
}

/** A section, whose heading has a link to itself beside it. */
export function ArticleSectionView(props: ArticleSectionViewProps) {
  const { section, headingLevel, linkName, isGurmukhiMarked } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <section id={section.id} className={styles['section']}>
      <div className={styles['heading']}>
        <Heading>
          <InlineText text={section.heading} isGurmukhiMarked={isGurmukhiMarked} />
        </Heading>
        <a href={`#${section.id}`} aria-label={`${linkName}: ${section.heading}`} className={styles['self']}>
          <span aria-hidden="true">#</span>
        </a>
      </div>
      {section.blocks.map((block, index) => (
        <Block key={index} block={block} isGurmukhiMarked={isGurmukhiMarked} />
      ))}
    </section>
  );
}

function Block({ block, isGurmukhiMarked }: { block: ArticleBlock; isGurmukhiMarked: boolean }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <InlineText text={block.text} isGurmukhiMarked={isGurmukhiMarked} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles['list']}>
          <Items items={block.items} isGurmukhiMarked={isGurmukhiMarked} />
        </ul>
      );
    case 'steps':
      return (
        <ol className={styles['steps']}>
          <Items items={block.items} isGurmukhiMarked={isGurmukhiMarked} />
        </ol>
      );
    case 'table':
      return <ArticleTable table={block} isGurmukhiMarked={isGurmukhiMarked} />;
  }
}

function Items({ items, isGurmukhiMarked }: { items: readonly string[]; isGurmukhiMarked: boolean }) {
  return items.map((item, index) => (
    <li key={index}>
      <InlineText text={item} isGurmukhiMarked={isGurmukhiMarked} />
    </li>
  ));
}
