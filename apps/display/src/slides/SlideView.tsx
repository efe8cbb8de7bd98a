import { ReadingArea, type ReadingDisplay } from '@naad/gurbani-render';
import type { Slide } from '@naad/sync-protocol';
import { QrCode } from '@naad/ui-kit';
import { useMemo } from 'react';
import { useFit } from '../fit/useFit.ts';
import type { Look } from '../look/look.ts';
import { linkText } from './linkText.ts';
import { LineRows } from './LineRows.tsx';
import styles from './SlideView.module.css';

export interface SlideViewProps {
  slide: Slide;
  look: Look;
  /** `overlay` is at the bottom of a camera image, without a background. */
  surface?: 'screen' | 'overlay' | 'preview';
  onFit?: (scale: number) => void;
}

/** A slide on its stage, in the chosen size or smaller if that doesn't fit. */
export function SlideView({ slide, look, surface = 'screen', onFit }: SlideViewProps) {
  const subject = useMemo(() => ({ slide, look }), [slide, look]);
  const { stage, content } = useFit(subject, onFit);
  const { gurbani, translation, teeka, transliteration } = look.sizes;
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
      <ReadingArea ref={content} className={styles['content']} display={displayOf(look)}>
        {slide.kind === 'line' && <LineRows slide={slide} look={look} />}
        {slide.kind === 'text' && (
          <p
            data-row
            className={slide.isGurmukhi ? styles['words'] : styles['announcement']}
            {...(slide.isGurmukhi ? { lang: 'pa-Guru' } : { dir: 'auto' })}
          >
            {slide.link === undefined ? slide.text : linkText(slide.text, slide.link)}
          </p>
        )}
        {slide.kind === 'text' && slide.link !== undefined && (
          <div data-row className={styles['qr']}>
            <QrCode text={slide.link} label={slide.link} />
          </div>
        )}
      </ReadingArea>
    </div>
  );
}

/** Fixed sizes, because the stage sets its own. */
function displayOf(look: Look): ReadingDisplay {
  return {
    font: look.font,
    isCentred: look.centred,
    assistStrength: look.larivaarAssist ? look.assistStrength : null,
    visraamStyle: look.visraams ? look.visraamStyle : null,
    fontSize: 2,
    lineHeight: look.lineHeight,
    translationSize: 1.2,
    transliterationSize: 1.2,
  };
}
