import type { FoundVerse } from '@naad/api-client';
import { SHABAD } from '../testing/sampleTexts.ts';
import { parseShabadId, parseVerseId } from '@naad/gurbani-model';
import { SearchResults } from './SearchResults.tsx';

const CHOICE = { query: 'ਧਧਰਗਜ', type: 0, source: null, page: 1 } as const;

function found(): FoundVerse[] {
  const shabadId = parseShabadId(SHABAD.id);
  const { position } = SHABAD;
  if (shabadId === null || !position) return [];
  return SHABAD.lines.flatMap(({ verseId, unicode, ang }) => {
    const id = parseVerseId(verseId);
    if (id === null) return [];
    return [
      {
        id,
        shabadId,
        ang,
        unicode,
        visraams: [],
        translations: [],
        transliterations: [],
        source: position.source,
        writer: { id: null, unicode: null, english: null },
        raag: null,
        matches: [{ how: 'exact', words: [0, 1] }],
      },
    ];
  });
}

const RESULTS = {
  total: 4,
  page: 1,
  pageCount: 1,
  verses: found(),
  searchedAs: [],
  nearby: [],
  places: [],
  opensPlace: false,
  facets: null,
  instead: null,
};

const meta = {
  title: 'Controller/Search results',
  component: SearchResults,
  globals: { viewport: { value: 'phone' } },
  args: { onSearch: () => undefined, onOpen: () => undefined, outcome: { kind: 'searching' } },
};

export default meta;

export const Searching = {};
export const Found = { args: { outcome: { kind: 'found', choice: CHOICE, results: RESULTS } } };
export const ManyPages = {
  args: {
    outcome: { kind: 'found', choice: CHOICE, results: { ...RESULTS, total: 400, page: 3, pageCount: 20 } },
  },
};
export const NothingFound = {
  args: {
    outcome: {
      kind: 'found',
      choice: CHOICE,
      results: { ...RESULTS, total: 0, page: 0, pageCount: 0, verses: [] },
    },
  },
};
export const DidNotCome = { args: { outcome: { kind: 'failed', choice: CHOICE } } };
