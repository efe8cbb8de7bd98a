import { ARTICLE_WORDS } from '../../features/article/articleWords.ts';
import { ArticleView } from '../../features/article/ArticleView/ArticleView.tsx';
import type { RehatMaryadhaContent } from '../routeResult.ts';
import { RehatList } from './RehatList.tsx';

/** What the code of conduct contains, with the way to its text where this deployment has it. */
export function RehatMaryadhaPage({ content }: { content: RehatMaryadhaContent }) {
  const { article, language, listing } = content;
  return (
    <ArticleView article={article} language={language} words={ARTICLE_WORDS[language]}>
      <RehatList listing={listing} />
    </ArticleView>
  );
}
