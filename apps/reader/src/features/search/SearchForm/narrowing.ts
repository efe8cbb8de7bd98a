import { createElement, type ReactNode } from 'react';
import type { NarrowingChoices, NarrowingChoicesProps } from './NarrowingChoices.tsx';

/** What narrows a search, which only pages for searching have: with theirs it comes, and is here before they are drawn. */
let offered: typeof NarrowingChoices | null = null;

export function offerNarrowing(choices: typeof NarrowingChoices): void {
  offered = choices;
}

/** Draws it; nothing on a page that does not bring it along. */
export const drawNarrowing = (props: NarrowingChoicesProps): ReactNode =>
  offered && createElement(offered, props);
