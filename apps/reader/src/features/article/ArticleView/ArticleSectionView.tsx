import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ArticleBlock, ArticleSection, InlineContent, TableBlock } from '../../../content/article.ts';
import styles from './ArticleView.module.css';
import { InlineText } from './InlineText.tsx';

export interface ArticleSectionViewProps {
  section: ArticleSection;
  headingLevel: 2 | 3;
  /** Accessible name of the link to the section; the heading follows it. */
  linkName: string;
  isGurmukhiMarked: boolean;
}

/** A section with a link to itself beside its heading. */
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

function Items({ items, isGurmukhiMarked }: { items: readonly InlineContent[]; isGurmukhiMarked: boolean }) {
  return items.map((item, index) => (
    <li key={index}>
      <InlineText text={item} isGurmukhiMarked={isGurmukhiMarked} />
    </li>
  ));
}

interface ArticleTableProps {
  table: TableBlock;
  isGurmukhiMarked: boolean;
}

/** A table. Where the page is too narrow for it, it becomes a scrollable region that the keyboard can reach. */
function ArticleTable({ table, isGurmukhiMarked }: ArticleTableProps) {
  const captionId = useId();
  const { ref, isTooWide } = useIsTooWide();
  const renderText = (text: InlineContent) => <InlineText text={text} isGurmukhiMarked={isGurmukhiMarked} />;
  const region = isTooWide ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : {};
  return (
    <div ref={ref} className={styles['scroll']} {...region}>
      <table className={styles['table']}>
        <caption id={captionId}>{renderText(table.caption)}</caption>
        <thead>
          <tr>
            {table.head.map((cell, index) => (
              <th key={index} scope="col">
                {renderText(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 && table.hasRowHeads === true ? (
                  <th key={column} scope="row">
                    {renderText(cell)}
                  </th>
                ) : (
                  <td key={column}>{renderText(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * True while the element's content is wider than it. False until rendered; then browsers make scroll areas focusable on
 * their own.
 */
function useIsTooWide() {
  const ref = useRef<HTMLDivElement>(null);
  const [isTooWide, setIsTooWide] = useState(false);
  // Measure before paint, so the region can be reached by keyboard from the first frame.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      setIsTooWide(element.scrollWidth > element.clientWidth);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A font that loads late widens the content but not the element.
    for (const child of element.children) observer.observe(child);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { ref, isTooWide };
}
