import { Trans } from '@lingui/react/macro';
import { BaniList } from '../../features/sundar-gutka/BaniList/BaniList.tsx';
import styles from '../index/IndexPage.module.css';
import type { BanisContent } from './content.ts';

/** The list of banis for daily recitation and for occasions. */
export function BanisPage({ content }: { content: BanisContent }) {
  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1} className={styles['title']}>
        <Trans>Sundar Gutka</Trans>
      </h1>
      <p className={styles['introduction']}>
        <Trans>Banis for daily recitation and for occasions.</Trans>
      </p>
      <BaniList banis={content.banis} />
    </div>
  );
}
