import { useLingui } from '@lingui/react/macro';
import type { FoundVerse } from '@naad/api-client';
import { SEARCH_TYPES } from '@naad/api-contract';
import { FavouriteSlot } from '../../account/FavouriteSlot.tsx';
import { AddToMultiView } from '../../features/multi-view/AddToMultiView/AddToMultiView.tsx';
import { pageName } from '../../features/reading/pageName.ts';
import { SearchResult } from '../../features/search/SearchResult/SearchResult.tsx';
import type { SearchContent } from '../routeResult.ts';
import { shabadGroups } from './shabadGroups.ts';
import styles from './SearchPage.module.css';

/** What was found, line by line; for a question shabad by shabad. */
export function ResultList({ content: { choice, verses, credits } }: { content: SearchContent }) {
  const { i18n, t } = useLingui();
  const translators = Object.fromEntries(credits.map(({ key, translator }) => [key, translator]));
  const draw = (verse: FoundVerse) => (
    <SearchResult
      verse={verse}
      choice={choice}
      pageName={pageName(i18n, verse.source.id)}
      translators={translators}
      actions={
        <>
          <FavouriteSlot verse={verse} />
          <AddToMultiView verse={verse} />
        </>
      }
    />
  );
  const isQuestion = choice.type === SEARCH_TYPES.askAQuestion;
  return (
    <ul aria-label={t`Search results`}>
      {isQuestion
        ? shabadGroups(verses).map((group) => (
            <li key={group.shabadId} className={styles['shabad']}>
              {group.verses.map((verse) => (
                <div key={verse.id}>{draw(verse)}</div>
              ))}
            </li>
          ))
        : verses.map((verse) => <li key={verse.id}>{draw(verse)}</li>)}
    </ul>
  );
}
