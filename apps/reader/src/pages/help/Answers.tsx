import { Fragment } from 'react';
import type { ArticleFigure, ArticleLanguage, ArticleSection } from '../../content/article.ts';
import { ARTICLE_WORDS } from '../../features/article/articleWords.ts';
import { ArticleSectionView } from '../../features/article/ArticleView/ArticleSectionView.tsx';
import articleStyles from '../../features/article/ArticleView/ArticleView.module.css';
import { Contents } from '../../features/article/ArticleView/Contents.tsx';
import { groupSections } from '../../features/article/groupSections.ts';
import { FirstLettersFigure, KeyboardMap } from './HelpFigures.tsx';

export interface AnswersProps {
  sections: readonly ArticleSection[];
  language: ArticleLanguage;
  /** True if the sections are search results, best first, rather than all in order. */
  isSearching: boolean;
}

/** Renders answers with their questions and figures: in groups below a table of contents, or as search results. */
export function Answers({ sections, language, isSearching }: AnswersProps) {
  const renderAnswer = (section: ArticleSection, headingLevel: 2 | 3) => (
    <Answer key={section.id} section={section} language={language} headingLevel={headingLevel} />
  );
  if (isSearching) return sections.map((section) => renderAnswer(section, 2));
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
          {group.sections.map((section) => renderAnswer(section, 3))}
        </Fragment>
      ))}
    </>
  );
}

/** Anchor of a group: the prefix of its sections' ids, the same in every language. */
function groupId(first: ArticleSection | undefined): string | undefined {
  return first?.id.split('-')[0];
}

interface AnswerProps {
  section: ArticleSection;
  language: ArticleLanguage;
  headingLevel: 2 | 3;
}

function Answer({ section, language, headingLevel }: AnswerProps) {
  const { figure } = section;
  const Figure = figure && FIGURES[figure.name];
  return (
    <>
      <ArticleSectionView
        section={section}
        headingLevel={headingLevel}
        linkName={ARTICLE_WORDS[language].linkToSection}
        isGurmukhiMarked={language !== 'pa'}
      />
      {Figure && <Figure texts={figure.texts} />}
    </>
  );
}

/** The figures that an answer may have below it. */
const FIGURES: Readonly<Record<ArticleFigure['name'], typeof KeyboardMap>> = {
  'keyboard-map': KeyboardMap,
  'first-letters': FirstLettersFigure,
};
