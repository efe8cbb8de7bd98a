import { RelatedResponse, type RelatedRow } from '@naad/api-contract';
import type { ShabadId, TranslationText } from '@naad/gurbani-model';
import type { ApiClient } from './createApiClient.ts';
import { ang, raagFromWire, shabadId, sourceFromWire } from './fromWire.ts';
import type { RelatedShabad } from './scripture.ts';

/** Stretches scores so that the best are near a hundred. */
const PERCENT_PER_SCORE = 1.5;

function relatedFromWire(wire: RelatedRow): RelatedShabad {
  const texts = [
    { key: 'en', lang: 'en', text: wire.English },
    { key: 'pu', lang: 'pa-Guru', text: wire.PunjabiUni },
    { key: 'es', lang: 'es', text: wire.Spanish },
  ] as const;
  return {
    shabadId: shabadId(wire.ShabadID),
    percent: Math.max(0, Math.min(100, Math.round(wire.AvgScore * PERCENT_PER_SCORE))),
    unicode: wire.GurmukhiUni,
    translations: texts.flatMap(({ key, lang, text }): TranslationText[] =>
      text ? [{ key, lang, text }] : [],
    ),
    transliteration: wire.Transliteration,
    ang: ang(wire.PageNo),
    source: sourceFromWire({
      sourceId: wire.SourceID,
      unicode: wire.SourceUnicode,
      english: wire.SourceEnglish,
    }),
    writer: { id: wire.WriterID, unicode: wire.WriterUnicode, english: wire.WriterEnglish },
    raag: raagFromWire({ unicode: wire.RaagUnicode, english: wire.RaagEnglish }),
    reasons: wire.Reasons,
  };
}

/** Loads the shabads related to another, at most twenty. Apart from the client, because only their list needs the schema. */
export async function loadRelated(
  client: Pick<ApiClient, 'request'>,
  id: ShabadId,
): Promise<RelatedShabad[]> {
  return (await client.request(`/related/shabad/${String(id)}`, RelatedResponse)).rows.map(relatedFromWire);
}
