import type { FoundVerse } from '@naad/api-client';
import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import { PreviewOnDemand } from '../preview/PreviewOnDemand.tsx';
import { foundHref } from '../foundHref.ts';
import type { SearchChoice } from '../searchChoice.ts';
import { lineMatches, wordsOf } from './foundIn.ts';
import styles from './SearchResult.module.css';

export interface ResultLineProps {
  verse: FoundVerse;
  choice: SearchChoice;
}

/** The line itself, which leads to its shabad, with the words marked that were found. */
export function ResultLine({ verse, choice }: ResultLineProps) {
  const markedWords = wordsOf(lineMatches(verse.matches));
  return (
    <div dir="ltr">
      <PreviewOnDemand verse={verse}>
        {(describedBy) => (
          <h2 className={styles['line']}>
            <a href={foundHref(choice, verse)} aria-describedby={describedBy}>
              <GurbaniLine words={toWords(verse.unicode, verse.visraams)} display={{ markedWords }} />
            </a>
          </h2>
        )}
      </PreviewOnDemand>
    </div>
  );
}
