import type { ReactNode } from 'react';
import { type InlineContent, type InlinePart, wordsOfPart } from '../../../content/article.ts';
import { GurmukhiRuns } from '../GurmukhiRuns.tsx';
import styles from './ArticleView.module.css';

export interface InlineTextProps {
  text: InlineContent;
  /** False on a Gurmukhi page, where Gurmukhi needs no language mark. */
  isGurmukhiMarked: boolean;
}

/** Inline text with its links, keys and terms. */
export function InlineText({ text, isGurmukhiMarked }: InlineTextProps) {
  const parts = typeof text === 'string' ? [text] : text;
  return parts.map((part, index) => {
    const words = wordsOfPart(part);
    return (
      <Part key={index} part={part}>
        {isGurmukhiMarked ? <GurmukhiRuns text={words} /> : words}
      </Part>
    );
  });
}

function Part({ part, children }: { part: InlinePart; children: ReactNode }) {
  if (typeof part === 'string') return children;
  if ('key' in part) return <kbd className={styles['key']}>{children}</kbd>;
  if ('term' in part) return <i className={styles['term']}>{children}</i>;
  const isOutside = part.href.startsWith('https:');
  return (
    <a href={part.href} rel={isOutside ? 'external noopener' : undefined}>
      {children}
    </a>
  );
}
