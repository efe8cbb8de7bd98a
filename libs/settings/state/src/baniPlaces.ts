/** The part of `window` that stores where the visitor stopped in banis. The places stay on the device. */
export type BaniPlaceStorage = Pick<Window, 'localStorage'>;

/** The line at which the visitor stopped in a bani. */
export interface BaniPlace {
  /** Path of the bani's page, such as `/sundar-gutka/japujee-saahib`. */
  readonly href: string;
  /** Name of the bani in Gurmukhi. */
  readonly unicode: string;
  /** Id of the first line on the screen. */
  readonly verse: number;
  /** Index of that line among the shown lines, since a bani repeats lines. */
  readonly index: number;
  /** Whole per cent of the bani above that line. */
  readonly percent: number;
  /** The visitor's last ang at that time; another one now means that an ang was read since. */
  readonly lastAng: number;
}

const KEY = 'naad.baniPlaces';
const MAX_PLACES = 30;
const MAX_NAME_LENGTH = 100;

/** The places, latest first; none if storage is denied or unreadable. */
export function readBaniPlaces({ localStorage }: BaniPlaceStorage): BaniPlace[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(parsePlace).slice(0, MAX_PLACES) : [];
  } catch {
    return [];
  }
}

/** Puts a place first, in place of an earlier one in the same bani, if storage allows. */
export function saveBaniPlace(browser: BaniPlaceStorage, place: BaniPlace): void {
  write(browser, [place, ...othersThan(browser, place.href)]);
}

/** Forgets the place in a bani that was read to its end. */
export function forgetBaniPlace(browser: BaniPlaceStorage, href: string): void {
  write(browser, othersThan(browser, href));
}

const othersThan = (browser: BaniPlaceStorage, href: string) =>
  readBaniPlaces(browser).filter((place) => place.href !== href);

function write({ localStorage }: BaniPlaceStorage, places: readonly BaniPlace[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(places.slice(0, MAX_PLACES)));
  } catch {
    // Without storage every bani begins at its first line.
  }
}

function parsePlace(stored: unknown): BaniPlace[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { href, unicode, verse, index, percent, lastAng } = stored as Partial<
    Record<keyof BaniPlace, unknown>
  >;
  const isPath = typeof href === 'string' && /^\/sundar-gutka\/[\w-]+$/.test(href);
  const isName = typeof unicode === 'string' && unicode !== '' && unicode.length <= MAX_NAME_LENGTH;
  if (!isPath || !isName || !isCount(verse) || !isCount(index) || !isCount(percent) || !isCount(lastAng))
    return [];
  return percent > 100 ? [] : [{ href, unicode, verse, index, percent, lastAng }];
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
