import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClient, WordMeaning } from '@naad/api-client';
import { toWords } from '@naad/gurbani-text';
import { useState } from 'react';
import styles from './WordMeanings.module.css';

export interface WordMeaningsProps {
  client: ApiClient;
  /** The line on the screen, in Unicode. */
  line: string;
}

type Found = 'loading' | 'failed' | readonly WordMeaning[];

/** Lists the words of the line on the screen. A press looks the word up for the operator; the screen doesn't change. */
export function WordMeanings({ client, line }: WordMeaningsProps) {
  const { t } = useLingui();
  const [lookup, setLookup] = useState<{ readonly index: number; readonly found: Found } | null>(null);
  const words = toWords(line, []).filter(({ text }) => /\p{L}/u.test(text));
  const lookUp = async (index: number, word: string) => {
    setLookup({ index, found: 'loading' });
    const found = await client.lookUpWord(word).catch(() => 'failed' as const);
    // Another word may have been pressed meanwhile.
    setLookup((now) => (now?.index === index ? { index, found } : now));
  };
  return (
    <section aria-label={t`Words of the line`}>
      <ul className={styles['words']}>
        {words.map(({ text }, index) => (
          <li key={index}>
            <button
              type="button"
              lang="pa-Guru"
              className={styles['word']}
              aria-expanded={lookup?.index === index}
              onClick={() => void lookUp(index, text)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <div role="status" className={styles['meaning']}>
        {lookup?.found === 'failed' && <Trans>Couldn't load the meaning. Try again in a moment.</Trans>}
        {Array.isArray(lookup?.found) && lookup.found.length === 0 && (
          <Trans>No meaning found for this word.</Trans>
        )}
        {Array.isArray(lookup?.found) &&
          (lookup.found as readonly WordMeaning[]).map(({ definition, sourceName }, index) => (
            <p key={index}>
              <span lang="pa-Guru">{definition}</span>
              {sourceName !== null && <small> {sourceName}</small>}
            </p>
          ))}
      </div>
    </section>
  );
}
