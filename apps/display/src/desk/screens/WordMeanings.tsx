import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClient, WordMeaning } from '@naad/api-client';
import { toWords } from '@naad/gurbani-text';
import { useState } from 'react';
import styles from './WordMeanings.module.css';

export interface WordMeaningsProps {
  client: ApiClient;
  /** The line on the screen. */
  line: string;
}

type Found = 'asking' | 'failed' | readonly WordMeaning[];

/** The words of the line on the screen; the one that is pressed is looked up, for the operator alone. */
export function WordMeanings({ client, line }: WordMeaningsProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<{ readonly index: number; readonly found: Found } | null>(null);
  const words = toWords(line, []).filter(({ text }) => /\p{L}/u.test(text));
  const ask = async (index: number, word: string) => {
    setAsked({ index, found: 'asking' });
    const found = await client.lookUpWord(word).catch(() => 'failed' as const);
    // Another may have been asked meanwhile.
    setAsked((now) => (now?.index === index ? { index, found } : now));
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
              aria-expanded={asked?.index === index}
              onClick={() => void ask(index, text)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <div role="status" className={styles['meaning']}>
        {asked?.found === 'failed' && <Trans>The dictionary did not answer. Try again in a moment.</Trans>}
        {Array.isArray(asked?.found) && asked.found.length === 0 && (
          <Trans>No Mahaan Kosh entry available.</Trans>
        )}
        {Array.isArray(asked?.found) &&
          (asked.found as readonly WordMeaning[]).map(({ definition, sourceName }, index) => (
            <p key={index}>
              <span lang="pa-Guru">{definition}</span>
              {sourceName !== null && <small> {sourceName}</small>}
            </p>
          ))}
      </div>
    </section>
  );
}
