import { randomId } from '../randomId.ts';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { Look } from '../look/look.ts';
import type { Picture } from '../screen/screenLink.ts';
import type { SlideFit } from '../fit/fitSlide.ts';
import { SlideView } from '../slides/SlideView.tsx';
import styles from './OverlayPage.module.css';
import { parseSessionCode } from '@naad/sync-protocol';
import { createScreen } from '../screen/createScreen.ts';
import type { SiteAddresses } from '@naad/api-contract';
import { createFeed } from './createFeed.ts';

export interface OverlayPageProps {
  source: {
    readonly getState: () => Picture;
    readonly subscribe: (listener: () => void) => () => void;
    /** Called with the scale once the slide is shown. */
    reportShown?(fit: SlideFit): void;
  };
  /** Size relative to the screen's sizes. */
  share: number;
}

/** Shows only the slide, on a transparent ground; nothing for a blank. */
export function OverlayPage({ source, share }: OverlayPageProps) {
  const { slide, look } = useSyncExternalStore(source.subscribe, source.getState);
  const scaled = useMemo(() => scaledLook(look, share), [look, share]);
  return (
    <main className={styles['overlay']}>
      <SlideView
        slide={slide}
        look={scaled}
        surface="overlay"
        {...(source.reportShown && { onFit: source.reportShown })}
      />
    </main>
  );
}

function scaledLook(look: Look, share: number): Look {
  const { gurbani, translation, teeka, transliteration } = look.sizes;
  return {
    ...look,
    sizes: {
      gurbani: gurbani * share,
      translation: translation * share,
      teeka: teeka * share,
      transliteration: transliteration * share,
    },
  };
}

/** Over a camera image a line needs less height than on a screen. */
const DEFAULT_PERCENT = 55;

/**
 * Opens the stream overlay. `/display/overlay?code=ABC-XYZ` follows that session from anywhere, such as a browser source of
 * OBS; without a code it follows the desk of the same browser. `size` is in per cent of the screen's sizes.
 */
export function openOverlay({ apiOrigin, apiPrefix }: SiteAddresses, search: URLSearchParams): ReactNode {
  document.documentElement.style.background = 'transparent';
  const code = parseSessionCode(search.get('code') ?? '');
  const percent = Number(search.get('size') ?? DEFAULT_PERCENT);
  const share = (percent >= 10 && percent <= 200 ? percent : DEFAULT_PERCENT) / 100;
  const source =
    code === null
      ? createScreen(randomId(), { isOverlay: true })
      : createFeed({ url: `${apiOrigin}${apiPrefix}/slides/${code}/events` });
  return <OverlayPage source={source} share={share} />;
}
