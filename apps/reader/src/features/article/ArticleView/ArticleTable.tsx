import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { TableBlock } from '../article.ts';
import styles from './ArticleView.module.css';
import { InlineText } from './InlineText.tsx';

export interface ArticleTableProps {
  table: TableBlock;
  isGurmukhiMarked: boolean;
}

/** A table; where the page is too narrow for it, a place of its own that moves sideways, by keyboard as well. */
export function ArticleTable({ table, isGurmukhiMarked }: ArticleTableProps) {
  const captionId = useId();
  const { ref, isTooWide } = useIsTooWide();
  const draw = (text: string) => <InlineText text={text} isGurmukhiMarked={isGurmukhiMarked} />;
  const region = isTooWide ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : {};
  return (
    <div ref={ref} className={styles['scroll']} {...region}>
      <table className={styles['table']}>
        <caption id={captionId}>{draw(table.caption)}</caption>
        <thead>
          <tr>
            {table.head.map((cell, index) => (
              <th key={index} scope="col">
                {draw(cell)}
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
                    {draw(cell)}
                  </th>
                ) : (
                  <td key={column}>{draw(cell)}</td>
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
 * Whether what is inside of an element is wider than it. Unknown before it is drawn: then browsers see to it themselves.
 */
function useIsTooWide() {
  const ref = useRef<HTMLDivElement>(null);
  const [isTooWide, setIsTooWide] = useState(false);
  // Before it is painted, so that there is no moment in which it cannot be reached.
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
    // A typeface that arrives later widens what is inside and not the element.
    for (const child of element.children) observer.observe(child);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { ref, isTooWide };
}
