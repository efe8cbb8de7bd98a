import { RETURN_KEY } from './returnPlace.ts';

/** The page where a login began. */
export interface ReturnPlace {
  /** Its full address, with the fragment, which no server knows. */
  readonly href: string;
  /** Scroll position in pixels. */
  readonly y: number;
}

/** Reads the page where a login began in this tab; null if there is none. */
export function readReturnPlace({ sessionStorage }: Pick<Window, 'sessionStorage'>): ReturnPlace | null {
  try {
    const { href, y } = JSON.parse(sessionStorage.getItem(RETURN_KEY) ?? '{}') as Partial<
      Record<keyof ReturnPlace, unknown>
    >;
    return typeof href === 'string' && typeof y === 'number' ? { href, y } : null;
  } catch {
    return null;
  }
}

/** Scrolls to where the login began, once, if this is its page. Continuous pages resume at their verse by themselves. */
export function restorePlace(browser: Window): void {
  const place = readReturnPlace(browser);
  if (place?.href !== browser.location.href) return;
  browser.sessionStorage.removeItem(RETURN_KEY);
  if (!browser.document.querySelector('[data-resume]')) browser.scrollTo(0, place.y);
}
