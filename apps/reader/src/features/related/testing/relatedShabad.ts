import type { RelatedShabad } from '@naad/api-client';
import { parseAng, parseShabadId } from '@naad/gurbani-model';

/** A related shabad of the given similarity, for tests and stories. */
export function relatedShabad(percent: number, index: number): RelatedShabad {
  const [shabadId, ang] = [parseShabadId(index + 1), parseAng(8)];
  if (shabadId === null || ang === null) throw new RangeError('No such id.');
  return {
    shabadId,
    percent,
    ang,
    unicode: `ਸੋ ਦਰੁ ਕੇਹਾ ਸੋ ਘਰੁ ਕੇਹਾ ਜਿਤੁ ਬਹਿ ਸਰਬ ਸਮਾਲੇ ॥${String(index)}॥`,
    translations: [],
    transliteration: null,
    source: { id: 'G', english: 'Sri Guru Granth Sahib Ji', unicode: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ' },
    writer: { id: 1, english: 'Guru Nanak Dev Ji', unicode: 'ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ' },
    raag: { english: 'Raag Aasaa', unicode: 'ਰਾਗੁ ਆਸਾ' },
    reasons: {
      lines: index % 3,
      words: ['ਨਿਮਖ', 'ਬਿਸਰਉ'],
      english: index % 2 === 0,
      raag: true,
      writer: false,
    },
  };
}
