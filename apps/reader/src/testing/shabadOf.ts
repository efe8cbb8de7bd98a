import type { Ang, Shabad, ShabadId, Verse, VerseId } from '@naad/gurbani-model';

/** A shabad with these lines, for tests. Its verse ids start at ten times its id. */
export function shabadOf(id: number, lines: readonly string[]): Shabad {
  const verses = lines.map((unicode, place): Verse => ({
    id: (10 * id + place) as VerseId,
    shabadId: id as ShabadId,
    ang: 1 as Ang,
    unicode,
    visraams: [],
    translations: [],
    transliterations: [],
  }));
  return {
    id: id as ShabadId,
    titleVerseId: (10 * id) as VerseId,
    ang: 1 as Ang,
    source: { id: 'G', english: 'Sri Guru Granth Sahib Ji', unicode: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ' },
    writer: { id: 1, english: 'Guru Nanak Dev Ji', unicode: 'ਮਹਲਾ ੧' },
    raag: null,
    neighbours: { previous: null, next: null },
    verses,
  };
}
