import type { ReactNode } from 'react';
import type { Article, ArticleLanguage } from '../../../content/article.ts';
import type { ArticleWords } from '../articleWords.ts';
import { groupSections, type SectionGroup } from '../groupSections.ts';
import { ArticleSectionView } from './ArticleSectionView.tsx';
import styles from './ArticleView.module.css';
import { Contents } from './Contents.tsx';
import { InlineText } from './InlineText.tsx';

export interface ArticleViewProps {
  article: Article;
  /** Language of the article, which may differ from the page's. */
  language: ArticleLanguage;
  words: ArticleWords;
  /** Content of the page that isn't part of the article; rendered before its first section. */
  children?: ReactNode;
}

/** Up to this many sections are seen at a glance and need no table of contents. */
const SECTIONS_WITHOUT_CONTENTS = 4;

/** A page of prose: complete without script, with an id for every section. */
export function ArticleView({ article, language, words, children }: ArticleViewProps) {
  const { title, introduction, sections } = article;
  const groups = groupSections(sections);
  const isGurmukhiMarked = language !== 'pa';
  return (
    <article lang={language === 'pa' ? 'pa-Guru' : language} dir="ltr" className={styles['article']}>
      <h1 tabIndex={-1} className={styles['title']}>
        <InlineText text={title} isGurmukhiMarked={isGurmukhiMarked} />
      </h1>
      {introduction !== undefined && (
        <p className={styles['introduction']}>
          <InlineText text={introduction} isGurmukhiMarked={isGurmukhiMarked} />
        </p>
      )}
      {children}
      {sections.length > SECTIONS_WITHOUT_CONTENTS && (
        <Contents title={words.onThisPage} groups={groups} isGurmukhiMarked={isGurmukhiMarked} />
      )}
      {groups.map((group) => (
        <Group
          key={group.sections[0]?.id}
          group={group}
          linkName={words.linkToSection}
          isGurmukhiMarked={isGurmukhiMarked}
        />
      ))}
    </article>
  );
}

interface GroupProps {
  group: SectionGroup;
  linkName: string;
  isGurmukhiMarked: boolean;
}

function Group({ group, linkName, isGurmukhiMarked }: GroupProps) {
  const { name, sections } = group;
  return (
    <>
      {name !== null && (
        <h2 className={styles['group']}>
          <InlineText text={name} isGurmukhiMarked={isGurmukhiMarked} />
        </h2>
      )}
      {sections.map((section) => (
        <ArticleSectionView
          key={section.id}
          section={section}
          headingLevel={name === null ? 2 : 3}
          linkName={linkName}
          isGurmukhiMarked={isGurmukhiMarked}
        />
      ))}
    </>
  );
}
