import { readConfig } from '../config/index.ts';
import type { SourcesParts } from '../sources/createSources.ts';
import { createSources, type Sources } from '../sources/createSources.ts';
import { DataPack } from '../sources/packs/dataPack.ts';
import { createLogger } from '../logging/createLogger.ts';
import { loadScripture } from './createTestServer.ts';

/** Provenance of test packs. */
export const PROVENANCE = {
  format: 'naad-data-pack',
  version: 1,
  name: 'Packs of tests',
  licence: 'CC0-1.0',
  url: 'https://packs.example/',
} as const;

/** Creates sources for the real scripture from packs (without provenance), an upstream, an archive, or opened and shipped files. */
export async function createTestSources(
  packs: readonly object[],
  config: Partial<SourcesParts['config']> = {},
  opened: Pick<SourcesParts, 'audioFolder' | 'speechModel' | 'shippedHukamnamas'> = {},
): Promise<Sources> {
  const { corpus } = await loadScripture();
  return createSources({
    config: {
      upstreamUrl: null,
      hukamnamaArchiveUrl: null,
      dataDirectory: '/nowhere',
      audio: readConfig({}, '/nowhere').audio,
      transcription: null,
      ...config,
    },
    corpus,
    ...opened,
    packs: packs.map((pack) => DataPack.parse({ ...PROVENANCE, ...pack })),
    logger: createLogger('silent'),
  });
}
