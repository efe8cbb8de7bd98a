import { useLingui } from '@lingui/react/macro';
import {
  type BaniPlace,
  forgetBaniPlace,
  readBaniPlaces,
  saveBaniPlace,
  selectLastAng,
  useSettingsSelector,
} from '@naad/settings-state';
import { type RefObject, useEffect } from 'react';
import { RESUME_HASH } from '../../shared/navigation/resumeHash.ts';
import { scrollToElement } from '../../shared/navigation/scrollToElement.ts';
import { useNotify } from '../../shared/notifications/useNotify.ts';

/** Whole percentages between which a bani is being read: below, it was only opened; above, it was read. */
const READING = { from: 2, to: 97 } as const;
/** Milliseconds without scrolling after which the visitor is reading. */
const REST_MS = 400;
/** Milliseconds for which the notice offers to continue. */
const OFFER_MS = 8000;

export interface BaniPlaceOptions {
  /** Path of the bani's page. */
  href: string;
  /** Name of the bani in Gurmukhi. */
  unicode: string;
  /** Element with the lines. */
  area: RefObject<HTMLElement | null>;
  /** True if the address names a line. */
  isAtLine: boolean;
}

/** Remembers where the visitor stops in a bani, on this device, and offers to continue there. */
export function useBaniPlace({ href, unicode, area, isAtLine }: BaniPlaceOptions): void {
  const { t } = useLingui();
  const notify = useNotify();
  const lastAng = useSettingsSelector(selectLastAng);

  useEffect(() => {
    const place = readBaniPlaces(window).find((each) => each.href === href);
    if (!place || isAtLine) return;
    const resume = () => {
      const line = lineOf(place, area.current);
      if (line) scrollToElement(() => line, 'start');
    };
    const { hash } = window.location;
    if (hash === RESUME_HASH) resume();
    else if (hash === '') {
      const percent = place.percent;
      notify({
        text: t`You stopped at ${percent}% of this bani.`,
        durationMs: OFFER_MS,
        action: { label: t`Continue`, run: resume },
      });
    }
    // Once for each bani: a change of the language is no return to it.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [href]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = () => {
      const lines = linesOf(area.current);
      const index = firstOnScreen(lines);
      const verse = Number(lines[index]?.dataset['verseId']);
      if (Number.isNaN(verse)) return;
      const percent = Math.floor((100 * index) / lines.length);
      if (percent >= READING.to || isEndOnScreen(lines)) forgetBaniPlace(window, href);
      else if (percent >= READING.from)
        saveBaniPlace(window, { href, unicode, verse, index, percent, lastAng });
    };
    const handleScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(remember, REST_MS);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', handleScroll);
    };
  }, [href, unicode, area, lastAng]);
}

const linesOf = (area: HTMLElement | null) => [
  ...(area?.querySelectorAll<HTMLElement>('[data-verse-id]') ?? []),
];

/** Index of the first line that begins on the screen; a binary search, since measuring each of 2,027 lines is slow. */
function firstOnScreen(lines: readonly HTMLElement[]): number {
  let from = 0;
  let to = lines.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((lines[middle]?.getBoundingClientRect().top ?? 0) < 0) from = middle + 1;
    else to = middle;
  }
  return Math.min(from, lines.length - 1);
}

const isEndOnScreen = (lines: readonly HTMLElement[]) =>
  (lines.at(-1)?.getBoundingClientRect().bottom ?? 0) <= window.innerHeight;

/** The line of a place. In another length of the bani it has another index. */
function lineOf({ verse, index }: BaniPlace, area: HTMLElement | null): HTMLElement | undefined {
  return linesOf(area)
    .map((line, at) => ({ line, distance: Math.abs(at - index) }))
    .filter(({ line }) => Number(line.dataset['verseId']) === verse)
    .sort((one, other) => one.distance - other.distance)[0]?.line;
}
