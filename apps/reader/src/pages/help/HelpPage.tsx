import { useCallback, useState, useEffect } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, FilterField } from '@naad/ui-kit';
import { flushSync } from 'react-dom';
import articleStyles from '../../features/article/ArticleView/ArticleView.module.css';
import { InlineText } from '../../features/article/ArticleView/InlineText.tsx';
import { Answers } from './Answers.tsx';
import type { HelpContent } from './content.ts';
import styles from './HelpPage.module.css';
import { searchHelp } from './searchHelp.ts';

/** Questions and answers. All are there without JavaScript, which adds a search. */
export function HelpPage({ content }: { content: HelpContent }) {
  const { article, language } = content;
  const [query, setQuery] = useState('');
  const showAll = useCallback(() => {
    setQuery('');
  }, []);
  useAnswerLinks(showAll);

  const isSearching = query.trim() !== '';
  const found = searchHelp(article, query);
  // Both languages of the article run left to right, even in a right-to-left interface.
  const script = { lang: language === 'pa' ? 'pa-Guru' : language, dir: 'ltr' };
  return (
    <article className={articleStyles['article']}>
      <div {...script} className={styles['head']}>
        <h1 tabIndex={-1} className={articleStyles['title']}>
          {article.title}
        </h1>
        <p className={articleStyles['introduction']}>
          <InlineText text={article.introduction ?? ''} isGurmukhiMarked={language !== 'pa'} />
        </p>
      </div>
      <HelpSearch query={query} found={isSearching ? found.length : null} onQuery={setQuery} />
      <div {...script} className={styles['answers']}>
        <Answers sections={found} language={language} isSearching={isSearching} />
      </div>
    </article>
  );
}

interface HelpSearchProps {
  query: string;
  /** Number of matching answers; null without a query. */
  found: number | null;
  onQuery: (query: string) => void;
}

/** Search field that filters the answers and says how many match. */
function HelpSearch({ query, found, onQuery }: HelpSearchProps) {
  const { t } = useLingui();
  return (
    <FilterField
      label={t`Search help`}
      status={found === null ? null : <AnswersFound found={found} />}
      value={query}
      onChange={onQuery}
    >
      {found === 0 && (
        <NothingFound
          onShowAll={() => {
            onQuery('');
          }}
        />
      )}
    </FilterField>
  );
}

function AnswersFound({ found }: { found: number }) {
  return found === 0 ? (
    <Trans>No answer has all of these words.</Trans>
  ) : (
    <Plural value={found} one="# answer" other="# answers" />
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className={styles['nothing']}>
      <p>
        <Trans>
          Try fewer or other words. If you are looking for a line of Gurbani, <a href="/">search for it</a>.
          If your question is missing here, <a href="#Desktop-how-do-i-report-a-mistake">write to us</a>.
        </Trans>
      </p>
      <Button onClick={onShowAll}>
        <Trans>Show all questions</Trans>
      </Button>
    </div>
  );
}

/**
 * Shows a filtered answer again before the browser follows a link to it.
 *
 * @param showAll renders all answers
 */
function useAnswerLinks(showAll: () => void): void {
  useEffect(() => {
    const reveal = (hash: string): HTMLElement | null => {
      const id = decodedId(hash);
      if (id === '' || document.getElementById(id)) return null;
      flushSync(showAll);
      return document.getElementById(id);
    };
    const handleClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (link?.pathname === window.location.pathname) reveal(link.hash);
    };
    // After a change in the address bar or going back, the browser has already failed to scroll to it.
    const handleHashChange = () => {
      reveal(window.location.hash)?.scrollIntoView();
    };
    document.addEventListener('click', handleClick, { capture: true });
    window.addEventListener('hashchange', handleHashChange);
    return () => {
      document.removeEventListener('click', handleClick, { capture: true });
      window.removeEventListener('hashchange', handleHashChange);
    };
  }, [showAll]);
}

function decodedId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
