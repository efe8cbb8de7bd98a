import type { ReactElement, ReactNode } from 'react';
import { type DeferredText, DeferredTextContext } from '../deferredText.ts';

/** Lines rendered per turn; a shabad or ang fits into one turn. */
const LINES_AT_ONCE = 80;

export interface RenderOptions {
  /** Renders a tree like `renderToString`. */
  readonly render: (tree: ReactNode) => string;
  /** Provides the contexts that components of a line use, since a deferred part is rendered outside the tree. */
  readonly withContexts: (part: ReactElement) => ReactNode;
  /** Resolves in a later turn of the event loop. */
  readonly nextTurn: () => Promise<void>;
}

/**
 * Renders a tree to HTML, yielding to other requests between parts of a long text. The HTML equals that of `render`
 * alone.
 *
 * @returns the HTML in pieces, in order
 */
export async function renderInTurns(
  tree: ReactNode,
  { render, withContexts, nextTurn }: RenderOptions,
): Promise<string[]> {
  const parts: { readonly part: ReactElement; readonly lines: number }[] = [];
  // Random, so that no user text can be mistaken for a placeholder.
  const mark = `later-${crypto.randomUUID()}`;
  let linesNow = 0;
  const later: DeferredText = {
    defer(part, lines) {
      if (linesNow < LINES_AT_ONCE) {
        linesNow += lines;
        return null;
      }
      return `${mark}-${String(parts.push({ part, lines }) - 1)}.`;
    },
  };
  const frame = render(<DeferredTextContext value={later}>{tree}</DeferredTextContext>);
  // Every other piece is the index of a part.
  const html = frame.split(new RegExp(`${mark}-(\\d+)\\.`));
  if (html.length !== 2 * parts.length + 1)
    throw new Error('A part of the text has no placeholder in the page.');
  let linesInTurn = LINES_AT_ONCE;
  for (let index = 1; index < html.length; index += 2) {
    const found = parts[Number(html[index])];
    if (!found) throw new Error('A placeholder in the page has no part of the text.');
    if (linesInTurn >= LINES_AT_ONCE) {
      await nextTurn();
      linesInTurn = 0;
    }
    linesInTurn += found.lines;
    html[index] = render(withContexts(found.part));
  }
  return html;
}
