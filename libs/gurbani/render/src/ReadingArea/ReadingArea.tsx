import type { ComponentProps, ReactNode } from 'react';
import styles from './ReadingArea.module.css';

/** Font names; README.md lists the font of each. */
export type ReadingFont =
  | 'anmol_lipi'
  | 'anmol_bold'
  | 'notosans'
  | 'notosans_bold'
  | 'gurmukhi_normal'
  | 'gurmukhi_heavy'
  | 'gurmukhi_thick'
  | 'prabhki'
  | 'unicode_font';

/** Display settings of all lines in an area, which change without re-rendering lines. */
export interface ReadingDisplay {
  /** Font of all Gurmukhi. */
  readonly font: ReadingFont;
  /** Lines centred instead of aligned to their start. */
  readonly isCentred: boolean;
  /** Contrast of every second word in larivaar, 1-5, or null for off. */
  readonly assistStrength: number | null;
  /** Style of pauses, or null to hide them. */
  readonly visraamStyle: 'colored-words' | 'gradient-bg' | null;
  /** Size of a line, 1.2-3.2 in steps of 0.4; 2 is the design's size. */
  readonly fontSize: number;
  /** Line height, 1.2-2 in steps of 0.2; 1.2 is the design's height. */
  readonly lineHeight: number;
  /** Size of translations, 1.2-2.4 in steps of 0.4; 1.2 is the design's size. */
  readonly translationSize: number;
  /** Size of transliterations, 1.2-3.2 in steps of 0.4; 1.2 is the design's size. */
  readonly transliterationSize: number;
}

export interface ReadingAreaProps extends ComponentProps<'div'> {
  /** Settings of all lines inside. */
  display: ReadingDisplay;
  /** Lines and the text beside them. */
  children?: ReactNode;
}

/**
 * Sets the display of all lines inside by attributes of one element, so that a changed setting re-renders no line.
 * Attributes instead of styles, because the site's policy forbids inline styles.
 *
 * Content sizes itself by `--reading-scale`, `--leading-scale`, `--translation-scale` and `--transliteration-scale`,
 * which are 1 in the design.
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

/** Rounds to the step in the CSS rules, because sums of tenths are inexact. */
function step(value: number): string {
  return value.toFixed(1);
}
