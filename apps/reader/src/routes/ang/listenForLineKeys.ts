import type { VerseId } from '@naad/gurbani-model';
import { angHref } from '../../features/reading/angHref.ts';
import { hasModifier } from '../../features/reading/hasModifier.ts';
import { replaceAddress } from '../../navigation/replaceAddress.ts';
import type { RouteCache } from '../../navigation/routeCache.ts';
import type { AngContent } from './content.ts';

export interface LineKeysOptions {
  readonly page: AngContent['ang'];
  /** The line highlighted at first. */
  readonly from: VerseId;
  readonly cache: RouteCache;
  readonly go: (href: string) => void;
  readonly onMove: (to: VerseId) => void;
}

/** Elements that handle the arrow keys themselves. */
const ARROWS_WITHIN = 'input, select, textarea, [contenteditable], dialog, [role]:not(section, main)';

/**
 * Moves the highlight with Up and Down, as {@link useLineKeys} describes.
 *
 * @param missed key events that arrived before this module had loaded; they are replayed
 * @returns a function that stops listening
 */
export function listenForLineKeys(
  { page, from, cache, go, onMove }: LineKeysOptions,
  missed: readonly KeyboardEvent[],
): () => void {
  let current = from;

  async function goToNeighbour(step: number): Promise<void> {
    const ang = step > 0 ? page.neighbours.next : page.neighbours.previous;
    if (ang === null) return;
    const outcome = await cache.prepare(angHref(page.source.id, ang));
    const content = outcome.kind === 'page' ? outcome.page.content : null;
    const verse = content?.page === 'ang' ? content.ang.verses.at(step > 0 ? 0 : -1) : undefined;
    go(verse ? highlightHref(page.source.id, ang, verse.id) : angHref(page.source.id, ang));
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || event.defaultPrevented || hasModifier(event)) return;
    if (event.target instanceof Element && event.target.closest(ARROWS_WITHIN)) return;
    event.preventDefault();
    if (isLeaving(page.ang)) return;
    const next = page.verses[page.verses.findIndex(({ id }) => id === current) + step];
    if (!next) {
      if (!event.repeat) void goToNeighbour(step);
      return;
    }
    current = next.id;
    onMove(current);
    replaceAddress(highlightHref(page.source.id, page.ang, current));
    document
      .querySelector(`[data-verse-id="${String(current)}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  missed.forEach(handleKeyDown);
  document.addEventListener('keydown', handleKeyDown);
  return () => {
    document.removeEventListener('keydown', handleKeyDown);
  };
}

/** True if the address already names another ang that isn't rendered yet: a key press would revert the address. */
function isLeaving(ang: number): boolean {
  const addressed = new URLSearchParams(window.location.search).get('ang');
  return addressed !== null && Number(addressed) !== ang;
}

function highlightHref(source: AngContent['ang']['source']['id'], ang: number, verse: VerseId): string {
  return `${angHref(source, ang)}&highlight=${String(verse)}`;
}
