import { fileURLToPath } from 'node:url';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import type { LineIndex, ShabadIndex } from '@naad/gurbani-corpus';
import type { CheckedShabad, ExpectedLine } from './surface.ts';

const PACKS = fileURLToPath(new URL('../../../../dist/@naad/gurbani-corpus', import.meta.url));

/**
 * The lines of the built packs, which their build compares with the source database letter for letter.
 *
 * @param every 1 for every shabad, n for every nth
 */
export async function loadExpectedLines(every: number): Promise<{
  expected: Map<number, ExpectedLine>;
  shabads: CheckedShabad[];
}> {
  const corpus = await loadCorpus(PACKS);
  const expected = new Map<number, ExpectedLine>();
  const shabads: CheckedShabad[] = [];
  for (let index = 0; index < corpus.shabadCount; index += every) {
    const { id, firstLine, lineCount } = corpus.shabad(index as ShabadIndex);
    const verseIds = Array.from({ length: lineCount }, (_, place) => {
      const line = (firstLine + place) as LineIndex;
      const { verseId } = corpus.line(line);
      expected.set(verseId, { unicode: corpus.unicode(line), ascii: corpus.ascii(line) });
      return verseId;
    });
    shabads.push({ id, verseIds });
  }
  return { expected, shabads };
}
