import { useMemo, useSyncExternalStore } from 'react';
import type { Look } from '../look/look.ts';
import type { Picture } from '../screen/screenLink.ts';
import { SlideView } from '../slides/SlideView.tsx';
import styles from './OverlayPage.module.css';

export interface OverlayPageProps {
  source: {
    readonly getState: () => Picture;
    readonly subscribe: (listener: () => void) => () => void;
    /** Hears that the slide stands there. */
    shown?(scale: number): void;
  };
  /** How large, as a share of what the screen has. */
  share: number;
}

/** The slide over a picture: nothing else is drawn, and nothing at all on a blank. */
export function OverlayPage({ source, share }: OverlayPageProps) {
  const { slide, look } = useSyncExternalStore(source.subscribe, source.getState);
  const scaled = useMemo(() => scaledLook(look, share), [look, share]);
  return (
    <main className={styles['overlay']}>
      <SlideView
        slide={slide}
        look={scaled}
        surface="overlay"
        {...(source.shown && { onFit: source.shown })}
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
