import { useId } from 'react';
import { InlineText } from '../../features/article/ArticleView/InlineText.tsx';
import type { FigureWords } from './figureWords.ts';
import { KEYBOARD_ROWS, type KeyboardKey, type KeyLetter } from './keyboardRows.ts';
import styles from './HelpPage.module.css';

/** Width and height of a key, and how far the next begins. */
const KEY = { inlineSize: 56, blockSize: 62, step: 62, rowStep: 68 } as const;

/** How far each row of keys is set in, as on a real keyboard. */
const INSETS = [0, 31, 46, 77] as const;

const LONGEST = 13;
const VIEW_BOX = `0 0 ${String((INSETS[1] ?? 0) + LONGEST * KEY.step - 4)} ${String(4 * KEY.rowStep - 4)}`;

/**
 * A qwerty keyboard with the Gurmukhi of every key. It is a picture: the same is told by the tables of the page. On a
 * narrow screen it moves sideways in a place of its own.
 */
export function KeyboardMap({ words }: { words: FigureWords }) {
  const nameId = useId();
  // Who moves by keyboard has to be able to move it sideways.
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
          {words.keyboardMap}
        </span>
        <InlineText text={words.keyboardMapNote} isGurmukhiMarked />
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
