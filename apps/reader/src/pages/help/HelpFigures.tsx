import { useId } from 'react';
import { firstLetters } from '@naad/gurbani-text';
import { InlineText } from '../../features/article/ArticleView/InlineText.tsx';
import {
  ANYWHERE,
  type FirstLetterExample,
  FROM_START,
  KEYBOARD_ROWS,
  type KeyboardKey,
  type KeyLetter,
} from './figureData.ts';
import styles from './HelpPage.module.css';

/** Size of a key, and the distances between keys and rows, in units of the view box. */
const KEY = { inlineSize: 56, blockSize: 62, step: 62, rowStep: 68 } as const;

/** Indent of each row, as on a real keyboard. */
const INSETS = [0, 31, 46, 77] as const;

const MAX_KEYS_PER_ROW = 13;
const VIEW_BOX = `0 0 ${String((INSETS[1] ?? 0) + MAX_KEYS_PER_ROW * KEY.step - 4)} ${String(4 * KEY.rowStep - 4)}`;

interface FigureProps {
  /** Texts of the figure in the language of its article, in the order in which the page has them. */
  texts: readonly string[];
}

/**
 * A picture of a qwerty keyboard with the Gurmukhi of every key; the page's tables hold the same information. On a narrow
 * screen it scrolls horizontally.
 */
export function KeyboardMap({ texts }: FigureProps) {
  const [name, note = ''] = texts;
  const nameId = useId();
  // Focusable, so that it can be scrolled by keyboard.
  const scroller = { role: 'region', tabIndex: 0, 'aria-labelledby': nameId };
  return (
    <figure className={styles['figure']}>
      <div className={styles['scroller']} {...scroller}>
        <svg viewBox={VIEW_BOX} role="img" aria-labelledby={nameId} className={styles['keyboard']}>
          {KEYBOARD_ROWS.map((row, rowIndex) =>
            row.map((key, index) => (
              <Key
                key={key.plain.key}
                keyboardKey={key}
                x={(INSETS[rowIndex] ?? 0) + index * KEY.step}
                y={rowIndex * KEY.rowStep}
              />
            )),
          )}
        </svg>
      </div>
      <figcaption>
        <span id={nameId} className={styles['figureName']}>
          {name}
        </span>
        <InlineText text={note} isGurmukhiMarked />
      </figcaption>
    </figure>
  );
}

function Key({ keyboardKey, x, y }: { keyboardKey: KeyboardKey; x: number; y: number }) {
  const { plain, shifted } = keyboardKey;
  const isLetter = plain.key !== shifted.key.toLowerCase();
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <rect x="1" y="1" width={KEY.inlineSize} height={KEY.blockSize} rx="7" className={styles['keyCap']} />
      <text x="7" y="17" className={styles['latin']}>
        {isLetter ? `${plain.key} ${shifted.key}` : shifted.key}
      </text>
      <Gurmukhi letter={shifted} x={42} y={27} className={styles['shifted']} />
      <Gurmukhi letter={plain} x={22} y={53} className={styles['plain']} />
    </g>
  );
}

interface GurmukhiProps {
  letter: KeyLetter;
  x: number;
  y: number;
  className: string | undefined;
}

function Gurmukhi({ letter: { letter, isSign }, x, y, className }: GurmukhiProps) {
  if (letter === '') return null;
  return (
    <text
      x={x}
      y={y}
      lang="pa-Guru"
      textAnchor="middle"
      className={className}
      data-sign={isSign || undefined}
    >
      {letter}
    </text>
  );
}

/** Shows how to find a line by first letters: each word with its letter and key below. */
export function FirstLettersFigure({ texts }: FigureProps) {
  const [fromStart = '', anywhere = ''] = texts;
  return (
    <div className={styles['examples']}>
      <Example caption={fromStart} example={FROM_START} />
      <Example caption={anywhere} example={ANYWHERE} />
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
