import type { ReactNode } from 'react';
import { Examples } from '../../features/search/Examples.tsx';
import { type SearchChoice, searchHref } from '../../features/search/searchChoice.ts';
import { pageName } from '../../features/reading/pageName.ts';
import { ShownQuery } from '../../features/search/ShownQuery.tsx';
import { searchTypeInfo } from '../../features/search/searchTypes.ts';
import type { FormOptions, Message } from '../routeResult.ts';
import styles from './MessagePage.module.css';

export interface MessagePageProps {
  message: Message;
  choice: SearchChoice;
  options: FormOptions | null;
}

/** Why there is nothing to read, and what to do next. Titles and sentences are those of the specification (section 8). */
export function MessagePage(props: MessagePageProps) {
  const { title, text } = wordsOf(props);
  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      <div className={styles['text']}>{text}</div>
      <Examples hrefOf={searchHref} />
    </div>
  );
}

function wordsOf({ message, choice, options }: MessagePageProps): { title: ReactNode; text: ReactNode } {
  switch (message.id) {
    case 'emptyQuery':
      return {
        title: "Oh no! You can't just search for nothing.",
        text: <p>Type something in the search field, or try one of these.</p>,
      };
    case 'noResults':
      return {
        title: (
          <>
            No results found for <ShownQuery choice={choice} />
          </>
        ),
        text: <NoResults choice={choice} options={options} />,
      };
    case 'typeUnavailable':
      return {
        title: 'This way of searching is not available here',
        text: <p>Choose another search type.</p>,
      };
    case 'shabadNotFound':
      return {
        title: 'Sorry, the requested shabad could not be found',
        text: (
          <p>
            There is no shabad {message.asked} here. Numbers of Dasam Granth shabads differ from one site to
            another: search for a line of it instead.
          </p>
        ),
      };
    case 'angNotFound':
      return {
        title: 'Sorry, the requested ang (page) could not be found; it is not in the selected source',
        text: (
          <p>
            You asked for {message.source === null ? '' : `${pageName(message.source)} `}
            {message.asked} of {message.sourceName}.{' '}
            {message.source !== null && (
              <a href={`/ang?ang=1&source=${message.source}`}>Open its first page</a>
            )}
          </p>
        ),
      };
    case 'pageNotFound':
      return {
        title: 'These are not the Singhs you are looking for',
        text: (
          <p>
            URL not found on this server: <code>{message.url}</code>. <a href="/">Go to the home page</a>
          </p>
        ),
      };
    case 'timeout':
      return {
        title: 'Network connection timed out (usually down or slow connection)',
        text: <p>Load the page again in a moment.</p>,
      };
    case 'failure':
      return {
        title: "Waheguru! Something isn't working correctly",
        text: <p>Load the page again in a moment. If that does not help, clear the cache of your browser.</p>,
      };
  }
}

function NoResults({ choice, options }: { choice: SearchChoice; options: FormOptions | null }) {
  const source = options?.sources.find(({ id }) => id === choice.source);
  return (
    <p>
      Nothing in {source?.english ?? 'all sources'} matches it as “{searchTypeInfo(choice.type).label}”. Try
      another search type, source or writer.
    </p>
  );
}
