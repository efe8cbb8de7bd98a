import type { ReactNode } from 'react';
import { GurmukhiRuns } from '../GurmukhiRuns.tsx';
import { type InlineSegment, parseInline } from '../parseInline.ts';
import styles from './ArticleView.module.css';

export interface InlineTextProps {
  text: string;
  /** False where Gurmukhi is the script of the page, and needs no mark of its own. */
  isGurmukhiMarked: boolean;
}

/** A text with its links, keys and terms. */
export function InlineText({ text, isGurmukhiMarked }: InlineTextProps) {
  return parseInline(text).map((segment, index) => (
    <Segment key={index} segment={segment}>
      {isGurmukhiMarked ? <GurmukhiRuns runs={segment.runs} /> : segment.text}
    </Segment>
  ));
}

function Segment({ segment, children }: { segment: InlineSegment; children: ReactNode }) {
  switch (segment.kind) {
    case 'text':
      return children;
    case 'key':
      return <kbd className={styles['key']}>{children}</kbd>;
    case 'term':
      return <i className={styles['term']}>{children}</i>;
    case 'link': {
      const isOutside = segment.href.startsWith('https:');
      return (
        <a href={segment.href} rel={isOutside ? 'external noopener' : undefined}>
          {children}
        </a>
      );
    }
  }
}
