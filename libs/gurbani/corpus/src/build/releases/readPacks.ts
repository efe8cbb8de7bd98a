import { loadCorpus } from '../../node/packFolder.ts';
import type { Release } from './release.ts';

/** Reads the lines of a folder of packs. Packs keep verse ids, which are the source's ids read in base 36. */
export async function readPacks(folder: string): Promise<Release> {
  const corpus = await loadCorpus(folder);
  const works = new Map(corpus.catalogue.sources.map((source) => [source.id, source]));
  return {
    name: corpus.info.builtFrom,
    lines: Array.from({ length: corpus.lineCount }, (_, index) => {
      const { verseId, sourceId, ang, shabadIndex } = corpus.line(index);
      const work = works.get(sourceId);
      return {
        id: verseId.toString(36).toUpperCase().padStart(4, '0'),
        shabadId: String(corpus.shabad(shabadIndex).id),
        place: `${work?.name.english ?? sourceId}, ${work?.pageName.english ?? 'page'} ${String(ang)}`,
        unicode: corpus.unicode(index),
      };
    }),
  };
}
