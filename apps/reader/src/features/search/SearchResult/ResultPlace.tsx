import { useLingui } from '@lingui/react/macro';
import type { FoundVerse } from '@naad/api-client';
import { ownName } from '../../../language/ownName.ts';
import { angHref, type SearchChoice, searchHref } from '../searchChoice.ts';
import styles from './SearchResult.module.css';

export interface ResultPlaceProps {
  verse: FoundVerse;
  choice: SearchChoice;
  /** What a page of the work is called, as `Ang`. */
  pageName: string;
}

/** Where a line stands: the work and the writer lead to the same search there (behaviour 41), the raag is said. */
export function ResultPlace({ verse, choice, pageName }: ResultPlaceProps) {
  const { i18n } = useLingui();
  const { source, writer, raag, ang } = verse;
  return (
    <p className={styles['place']}>
      <a href={searchHref({ ...choice, source: source.id })}>{ownName(i18n, source)}</a>
      <a href={angHref(ang, source.id)}>
        {pageName} {ang}
      </a>
      {writer.id !== null && writer.english !== null && (
        <a href={searchHref({ ...choice, writer: writer.id })}>{ownName(i18n, writer)}</a>
      )}
      {raag && <span>{ownName(i18n, raag)}</span>}
    </p>
  );
}
