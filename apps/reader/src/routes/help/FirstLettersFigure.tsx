import { firstLetters } from '@naad/gurbani-text';
import { type FirstLetterExample, ANYWHERE, FROM_START } from './firstLetterExamples.ts';
import type { FigureWords } from './figureWords.ts';
import styles from './HelpPage.module.css';

/** How a line is found by the first letter of each word: below the word its letter, and below this its key. */
export function FirstLettersFigure({ words }: { words: FigureWords }) {
  return (
    <div className={styles['examples']}>
      <Example caption={words.fromStart} example={FROM_START} />
      <Example caption={words.anywhere} example={ANYWHERE} />
    </div>
  );
}

function Example({ caption, example }: { caption: string; example: FirstLetterExample }) {
  return (
    <figure className={styles['figure']}>
      <figcaption>{caption}</figcaption>
      <ol className={styles['words']}>
        {example.before.map((word) => (
          <li key={word} lang="pa-Guru">
            {word}
          </li>
        ))}
        {example.words.map((word, index) => (
          <li key={index}>
            <span lang="pa-Guru">{word}</span>
            <b lang="pa-Guru">{firstLetters(word)}</b>
            <kbd>{example.keys.charAt(index)}</kbd>
          </li>
        ))}
      </ol>
    </figure>
  );
}
