import type { SiteOffer } from '@naad/settings-schema';

const ABSENT = { absent: 'notConfigured' };

/** Capabilities of a site with only the scripture: no dictionary, recordings or other data. */
export const bareSite: SiteOffer = {
  translators: [{ key: 'en.ssk' }, { key: 'pu.ss' }, { key: 'pu.ft' }, { key: 'pu.ms' }, { key: 'es.sn' }],
  visraamSources: ['sttm'],
  features: { kosh: ABSENT, audio: ABSENT, hukamnamaAudio: ABSENT },
};
