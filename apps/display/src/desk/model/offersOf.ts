import type { Capabilities } from '@naad/api-client';

/** What of the texts this deployment has, so that the desk offers nothing that would stay empty. */
export interface Offers {
  /** Languages of translations, as the keys of translators begin. */
  readonly translations: readonly string[];
  /** Translators of Punjabi, as their keys end. */
  readonly steeks: readonly string[];
  readonly visraamSources: readonly string[];
  /** Whether there is a dictionary. */
  readonly hasMeanings: boolean;
}

export function offersOf(capabilities: Capabilities | null): Offers | null {
  if (capabilities === null) return null;
  const keys = capabilities.translators.map(({ key }) => key);
  return {
    translations: [...new Set(keys.map((key) => key.split('.')[0] ?? ''))],
    steeks: keys.flatMap((key) => (key.startsWith('pu.') ? [key.slice('pu.'.length)] : [])),
    visraamSources: capabilities.visraamSources,
    hasMeanings: capabilities.features.kosh.absent === null,
  };
}
