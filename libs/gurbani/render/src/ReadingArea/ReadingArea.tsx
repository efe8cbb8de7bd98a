import type { ComponentProps } from 'react';
import styles from './ReadingArea.module.css';
import type { ReadingDisplay } from './readingDisplay.ts';

export interface ReadingAreaProps extends ComponentProps<'div'> {
  display: ReadingDisplay;
}

/**
 * What holds lines and says how they are drawn: a choice of its reader changes attributes of this one element, and no
 * line is drawn anew. Attributes and not styles, since the policy of the site refuses a style in the HTML.
 *
 * What is within takes its size from `--reading-scale`, `--leading-scale`, `--translation-scale` and
 * `--transliteration-scale`: 1 as designed.
 */
export function ReadingArea({ display, className, ...rest }: ReadingAreaProps) {
  return (
    <div
      {...rest}
      className={[styles['area'], className].filter(Boolean).join(' ')}
      data-font={display.font}
      data-centred={display.isCentred ? '' : undefined}
      data-assist={display.assistStrength ?? undefined}
      data-visraams={display.visraamStyle ?? undefined}
      data-size={step(display.fontSize)}
      data-leading={step(display.lineHeight)}
      data-translation-size={step(display.translationSize)}
      data-transliteration-size={step(display.transliterationSize)}
    />
  );
}

/** A step as the rules name it, though steps of tenths add up to a little more or less than they are. */
function step(value: number): string {
  return value.toFixed(1);
}
