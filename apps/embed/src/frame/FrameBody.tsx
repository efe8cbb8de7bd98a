import '@naad/ui-tokens/styles';
import './frame.css';
import { Trans } from '@lingui/react/macro';
import { FrameCredits } from './FrameCredits.tsx';
import styles from './FrameBody.module.css';
import type { FrameContent } from './frameContent.ts';
import { FrameVerse } from './FrameVerse.tsx';

export interface FrameBodyProps {
  content: FrameContent;
  siteName: string;
}

/**
 * All that a frame shows: lines, where they stand, whose words are beside them, and the way to the site. An article and no
 * main part, for that is of the page around it.
 */
export function FrameBody({ content, siteName }: FrameBodyProps) {
  return (
    <article className={styles['frame']}>
      {content.kind === 'text' ? (
        content.parts.map((part, place) => (
          <section key={place}>
            <h1 className={styles['place']}>{[part.place, ...part.names].join(' · ')}</h1>
            {part.verses.map((verse, index) => (
              <FrameVerse
                key={index}
                verse={verse}
                isLarivaar={content.isLarivaar}
                isHighlighted={part.highlights.includes(verse.id)}
              />
            ))}
          </section>
        ))
      ) : (
        <h1 className={styles['message']}>
          {content.id === 'notFound' ? (
            <Trans>There is no such text here.</Trans>
          ) : (
            <Trans>Gurbani could not be loaded. Please try again later.</Trans>
          )}
        </h1>
      )}
      <footer className={styles['footer']}>
        {content.kind === 'text' && <FrameCredits credits={content.credits} />}
        <a href={content.href} target="_blank" rel="noopener">
          {content.kind === 'text' ? <Trans>Read on {siteName}</Trans> : <Trans>Search on {siteName}</Trans>}
        </a>
      </footer>
    </article>
  );
}
