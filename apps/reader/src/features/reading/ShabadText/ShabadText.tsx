import { useLingui } from '@lingui/react/macro';
import type { Shabad } from '@naad/api-client';
import { toWords, type Word } from '@naad/gurbani-text';
import type { VerseId } from '@naad/gurbani-corpus';
import type { ReactNode } from 'react';
import { ownName } from '../../../language/ownName.ts';
import { angHref } from '../angHref.ts';
import { pageName } from '../pageName.ts';
import { VerseBlock } from '../VerseBlock/VerseBlock.tsx';
import styles from './ShabadText.module.css';

export interface ShabadTextProps {
  shabad: Shabad;
  headingLevel: 1 | 2;
  highlights: readonly VerseId[];
  /** Which words of a highlighted line a search found. */
  markedWordsOf: (words: readonly Word[]) => readonly number[];
  /** What can be done with the shabad. */
  actions?: ReactNode;
}

/** A shabad under the names of where it stands. */
export function ShabadText({ shabad, headingLevel, highlights, markedWordsOf, actions }: ShabadTextProps) {
  const { i18n } = useLingui();
  const { raag, source, writer, ang, verses } = shabad;
  const title = raag ?? source;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <article className={styles['shabad']}>
      <header className={styles['head']}>
        <Heading tabIndex={-1} className={styles['title']}>
          <span lang="pa-Guru">{title.unicode}</span>
        </Heading>
        <p className={styles['place']}>
          {raag && i18n.locale !== 'pa' && <span>{ownName(i18n, raag)}</span>}
          {writer.english !== null && <span>{ownName(i18n, writer)}</span>}
          <span>{ownName(i18n, source)}</span>
          <a href={angHref(source.id, ang)}>
            {pageName(i18n, source.id)} {ang}
          </a>
        </p>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </header>
      {verses.map((verse) => {
        const isCurrent = highlights.includes(verse.id);
        const markedWords = isCurrent ? markedWordsOf(toWords(verse.unicode, verse.visraams)) : [];
        return <VerseBlock key={verse.id} verse={verse} isCurrent={isCurrent} markedWords={markedWords} />;
      })}
    </article>
  );
}
