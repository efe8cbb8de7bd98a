import { parseSessionCode } from '@naad/sync-protocol';
import type { ReactNode } from 'react';
import { createScreen } from '../screen/createScreen.ts';
import type { Site } from '../siteOf.ts';
import { createFeed } from './createFeed.ts';
import { OverlayPage } from './OverlayPage.tsx';

/** Over a camera picture a line needs less of the height than on a screen of its own. */
const USUAL_PERCENT = 55;

/**
 * The overlay of a stream: `/display/overlay?code=ABC-XYZ` follows that session from anywhere, as a browser source of OBS
 * does; without a code it follows the desk of the same browser. `size` is in per cent of the screen's sizes.
 */
export function openOverlay({ apiPrefix }: Site, search: URLSearchParams): ReactNode {
  document.documentElement.style.background = 'transparent';
  const code = parseSessionCode(search.get('code') ?? '');
  const percent = Number(search.get('size') ?? USUAL_PERCENT);
  const share = (percent >= 10 && percent <= 200 ? percent : USUAL_PERCENT) / 100;
  const source =
    code === null
      ? createScreen(crypto.randomUUID(), { isOverlay: true })
      : createFeed({ url: `${apiPrefix}/slides/${code}/events` });
  return <OverlayPage source={source} share={share} />;
}
