import type { Capabilities, Companions } from '@naad/api-client';
import type { TransliterationScript } from '@naad/gurbani-corpus';
import { type Look, TRANSLITERATIONS } from '../../look/look.ts';

/** Where nothing is known of the deployment: whose words each language begins with. */
const USUAL = ['en.ssk', 'pu.ss', 'es.sn'];

/** What to ask for with lines: every translator of a chosen language, since each work has its own. */
export function companionsOf(look: Look, capabilities: Capabilities | null): Companions {
  const keys = capabilities?.translators.map(({ key }) => key) ?? USUAL;
  return {
    translations: keys.filter((key) => look.translations.includes(key.split('.')[0] ?? '')),
    transliterations: TRANSLITERATIONS.filter((script): script is TransliterationScript =>
      look.transliterations.includes(script),
    ),
    // Pauses of a source that is not here would be none at all.
    ...(capabilities?.visraamSources.includes(look.visraamSource) && { visraamSource: look.visraamSource }),
  };
}
