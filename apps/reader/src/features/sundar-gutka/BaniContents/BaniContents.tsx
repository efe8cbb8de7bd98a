import { Trans } from '@lingui/react/macro';
import type { BaniPart } from '../baniParts.ts';
import styles from './BaniContents.module.css';

/** Fewer headings are seen at a glance. */
const MIN_PARTS = 3;

/** Links to the headings of a bani, each with its first line. */
export function BaniContents({ parts }: { parts: readonly BaniPart[] }) {
  if (parts.length < MIN_PARTS) return null;
  return (
    <details className={styles['contents']}>
      <summary className={styles['summary']}>
        <Trans>Contents</Trans>
      </summary>
      <ol className={styles['list']}>
        {parts.map(({ id, heading, verses }) => (
          <li key={id}>
            <a href={`#${id}`} lang="pa-Guru" className={styles['part']}>
              <span className={styles['heading']}>{heading.map(({ unicode }) => unicode).join(' ')}</span>
              <span className={styles['line']}>{verses[heading.length]?.unicode}</span>
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
