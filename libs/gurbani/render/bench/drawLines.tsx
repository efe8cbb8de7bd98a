import { renderToString } from 'react-dom/server';
import type { Word } from '@naad/gurbani-text';
import { GurbaniLine } from '../src/index.ts';

/** The lines of a bani as HTML, and how long that took. */
export function drawLines(lines: readonly (readonly Word[])[], isLarivaar: boolean) {
  const start = performance.now();
  const html = renderToString(
    <>
      {lines.map((words, index) => (
        <p key={index}>
          <GurbaniLine words={words} display={{ markedWords: [], isLarivaar }} />
        </p>
      ))}
    </>,
  );
  return { html, milliseconds: performance.now() - start };
}
