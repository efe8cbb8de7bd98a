import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import type { Slide } from '@naad/sync-protocol';
import styles from './SlideView.module.css';

/** Last words of the phrases of the Mool Mantra and of Dhan Guru, which aren't broken within. */
const PHRASE_ENDS: Readonly<Record<string, readonly number[]>> = {
  moolMantra: [0, 2, 4, 5, 6, 8, 10],
  dhanGuru: [1],
};

/** A slide of text: the fixed words of a named slide, or an announcement in any script. */
export function TextRows({ slide: { name, text, isGurmukhi } }: { slide: Extract<Slide, { kind: 'text' }> }) {
  if (name === 'announcement') {
    return (
      <p
        className={styles['announcement']}
        data-gurbani="text"
        {...(isGurmukhi ? { lang: 'pa-Guru' } : { dir: 'auto' })}
      >
        {text}
      </p>
    );
  }
  const pauses = (PHRASE_ENDS[name] ?? []).map((word) => ({ word, type: 'main' as const }));
  return (
    <p className={styles['words']} data-gurbani="rows">
      <GurbaniLine words={toWords(text, pauses)} />
    </p>
  );
}
