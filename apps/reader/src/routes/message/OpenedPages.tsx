import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { PageOutcome } from '../../navigation/outcome.ts';
import styles from './MessagePage.module.css';

const MAX_PAGES = 8;

/** Runs of words in Gurmukhi, with the marks that end a line. */
const GURMUKHI = /([\u0A00-\u0A7F]+(?:[\s\u0964\u0965]*[\u0A00-\u0A7F\u0964\u0965]+)*)/;

/** Links to the pages of this visit that have something to read. */
export function OpenedPages({ opened }: { opened: readonly PageOutcome[] }) {
  const readable = opened.filter(
    ({ page: { status, content } }) =>
      status === 200 && content.page !== 'home' && content.page !== 'message',
  );
  if (readable.length === 0) return null;
  return (
    <section aria-labelledby="opened">
      <h2 id="opened" className={styles['heading']}>
        <Trans>What you can read now</Trans>
      </h2>
      <ul className={styles['opened']}>
        {readable.slice(0, MAX_PAGES).map(({ href, page: { title } }) => (
          <li key={href}>
            <a href={href}>
              {title.split(GURMUKHI).map((part, place) =>
                // Every second part is what the pattern caught.
                place % 2 === 1 ? (
                  <span key={place} lang="pa-Guru">
                    {part}
                  </span>
                ) : (
                  <Fragment key={place}>{part}</Fragment>
                ),
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
