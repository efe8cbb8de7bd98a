import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import type { PaperPart } from './paper.ts';
import styles from './Paper.module.css';

/** A paragraph of the text. */
export function PaperParagraph({ part, isLarivaar }: { part: PaperPart; isLarivaar: boolean }) {
  const together = part.isWithNext ? '' : undefined;
  switch (part.kind) {
    case 'place':
      return (
        <h2 className={styles['place']} dir="auto" data-together={together}>
          {part.text}
        </h2>
      );
    case 'line':
      return (
        <p className={styles['line']} dir="ltr" data-together={together}>
          <GurbaniLine words={toWords(part.line.unicode, part.line.visraams)} display={{ isLarivaar }} />
        </p>
      );
    case 'transliteration':
    case 'translation':
      return (
        <p className={styles[part.kind]} lang={part.lang} dir="auto" data-together={together}>
          {part.text}
          {part.translator !== null && <small className={styles['translator']}> {part.translator}</small>}
        </p>
      );
  }
}

/** Name of a text, in Gurmukhi and Latin letters. */
export interface PaperTitleProps {
  title: { readonly unicode: string; readonly transliteration: string };
}

export function PaperTitle({ title }: PaperTitleProps) {
  return (
    <h1 className={styles['title']}>
      <span lang="pa-Guru">{title.unicode}</span>
      <span lang="pa-Latn" className={styles['latin']}>
        {title.transliteration}
      </span>
    </h1>
  );
}

/** Source of the text, at its end. */
export function PaperSource({ lines }: { lines: readonly string[] }) {
  return (
    <footer className={styles['source']}>
      {lines.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </footer>
  );
}
