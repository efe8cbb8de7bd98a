import { Examples } from '../../features/search/Examples.tsx';
import { searchHref } from '../../features/search/searchChoice.ts';
import type { MessageContent } from '../routeResult.ts';
import { MessageText } from './MessageText.tsx';
import { MessageTitle } from './MessageTitle.tsx';
import styles from './MessagePage.module.css';

/** Why there is nothing to read, and what to do next. */
export function MessagePage({ content }: { content: MessageContent }) {
  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1} className={styles['title']}>
        <MessageTitle content={content} />
      </h1>
      <div className={styles['text']}>
        <MessageText content={content} />
      </div>
      <Examples hrefOf={searchHref} />
    </div>
  );
}
