import { GlossResponse } from '@naad/api-contract';
import type { VerseId } from '@naad/gurbani-model';
import type { ApiClient } from './createApiClient.ts';
import { ang, sourceId } from './fromWire.ts';
import type { LineGlossary } from './scripture.ts';

/**
 * Loads the words of a line with their meanings in this line. Refused as `verseNotFound`. Apart from the client, because
 * only its sheet needs the schema.
 */
export async function loadLineGlossary(
  client: Pick<ApiClient, 'request'>,
  id: VerseId,
): Promise<LineGlossary> {
  const wire = await client.request(`/gloss/${String(id)}`, GlossResponse);
  return {
    ang: ang(wire.ang),
    sourceId: sourceId(wire.sourceId),
    lineNumber: wire.lineNumber,
    commentary: wire.source,
    words: wire.words,
  };
}
