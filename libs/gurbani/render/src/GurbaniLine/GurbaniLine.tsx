import type { Word } from '@naad/gurbani-text';
import type { ComponentProps } from 'react';
import { type LineDisplay, lineHtml, PLAIN_DISPLAY } from './lineHtml.ts';
import styles from './GurbaniLine.module.css';

export interface GurbaniLineProps extends Omit<
  ComponentProps<'span'>,
  'children' | 'dangerouslySetInnerHTML' | 'lang'
> {
  /** Words of the line with their pauses, from `toWords` of `@naad/gurbani-text`. */
  words: readonly Word[];
  /** Deviations from the plain display: `markedWords` (indexes) and `isLarivaar`. */
  display?: Partial<LineDisplay>;
}

/** A line of Gurbani. Its text content equals the line letter for letter, as larivaar without its spaces. */
export function GurbaniLine({ words, display, className, ...rest }: GurbaniLineProps) {
  const shown = { ...PLAIN_DISPLAY, ...display };
  const ownClass = styles[shown.isLarivaar ? 'larivaar' : 'line'] ?? '';
  return (
    <span
      {...rest}
      className={className ? `${ownClass} ${className}` : ownClass}
      lang="pa-Guru"
      dangerouslySetInnerHTML={{ __html: lineHtml(words, shown) }}
    />
  );
}
