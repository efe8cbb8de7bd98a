import { renderToString } from 'react-dom/server';
import type { Word } from '@naad/gurbani-text';
import { GurbaniLine } from '../src/index.ts';

/** Renders the lines of a bani to HTML and measures the time. */
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
