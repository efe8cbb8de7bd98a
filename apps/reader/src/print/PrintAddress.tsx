import { useEffect, useRef } from 'react';
import styles from './PrintAddress.module.css';

/** Where a printed page is from, on paper alone: it is written when the page goes there. */
export function PrintAddress() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const write = () => {
      if (line.current) line.current.textContent = readable(window.location.href);
    };
    window.addEventListener('beforeprint', write);
    return () => {
      window.removeEventListener('beforeprint', write);
    };
  }, []);
  return <p ref={line} className={styles['address']} />;
}

/** An address as one would write it by hand. */
function readable(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
