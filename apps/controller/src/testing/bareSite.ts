import type { SiteOffer } from '@naad/settings-schema';

const ABSENT = { absent: 'notConfigured' };

/** What a site has without any data beside the scripture, and without a dictionary. */
export const bareSite: SiteOffer = {
  translators: [{ key: 'en.ssk' }, { key: 'pu.ss' }, { key: 'pu.ft' }, { key: 'pu.ms' }, { key: 'es.sn' }],
  visraamSources: ['sttm'],
  features: { kosh: ABSENT, audio: ABSENT, hukamnamaAudio: ABSENT },
};
