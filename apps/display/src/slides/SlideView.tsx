import { ReadingArea, type ReadingDisplay } from '@naad/gurbani-render';
import { DEFAULT_FONT_SIZES, type Slide } from '@naad/sync-protocol';
import { useMemo } from 'react';
import { Background } from '../background/Background.tsx';
import type { SlideFit } from '../fit/fitSlide.ts';
import { useFit } from '../fit/useFit.ts';
import type { Look } from '../look/look.ts';
import { LineRows } from './LineRows.tsx';
import styles from './SlideView.module.css';
import { TextRows } from './TextRows.tsx';

export interface SlideViewProps {
  slide: Slide;
  look: Look;
  /** `overlay` is at the bottom of a camera image, without a background. */
  surface?: 'screen' | 'overlay' | 'preview';
  onFit?: (fit: SlideFit) => void;
}

/** A slide on its stage: as large as fits, or in the chosen size and smaller if that doesn't fit. */
export function SlideView({ slide, look, surface = 'screen', onFit }: SlideViewProps) {
  const subject = useMemo(() => ({ slide, look }), [slide, look]);
  const { gurbani, translation, teeka, transliteration } = look.sizes;
  // Over a camera image, Gurbani leaves room for the image.
  const wish = {
    isLargest: look.fit && surface !== 'overlay',
    gurbaniShare: gurbani / DEFAULT_FONT_SIZES.gurbani,
  };
  const { stage, content } = useFit(subject, wish, onFit);
  return (
    <div
      ref={stage}
      className={styles['stage']}
      data-surface={surface}
      data-theme={surface === 'overlay' ? 'dark' : look.theme}
      data-slide={slide.kind === 'text' ? slide.name : slide.kind}
      data-mode={slide.kind === 'line' ? look.mode : undefined}
      data-larivaar={look.larivaar ? '' : undefined}
      data-centred={look.centred || slide.kind === 'text' ? '' : undefined}
      style={{
        ['--line' as string]: gurbani,
        ['--translation' as string]: translation,
        ['--teeka' as string]: teeka,
        ['--transliteration' as string]: transliteration,
      }}
    >
      {look.background !== null && surface !== 'overlay' && (
        <Background id={look.background} theme={look.theme} />
      )}
      <ReadingArea ref={content} className={styles['content']} display={displayOf(look, slide)}>
        {slide.kind === 'line' && <LineRows slide={slide} look={look} />}
        {slide.kind === 'text' && <TextRows slide={slide} />}
      </ReadingArea>
    </div>
  );
}

/** Fixed sizes, because the stage sets its own. */
function displayOf(look: Look, slide: Slide): ReadingDisplay {
  return {
    font: look.font,
    isCentred: look.centred,
    assistStrength: look.larivaarAssist ? look.assistStrength : null,
    // The pauses of fixed words only tell where they break.
    visraamStyle: look.visraams && slide.kind === 'line' ? look.visraamStyle : null,
    fontSize: 2,
    lineHeight: look.lineHeight,
    translationSize: 1.2,
    transliterationSize: 1.2,
  };
}
