import { ReadingArea } from '@naad/gurbani-render';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Copied } from '../../../features/copy/passage.ts';
import { useReadingView } from '../../../features/reading/readingView.ts';
import type { ReadLine } from '../readText.ts';
import { bookletLength, bookletSides, fillPages } from './booklet.ts';
import { PaperParagraph, PaperSource, PaperTitle, type PaperTitleProps } from './Paper.tsx';
import { type PaperPart, paperParts, paperSource } from './paper.ts';
import type { PrintChoice } from './printChoice.ts';
import styles from './PrintSheet.module.css';
import { type Pages, usePrinting } from './usePrinting.ts';

export interface PrintSheetProps {
  /** The chosen lines, with their sources. */
  content: Copied<ReadLine>;
  choice: PrintChoice;
  /** Name of a text that has one; null to head passages by their place. */
  title: PaperTitleProps['title'] | null;
  siteName: string;
  /** Called after printing, or when it was cancelled. */
  onDone: () => void;
}

/** Paper with nothing but the chosen text and its source. Opens the browser's print dialog when the paper is ready. */
export function PrintSheet({ content, choice, title, siteName, onDone }: PrintSheetProps) {
  const { display, isLarivaar } = useReadingView('bani');
  const parts = useMemo(() => paperParts(content, title !== null), [content, title]);
  const source = paperSource(content, siteName);
  const column = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<Pages | undefined>(choice.isBooklet ? undefined : null);
  useEffect(() => {
    let isStopped = false;
    void document.fonts.ready.then(() => {
      if (!isStopped && column.current)
        setPages((before) => (before === undefined ? pagesOf(column.current, parts) : before));
    });
    return () => {
      isStopped = true;
    };
  }, [parts]);
  usePrinting(pages, onDone);

  const draw = (part: PaperPart | undefined, index: number) =>
    part && <PaperParagraph key={index} part={part} isLarivaar={isLarivaar} />;
  const area = {
    display: { ...display, fontSize: 2, lineHeight: 1.2 },
    className: styles['sheet'],
    'data-print-sheet': choice.size,
  };
  if (!pages) {
    return (
      <ReadingArea {...area} data-measured={pages === undefined ? '' : undefined}>
        {title && <PaperTitle title={title} />}
        <div ref={column}>{parts.map(draw)}</div>
        <PaperSource lines={source} />
      </ReadingArea>
    );
  }
  const length = bookletLength(pages.length + 2);
  const contentOf = (page: number) => {
    if (page === 0) return title && <PaperTitle title={title} />;
    if (page === length - 1) return <PaperSource lines={source} />;
    return pages[page - 1]?.map((index) => draw(parts[index], index));
  };
  return (
    <ReadingArea {...area}>
      {bookletSides(length).map((side) => (
        <div key={side.join(' ')} className={styles['side']} dir="ltr">
          {side.map((page) => (
            <section
              key={page}
              className={styles['page']}
              data-cover={page % (length - 1) === 0 ? '' : undefined}
            >
              {contentOf(page)}
              {page > 0 && page <= pages.length && <p className={styles['number']}>{page + 1}</p>}
            </section>
          ))}
        </div>
      ))}
    </ReadingArea>
  );
}

/** Height of the text of a booklet's page in millimetres, less a reserve: paper and screen round heights differently. */
const TEXT_HEIGHT_MM = 180 - 4;
const PX_PER_MM = 96 / 25.4;

/** The booklet's pages; null if a paragraph is higher than a page, which then needs plain pages. */
function pagesOf(column: HTMLElement | null, parts: readonly PaperPart[]): Pages {
  const pieces = Array.from(column?.children ?? [], (child, index) => ({
    height: child.getBoundingClientRect().height,
    isWithNext: parts[index]?.isWithNext ?? false,
  }));
  return fillPages(pieces, TEXT_HEIGHT_MM * PX_PER_MM);
}
