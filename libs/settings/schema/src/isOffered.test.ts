import { describe, expect, it } from 'vitest';
import { isOffered, type SiteOffer } from './isOffered.ts';

const absent = { absent: 'notConfigured' };
const present = { absent: null };

/** A site with nothing beside the scripture. */
const BARE: SiteOffer = {
  translators: [{ key: 'en.ssk' }, { key: 'pu.ss' }, { key: 'pu.ft' }, { key: 'es.sn' }],
  visraamSources: ['sttm'],
  features: { kosh: present, audio: absent, hukamnamaAudio: absent },
};
const RICH: SiteOffer = {
  translators: [...BARE.translators, { key: 'en.bdb' }, { key: 'pu.bdb' }, { key: 'hi.ss' }],
  visraamSources: ['sttm', 'igurbani', 'sttm2'],
  features: { kosh: present, audio: absent, hukamnamaAudio: present },
};

/** Options that only `RICH` has. */
const EXTRAS = [
  ['translations', 'hindi'],
  ['translators', 'en.bdb'],
  ['translators', 'pu.bdb'],
  ['steeks', 'bdb'],
  ['visraamSource', 'igurbani'],
  ['visraamSource', 'sttm2'],
  ['audioPlayer', undefined],
] as const;

describe('isOffered', () => {
  it.each(EXTRAS)('offers %s %s only where the site has it', (setting, option) => {
    expect([isOffered(BARE, setting, option), isOffered(RICH, setting, option)]).toEqual([false, true]);
  });

  it.each([
    ['translations', 'english'],
    ['translations', 'punjabi'],
    ['translators', 'en.ssk'],
    ['steeks', 'ft'],
    ['visraamSource', 'sttm'],
    ['mahaanKoshTooltip', undefined],
  ] as const)('offers %s %s of every site', (setting, option) => {
    expect(isOffered(BARE, setting, option)).toBe(true);
  });

  it('offers word meanings only with a dictionary, and the player with recordings of either kind', () => {
    const without = { ...BARE, features: { ...BARE.features, kosh: absent, audio: present } };
    expect(isOffered(without, 'mahaanKoshTooltip')).toBe(false);
    expect(isOffered(without, 'audioPlayer')).toBe(true);
  });

  it('offers everything while the site is unknown', () => {
    expect(EXTRAS.every(([setting, option]) => isOffered(null, setting, option))).toBe(true);
  });

  it('offers settings that need nothing', () => {
    expect(isOffered(BARE, 'larivaar')).toBe(true);
    expect(isOffered(BARE, 'transliterations', 'hi')).toBe(true);
  });
});
