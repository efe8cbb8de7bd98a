import type { HomeHukamnama } from '../homeHukamnama.ts';

/** The hukamnama of 19 August 2026, for stories and tests. */
export const STORY_HUKAMNAMA: HomeHukamnama = {
  date: { year: 2026, month: 8, day: 19 },
  isToday: true,
  line: 'ਜਿਸੁ ਜਲ ਨਿਧਿ ਕਾਰਣਿ ਤੁਮ ਜਗਿ ਆਏ ਸੋ ਅੰਮ੍ਰਿਤੁ ਗੁਰ ਪਾਹੀ ਜੀਉ ॥',
  translation: null,
  source: { id: 'G', unicode: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ', english: 'Sri Guru Granth Sahib Ji' },
  writer: { id: null, unicode: 'ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ', english: 'Guru Nanak Dev Ji' },
  raag: { unicode: 'ਰਾਗੁ ਸੋਰਠਿ', english: 'Raag Sorath' },
  ang: 598,
};
