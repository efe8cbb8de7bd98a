import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { selectHasDrawings, useSettingsSelector } from '@naad/settings-state';
import { Examples } from '../../features/search/Examples.tsx';
import { SearchFilters } from '../../features/search/SearchForm/SearchFilters.tsx';
import { searchHref } from '../../features/search/searchChoice.ts';
import { parseDay } from '../../features/hukamnama/hukamnamaDay.ts';
import type { Message, MessageContent } from './content.ts';
import { KeptPages } from './KeptPages.tsx';
import { MessageText } from './MessageText.tsx';
import styles from './MessagePage.module.css';
import { ShownQuery } from '../../features/search/ShownQuery.tsx';
import { usePart } from '../../shared/usePart.ts';
import { loadMessageDrawings } from './loadMessageDrawings.ts';

export interface MessagePageProps {
  content: MessageContent;
  /** Further content of a particular message, below its text. */
  children?: ReactNode;
}

/** Messages whose next step is a search, which offer examples. The rest offer one next step each. */
const WITH_EXAMPLES: readonly Message['id'][] = ['emptyQuery', 'noResults', 'shabadNotFound'];

/** Says why there is nothing to read, and what to do next. */
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
      {id === 'offline' && !children && <KeptPages />}
      {WITH_EXAMPLES.includes(id) && <Examples hrefOf={searchHref} />}
    </div>
  );
}

// For the form in the header, which all pages share.
MessagePage.SearchFilters = SearchFilters;

/** Heading of a message; the wording is specified. */
function MessageTitle({ content: { message, choice } }: { content: MessageContent }) {
  switch (message.id) {
    case 'emptyQuery':
      return <Trans>Type a few letters to search.</Trans>;
    case 'noResults':
      return (
        <Trans>
          No results found for <ShownQuery choice={choice} />
        </Trans>
      );
    case 'shabadNotFound':
      return <Trans>We couldn't find this shabad</Trans>;
    case 'angNotFound':
      return <Trans>This ang (page) is not in the selected source</Trans>;
    case 'baniNotFound':
      return <Trans>We couldn't find this bani</Trans>;
    case 'hukamnamaAbsent':
      return message.reason === null ? (
        <Trans>Today's hukamnama could not be loaded</Trans>
      ) : (
        <Trans>The hukamnama is not available</Trans>
      );
    case 'amritKeertanAbsent':
      return <Trans>Amrit Keertan is not available</Trans>;
    case 'rehatAbsent':
      return <Trans>The Rehat Maryadha is not available</Trans>;
    case 'rehatNotFound':
      return <Trans>We couldn't find this chapter</Trans>;
    case 'hukamnamaNotFound':
      return parseDay(message.date) ? (
        <Trans>The hukamnama of this day is missing</Trans>
      ) : (
        <Trans>Hukamnama not found</Trans>
      );
    case 'pageNotFound':
      return <Trans>This page does not exist</Trans>;
    case 'timeout':
      return <Trans>The connection timed out. Try again.</Trans>;
    case 'offline':
      return <Trans>You are offline. Check your connection, then try again.</Trans>;
    case 'failedLoad':
      return <Trans>Can't load page</Trans>;
    case 'brokenRoute':
      return <Trans>This page could not be shown.</Trans>;
    case 'failure':
      return <Trans>Something isn't working</Trans>;
  }
}

/** The drawing of a message, loaded only if the visitor has enabled drawings. Its space is reserved until then. */
function MessageDrawing({ id }: { id: Message['id'] }) {
  return useSettingsSelector(selectHasDrawings) ? <LoadedDrawing id={id} /> : null;
}

function LoadedDrawing({ id }: { id: Message['id'] }) {
  // Without its drawing the message is still complete.
  const drawings = usePart(loadMessageDrawings);
  const Drawing = drawings?.Part[id];
  return <div className={styles['drawing']}>{Drawing && <Drawing />}</div>;
}
