import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import type { Slide } from '@naad/sync-protocol';
import { QrCode } from '@naad/ui-kit';
import { linkText } from './linkText.ts';
import styles from './SlideView.module.css';

/** Last words of the phrases of the Mool Mantra and of Dhan Guru, which aren't broken within. */
const PHRASE_ENDS: Readonly<Record<string, readonly number[]>> = {
  moolMantra: [0, 2, 4, 5, 6, 8, 10],
  dhanGuru: [1],
};

export interface TextRowsProps {
  slide: Extract<Slide, { kind: 'text' }>;
}

/** A slide of text: the fixed words of a named slide, or an announcement in any script, above the QR code of its address. */
export function TextRows({ slide: { name, text, isGurmukhi, link } }: TextRowsProps) {
  if (name === 'announcement') {
    return (
      <>
        <p
          className={styles['announcement']}
          data-gurbani="text"
          {...(isGurmukhi ? { lang: 'pa-Guru' } : { dir: 'auto' })}
        >
          {link === undefined ? text : linkText(text, link)}
        </p>
        {link !== undefined && (
          <div data-rest>
            <div data-row className={styles['qr']}>
              <QrCode text={link} label={link} />
            </div>
          </div>
        )}
      </>
    );
  }
  const pauses = (PHRASE_ENDS[name] ?? []).map((word) => ({ word, type: 'main' as const }));
  return (
    <p className={styles['words']} data-gurbani="rows">
      <GurbaniLine words={toWords(text, pauses)} />
    </p>
  );
}
