import { ShabadText } from '../../../features/reading/ShabadText/ShabadText.tsx';
import type { ReadingView } from '../../../features/reading/readingView.ts';
import { VersesView } from '../../../features/reading/VersesView/VersesView.tsx';
import { useBaniLength } from '../../../features/sundar-gutka/BaniLengths/BaniLengths.tsx';
import { versesOfLength } from '../../../features/sundar-gutka/baniParts.ts';
import styles from '../OwnPage.module.css';
import type { PothiPart } from './loadPothi.ts';

/** A shabad, a bani or a slide among others of a list. */
export function PothiPartView({ part, view }: { part: PothiPart; view: ReadingView }) {
  const length = useBaniLength();
  switch (part.kind) {
    case 'shabad':
      return (
        <ShabadText
          shabad={part.shabad}
          view={view}
          headingLevel={2}
          marks={{ highlights: part.highlights }}
        />
      );
    case 'bani':
      return (
        <article>
          <h2 lang="pa-Guru" className={styles['bani']}>
            <a href={`/sundar-gutka/${String(part.id)}`}>{part.unicode}</a>
          </h2>
          <VersesView
            verses={versesOfLength(part.verses, length)}
            mode={view.mode}
            isLarivaar={view.isLarivaar}
          />
        </article>
      );
    case 'slide':
      return (
        <p dir="auto" lang={isGurmukhi(part.words) ? 'pa-Guru' : undefined} className={styles['slide']}>
          {part.words}
        </p>
      );
  }
}

const isGurmukhi = (text: string) => /\p{Script=Gurmukhi}/u.test(text);
