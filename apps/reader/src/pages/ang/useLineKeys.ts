import type { VerseId } from '@naad/gurbani-model';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { angHref } from '../../shared/angHref.ts';
import { hasModifier } from '../../shared/hasModifier.ts';
import { useNavigation } from '../../shared/navigation/NavigationContext.tsx';
import { replaceAddress } from '../../shared/navigation/replaceAddress.ts';
import type { AngContent } from './content.ts';

/** Elements that handle the arrow keys themselves. */
const ARROWS_WITHIN = 'input, select, textarea, [contenteditable], dialog, [role]:not(section, main)';

/**
 * Returns the highlighted lines of an ang. If there are any, Up and Down move the highlight, beyond the page's ends to the
 * neighbouring line of the previous or next ang [B71]; otherwise the keys scroll as usual.
 */
export function useLineKeys({ ang: page, highlights }: AngContent): readonly VerseId[] {
  const { go, cache } = useNavigation();
  const [moved, setMoved] = useState<{ readonly from: readonly VerseId[]; readonly to: VerseId } | null>(
    null,
  );
  const shown = moved?.from === highlights ? [moved.to] : highlights;

  async function goToNeighbour(step: number): Promise<void> {
    const ang = step > 0 ? page.neighbours.next : page.neighbours.previous;
    if (ang === null) return;
    const outcome = await cache.prepare(angHref(page.source.id, ang));
    const content = outcome.kind === 'page' ? outcome.page.content : null;
    const verse = content && isAng(content) ? content.ang.verses.at(step > 0 ? 0 : -1) : undefined;
    go(verse ? highlightHref(page.source.id, ang, verse.id) : angHref(page.source.id, ang));
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || event.defaultPrevented || hasModifier(event)) return;
    if (event.target instanceof Element && event.target.closest(ARROWS_WITHIN)) return;
    event.preventDefault();
    if (isLeaving(page.ang)) return;
    const current = shown.at(-1);
    const next = page.verses[page.verses.findIndex(({ id }) => id === current) + step];
    if (!next) {
      if (!event.repeat) void goToNeighbour(step);
      return;
    }
    setMoved({ from: highlights, to: next.id });
    replaceAddress(highlightHref(page.source.id, page.ang, next.id));
    document
      .querySelector(`[data-verse-id="${String(next.id)}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });

  const hasHighlights = highlights.length > 0;
  // A layout effect, so that no key press still reaches the previous ang.
  useLayoutEffect(() => {
    if (!hasHighlights) return undefined;
    const listener = (event: KeyboardEvent) => {
      handleKeyDown(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, [hasHighlights]);

  return shown;
}

const isAng = (content: { readonly page: string }): content is AngContent => content.page === 'ang';

/** True if the address already names another ang that isn't rendered yet: a key press would revert the address. */
function isLeaving(ang: number): boolean {
  const addressed = new URLSearchParams(window.location.search).get('ang');
  return addressed !== null && Number(addressed) !== ang;
}

function highlightHref(source: AngContent['ang']['source']['id'], ang: number, verse: VerseId): string {
  return `${angHref(source, ang)}&highlight=${String(verse)}`;
}
