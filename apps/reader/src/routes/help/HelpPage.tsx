import { useCallback, useState } from 'react';
import articleStyles from '../../features/article/ArticleView/ArticleView.module.css';
import { InlineText } from '../../features/article/ArticleView/InlineText.tsx';
import { Answers } from './Answers.tsx';
import type { HelpContent } from './helpContent.ts';
import styles from './HelpPage.module.css';
import { HelpSearch } from './HelpSearch.tsx';
import { searchHelp } from './searchHelp.ts';
import { useAnswerLinks } from './useAnswerLinks.ts';

/** Questions and their answers, all there without script; with it they can be searched. */
export function HelpPage({ content }: { content: HelpContent }) {
  const { article, language } = content;
  const [query, setQuery] = useState('');
  const showAll = useCallback(() => {
    setQuery('');
  }, []);
  useAnswerLinks(showAll);

  const isSearching = query.trim() !== '';
  const found = searchHelp(article, query);
  // Whatever the page around it, both languages of the article are written from left to right.
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
