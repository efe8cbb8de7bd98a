import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FoundVerse, SourceState } from '@naad/api-client';
import type { SourceId } from '@naad/gurbani-model';
import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import { Button, Pagination } from '@naad/ui-kit';
import { isOpenable, type OpenablePlace } from './isOpenable.ts';
import styles from './SearchPanel.module.css';
import type { SearchChoice, SearchOutcome } from './useSearch.ts';

/** The line that a result opens. */
export type Found = Pick<FoundVerse, 'shabadId' | 'id' | 'unicode'>;

export interface SearchResultsProps {
  outcome: Exclude<SearchOutcome, { kind: 'none' }>;
  /** Names of the works. */
  sources: readonly SourceState[];
  onSearch: (choice: SearchChoice) => void;
  onOpen: (found: Found) => void;
  onPlace: (place: OpenablePlace) => void;
}

/** One page of results, each a button that shows its line on the screen. */
export function SearchResults({ outcome, sources, onSearch, onOpen, onPlace }: SearchResultsProps) {
  const { t } = useLingui();
  if (outcome.kind === 'searching') {
    return (
      <p role="status" className={styles['notice']}>
        <Trans>Searching…</Trans>
      </p>
    );
  }
  const { choice } = outcome;
  if (outcome.kind === 'failed') {
    return (
      <div role="alert" className={styles['notice']}>
        <p>
          <Trans>Search failed.</Trans>
        </p>
        <Button
          onClick={() => {
            onSearch(choice);
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  const { total, page, pageCount, verses, places } = outcome.results;
  return (
    <>
      <PlaceList places={places.filter(isOpenable)} sources={sources} onPlace={onPlace} />
      <p role="status" className={styles['notice']}>
        {total === 0 ? (
          <Trans>No results found. Try another search type or source.</Trans>
        ) : (
          <Plural value={total} one="# result" other="# results" />
        )}
      </p>
      <ol aria-label={t`Search results`} className={styles['results']}>
        {verses.map((verse, index) => (
          <li key={`${String(verse.id)} ${String(index)}`}>
            <ResultButton verse={verse} onOpen={onOpen} />
          </li>
        ))}
      </ol>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks on its links, which work by keyboard */}
      <div
        onClick={(event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          if (!link) return;
          event.preventDefault();
          onSearch({ ...choice, page: Number(link.hash.slice('#page='.length)) });
        }}
      >
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(each) => `#page=${String(each)}`}
          words={{ label: t`Pagination`, previous: t`Previous page`, next: t`Next page` }}
        />
      </div>
    </>
  );
}

interface PlaceListProps extends Pick<SearchResultsProps, 'sources' | 'onPlace'> {
  places: readonly OpenablePlace[];
}

/** Texts that the query names, each a button that opens it. */
function PlaceList({ places, sources, onPlace }: PlaceListProps) {
  const { t, i18n } = useLingui();
  if (places.length === 0) return null;
  const sourceName = (id: SourceId) => {
    const source = sources.find((each) => each.id === id);
    return (i18n.locale === 'pa' ? source?.unicode : source?.english) ?? id;
  };
  return (
    <ul aria-label={t`Texts with this name`} className={styles['results']}>
      {places.map((place) => (
        <li key={JSON.stringify(place)}>
          <button
            type="button"
            className={styles['result']}
            onClick={() => {
              onPlace(place);
            }}
          >
            {place.type === 'ang' && (
              <span>{t`${sourceName(place.source)}, ang ${i18n.number(place.ang)}`}</span>
            )}
            {'unicode' in place && (
              <span lang="pa-Guru" className={styles['gurbani']}>
                {place.unicode}
              </span>
            )}
            {place.type === 'bani' && i18n.locale !== 'pa' && (
              <span lang="pa-Latn" className={styles['source']}>
                {place.transliteration}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function ResultButton({ verse, onOpen }: { verse: FoundVerse } & Pick<SearchResultsProps, 'onOpen'>) {
  const { i18n } = useLingui();
  const source = i18n.locale === 'pa' ? verse.source.unicode : verse.source.english;
  const [reason] = verse.matches;
  // Matches in a translation have no words of the line to mark.
  const markedWords = reason && reason.how !== 'translation' ? reason.words : [];
  return (
    <button
      type="button"
      data-verse-id={verse.id}
      className={styles['result']}
      onClick={() => {
        onOpen(verse);
      }}
    >
      <GurbaniLine
        words={toWords(verse.unicode, [])}
        display={{ markedWords }}
        className={styles['gurbani'] ?? ''}
      />
      <span className={styles['source']}>
        {source}, {i18n.number(verse.ang)}
      </span>
    </button>
  );
}
