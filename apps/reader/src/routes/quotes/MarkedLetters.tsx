import styles from './MarkedLetters.module.css';

export interface MarkedLettersProps {
  text: string;
  /** The parts to mark, ascending, from one UTF-16 index up to another; all of it where there are none. */
  spans: readonly { readonly start: number; readonly end: number }[];
  /** Whose letters they are. */
  tone: 'quoted' | 'scripture';
}

/** A word with the letters marked that differ; letter for letter what it was. */
export function MarkedLetters({ text, spans, tone }: MarkedLettersProps) {
  const marked = spans.length === 0 ? [{ start: 0, end: text.length }] : spans;
  return (
    <bdi
      lang={/[\u0a00-\u0a7f]/.test(text) ? 'pa-Guru' : undefined}
      className={styles['word']}
      data-tone={tone}
    >
      {marked.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(marked[index - 1]?.end ?? 0, start)}
          <mark className={styles['mark']}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marked.at(-1)?.end ?? 0)}
    </bdi>
  );
}
