import type { ReactNode } from 'react';
import { Examples } from '../../features/search/Examples.tsx';
import { offerNarrowing } from '../../features/search/SearchForm/narrowing.ts';
import { NarrowingChoices } from '../../features/search/SearchForm/NarrowingChoices.tsx';
import { searchHref } from '../../features/search/searchChoice.ts';
import type { Message, MessageContent } from '../routeResult.ts';
import { MessageDrawing } from './MessageDrawing.tsx';
import { MessageText } from './MessageText.tsx';
import { MessageTitle } from './MessageTitle.tsx';
import styles from './MessagePage.module.css';

offerNarrowing(NarrowingChoices);

export interface MessagePageProps {
  content: MessageContent;
  /** What else can be done, where more is known than the message. */
  children?: ReactNode;
}

/** Where no other page would come either, a way to search leads nowhere. */
const WITHOUT_SEARCH: readonly Message['id'][] = [
  'timeout',
  'offline',
  'brokenRoute',
  'failedLoad',
  'failure',
];

/** Why there is nothing to read, and what to do next. */
export function MessagePage({ content, children }: MessagePageProps) {
  const { id } = content.message;
  return (
    <div className={styles['page']}>
      <MessageDrawing id={id} />
      <h1 tabIndex={-1} className={styles['title']}>
        <MessageTitle content={content} />
      </h1>
      <div className={styles['text']}>
        <MessageText content={content} />
      </div>
      {children}
      {!WITHOUT_SEARCH.includes(id) && <Examples hrefOf={searchHref} />}
    </div>
  );
}
