import { expect, it } from 'vitest';
import type { BaniId } from '@naad/gurbani-model';
import { filterBanis } from './filterBanis.ts';

const BANIS = [
  { id: 2 as BaniId, slug: 'jap-jee-saahib', unicode: 'ਜਪੁ ਜੀ ਸਾਹਿਬ', transliteration: 'jap jee saahib' },
  { id: 101 as BaniId, slug: 'shabadh-hazaare', unicode: 'ਸ਼ਬਦ ਹਜ਼ਾਰੇ', transliteration: 'shabadh hazaare' },
  { id: 102 as BaniId, slug: 'jaap-saahib', unicode: 'ਜਾਪੁ ਸਾਹਿਬ', transliteration: 'jaap saahib' },
  { id: 103 as BaniId, slug: 'anandh-saahib', unicode: 'ਅਨੰਦੁ ਸਾਹਿਬ', transliteration: 'ana(n)dh saahib' },
  {
    id: 6 as BaniId,
    slug: 'tavai-prasaadh-savaye-sraavag-sudh',
    unicode: 'ਤ੍ਵ ਪ੍ਰਸਾਦਿ ਸਵਯੇ (ਸ੍ਰਾਵਗ ਸੁਧ)',
    transliteration: 'tavai prasaadh savaye (sraavag sudh)',
  },
];

it.each([
  ['', 5],
  ['  ', 5],
  ['jaa', ['jaap-saahib']],
  ['JAP JEE', ['jap-jee-saahib']],
  ['japujee', ['jap-jee-saahib']],
  ['anandh', ['anandh-saahib']],
  ['ana(n)dh', ['anandh-saahib']],
  ['savaye (sraavag', ['tavai-prasaadh-savaye-sraavag-sudh']],
  ['ਜਪੁ', ['jap-jee-saahib']],
  ['ਜਪ', ['jap-jee-saahib']],
  ['ਜਪਸ', ['jaap-saahib']],
  ['ਸਬਦ', ['shabadh-hazaare']],
  ['ਜਜਸ', ['jap-jee-saahib']],
  ['AnMdu', ['anandh-saahib']],
  ['jpu', ['jap-jee-saahib']],
  ['qpss', ['tavai-prasaadh-savaye-sraavag-sudh']],
  ['xyz', []],
  ['()', []],
])('%j finds %j [B79]', (typed, found) => {
  const slugs = filterBanis(BANIS, typed).map(({ slug }) => slug);
  if (typeof found === 'number') expect(slugs).toHaveLength(found);
  else expect(slugs).toEqual(found);
});
