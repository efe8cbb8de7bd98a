import { useSite } from '../SiteContext.tsx';
import styles from './SiteFooter.module.css';

export function SiteFooter() {
  const { siteName, version } = useSite();
  return (
    <footer className={styles['footer']}>
      <p>
        {siteName} {version}
      </p>
    </footer>
  );
}
