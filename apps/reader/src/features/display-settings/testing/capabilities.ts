import type { Capabilities, FeatureState, Translator } from '@naad/api-client';
import { FEATURES } from '@naad/api-contract';

const translator = (key: string, name: string, ...sourceIds: string[]): Translator => ({
  key,
  language: key.slice(0, 2),
  name,
  sourceIds,
});

const absent: FeatureState = { sources: [], absent: 'notConfigured' };

/** Capabilities of a site with no data beside the scripture. */
export const CAPABILITIES: Capabilities = {
  searchTypes: [],
  sources: [],
  translators: [
    translator('en.ssk', 'Dr. Sant Singh Khalsa', 'G'),
    translator('en.ms', 'Bhai Manmohan Singh', 'G'),
    translator('en.kohli', 'Dr. Surindar Singh Kohli', 'D'),
    translator('pu.ss', 'Prof. Sahib Singh', 'G'),
    translator('pu.ft', 'Faridkot Teeka', 'G'),
    translator('pu.jaggi', 'Dr. Rattan Singh Jaggi', 'D'),
    translator('es.sn', 'SikhNet', 'G'),
  ],
  hasDoodle: false,
  features: {
    ...(Object.fromEntries(FEATURES.map((name) => [name, absent])) as Record<
      (typeof FEATURES)[number],
      FeatureState
    >),
    kosh: {
      sources: [{ kind: 'stand-in', name: 'Sri Guru Granth Darpan', licence: null, url: null }],
      absent: null,
    },
  },
  visraamSources: ['sttm'],
};
