import { useEffect, useRef } from 'react';

/** Indexes of the parts on each page of a booklet; null for plain pages. */
export type Pages = readonly (readonly number[])[] | null;

const PLAIN_PAGES = '@page{margin:16mm 18mm;@bottom-center{content:counter(page);font:9pt serif}}';
const BOOKLET_PAGES = '@page{size:A4 landscape;margin:0}';

/** Opens the print dialog once the pages are known. While it is open, `data-printing` hides the page behind the sheet. */
export function usePrinting(pages: Pages | undefined, onDone: () => void): void {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const isReady = pages !== undefined;
  const isBooklet = isReady && pages !== null;
  useEffect(() => {
    if (!isReady) return undefined;
    const root = document.documentElement;
    const format = new CSSStyleSheet();
    format.replaceSync(isBooklet ? BOOKLET_PAGES : PLAIN_PAGES);
    const handleDone = () => {
      done.current();
    };
    document.adoptedStyleSheets.push(format);
    root.dataset['printing'] = '';
    window.addEventListener('afterprint', handleDone);
    void document.fonts.ready.then(() => {
      window.print();
    });
    return () => {
      window.removeEventListener('afterprint', handleDone);
      delete root.dataset['printing'];
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== format);
    };
  }, [isReady, isBooklet]);
}
