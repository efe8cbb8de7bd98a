import { pino } from 'pino';
import { readConfig } from '../config/index.ts';
import type { SourcesParts } from '../sources/createSources.ts';
import { createSources, type Sources } from '../sources/index.ts';
import { DataPack } from '../sources/packs/dataPack.ts';
import { loadScripture } from './createTestServer.ts';

/** Whose data that of tests is. */
export const PROVENANCE = {
  format: 'naad-data-pack',
  version: 1,
  name: 'Packs of tests',
  licence: 'CC0-1.0',
  url: 'https://packs.example/',
} as const;

/** Sources on the real scripture: of packs, without their provenance, of an upstream, an archive, or what was opened. */
export async function createTestSources(
  packs: readonly object[],
  config: Partial<SourcesParts['config']> = {},
  opened: Pick<SourcesParts, 'audioFolder' | 'speechModel'> = {},
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
    logger: pino({ level: 'silent' }),
  });
}
