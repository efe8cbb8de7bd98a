import type { ArticleContent } from './articleContent.ts';
import { ARTICLE_WORDS } from './articleWords.ts';
import { SourceChecks } from './SourceChecks/SourceChecks.tsx';
import { ArticleView } from './ArticleView/ArticleView.tsx';

/** A page that consists of a single article. */
export function ArticlePage({ content }: { content: ArticleContent }) {
  const { article, language, checked } = content;
  return (
    <>
      <ArticleView article={article} language={language} words={ARTICLE_WORDS[language]} />
      {checked && <SourceChecks translators={checked} />}
    </>
  );
}
