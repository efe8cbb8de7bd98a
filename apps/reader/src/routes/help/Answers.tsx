import { Fragment } from 'react';
import type { ArticleLanguage, ArticleSection } from '../../features/article/article.ts';
import { ARTICLE_WORDS } from '../../features/article/articleWords.ts';
import { ArticleSectionView } from '../../features/article/ArticleView/ArticleSectionView.tsx';
import articleStyles from '../../features/article/ArticleView/ArticleView.module.css';
import { Contents } from '../../features/article/ArticleView/Contents.tsx';
import { groupSections } from '../../features/article/groupSections.ts';
import { FIGURE_WORDS } from './figureWords.ts';
import { FirstLettersFigure } from './FirstLettersFigure.tsx';
import { KeyboardMap } from './KeyboardMap.tsx';

export interface AnswersProps {
  sections: readonly ArticleSection[];
  language: ArticleLanguage;
  /** Whether these are the ones that were found, best first, and not all in their order. */
  isSearching: boolean;
}

/** Answers with their questions and pictures: in groups below a list of all questions, or those that were found. */
export function Answers({ sections, language, isSearching }: AnswersProps) {
  const draw = (section: ArticleSection, headingLevel: 2 | 3) => (
    <Answer key={section.id} section={section} language={language} headingLevel={headingLevel} />
  );
  if (isSearching) return sections.map((section) => draw(section, 2));
  const groups = groupSections(sections);
  return (
    <>
      <Contents
        title={ARTICLE_WORDS[language].onThisPage}
        groups={groups}
        isGurmukhiMarked={language !== 'pa'}
      />
      {groups.map((group) => (
        <Fragment key={group.name}>
          <h2 id={groupId(group.sections[0])} className={articleStyles['group']}>
            {group.name}
          </h2>
          {group.sections.map((section) => draw(section, 3))}
        </Fragment>
      ))}
    </>
  );
}

/** Groups have an address too: what the ids of their sections begin with, in every language. */
function groupId(first: ArticleSection | undefined): string | undefined {
  return first?.id.split('-')[0];
}

interface AnswerProps {
  section: ArticleSection;
  language: ArticleLanguage;
  headingLevel: 2 | 3;
}

function Answer({ section, language, headingLevel }: AnswerProps) {
  const Figure = FIGURES[section.id];
  return (
    <>
      <ArticleSectionView
        section={section}
        headingLevel={headingLevel}
        linkName={ARTICLE_WORDS[language].linkToSection}
        isGurmukhiMarked={language !== 'pa'}
      />
      {Figure && <Figure words={FIGURE_WORDS[language]} />}
    </>
  );
}

/** Pictures, below the answer they belong to. */
const FIGURES: Readonly<Record<string, typeof KeyboardMap>> = {
  'General-how-do-i-use-a-qwerty-keyboard-to-type-gurmukhi': KeyboardMap,
  'Web-how-do-i-search-for-a-shabad': FirstLettersFigure,
};
