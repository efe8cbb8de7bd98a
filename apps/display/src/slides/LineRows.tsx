import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import type { LineSlide } from '@naad/sync-protocol';
import { Companions } from './Companions.tsx';
import type { Look } from '../look/look.ts';
import styles from './SlideView.module.css';

export interface LineRowsProps {
  slide: LineSlide;
  look: Look;
}

/** The line with what belongs to it; with the lines of its paragraph around it where those are shown. */
export function LineRows({ slide, look }: LineRowsProps) {
  const { before, after } = slide.around ?? { before: [], after: [] };
  const asRows = look.mode !== 'reading';
  const display = { isLarivaar: look.larivaar };
  const around = (lines: readonly string[], from: string) =>
    lines.map((unicode, index) => (
      <span key={`${from}${String(index)}`} {...(asRows && { 'data-row': '' })} className={styles['around']}>
        <GurbaniLine words={toWords(unicode, [])} display={display} />{' '}
      </span>
    ));
  return (
    <>
      <div
        data-row=""
        className={styles['line']}
        data-around={slide.around ? (asRows ? 'rows' : 'run') : undefined}
        data-verse-id={slide.verseId}
      >
        {around(before, 'before')}
        <span className={styles['here']} data-here="">
          <GurbaniLine words={toWords(slide.unicode, slide.visraams)} display={display} />
        </span>
        {after.length > 0 && ' '}
        {around(after, 'after')}
      </div>
      <Companions slide={slide} look={look} />
    </>
  );
}
