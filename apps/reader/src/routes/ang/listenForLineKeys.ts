import type { VerseId } from '@naad/gurbani-corpus';
import { angHref } from '../../features/reading/angHref.ts';
import { hasModifier } from '../../features/reading/hasModifier.ts';
import { replaceAddress } from '../../navigation/replaceAddress.ts';
import type { RouteCache } from '../../navigation/routeCache.ts';
import type { AngContent } from '../routeResult.ts';

export interface LineKeysPlace {
  readonly page: AngContent['ang'];
  /** The line that the keys begin at. */
  readonly from: VerseId;
  readonly cache: RouteCache;
  readonly go: (href: string) => void;
  readonly onMove: (to: VerseId) => void;
}

/** What has a use of its own for the arrow keys. */
const ARROWS_WITHIN = 'input, select, textarea, [contenteditable], dialog, [role]:not(section, main)';

/**
 * Moves the highlight with Up and Down until it is called back: see {@link useLineKeys}.
 *
 * @param missed keys that were pressed before this was here
 */
export function listenForLineKeys(
  { page, from, cache, go, onMove }: LineKeysPlace,
  missed: readonly KeyboardEvent[],
): () => void {
  let current = from;

  async function goBeyond(by: number): Promise<void> {
    const ang = by > 0 ? page.neighbours.next : page.neighbours.previous;
    if (ang === null) return;
    const outcome = await cache.prepare(angHref(page.source.id, ang));
    const content = outcome.kind === 'page' ? outcome.page.content : null;
    const verse = content?.page === 'ang' ? content.ang.verses.at(by > 0 ? 0 : -1) : undefined;
    go(verse ? highlightHref(page.source.id, ang, verse.id) : angHref(page.source.id, ang));
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || event.defaultPrevented || hasModifier(event)) return;
    if (event.target instanceof Element && event.target.closest(ARROWS_WITHIN)) return;
    event.preventDefault();
    if (isLeaving(page.ang)) return;
    const next = page.verses[page.verses.findIndex(({ id }) => id === current) + by];
    if (!next) {
      if (!event.repeat) void goBeyond(by);
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

/** Whether the address is another ang's already, which is not drawn yet: the key would put the address back. */
function isLeaving(ang: number): boolean {
  const asked = new URLSearchParams(window.location.search).get('ang');
  return asked !== null && Number(asked) !== ang;
}

function highlightHref(source: AngContent['ang']['source']['id'], ang: number, verse: VerseId): string {
  return `${angHref(source, ang)}&highlight=${String(verse)}`;
}
