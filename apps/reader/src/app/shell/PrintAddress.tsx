import { useEffect, useRef } from 'react';
import styles from './PrintAddress.module.css';

/** Title and address of the page, only on paper; written before printing. The title has the ang and the site's name. */
export function PrintAddress() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const write = () => {
      if (line.current) line.current.textContent = `${document.title} · ${readable(window.location.href)}`;
    };
    window.addEventListener('beforeprint', write);
    return () => {
      window.removeEventListener('beforeprint', write);
    };
  }, []);
  return <p ref={line} className={styles['address']} />;
}

/** The address with percent-encoding decoded. */
function readable(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
