import type { Corpus } from '@naad/gurbani-corpus';

/**
 * Ranks lines by how well people know their work, the best known first: 0 for listed banis of the Guru Granth Sahib, 1 for
 * its other lines and for listed banis of other works, 2 for the vaaran of Bhai Gurdas, 3 for all else, 4 for headings.
 * Breaks ties among equal matches.
 * @returns one number a line
 */
export function lineFame(corpus: Corpus): Uint8Array {
  const fame = new Uint8Array(corpus.lineCount);
  for (let index = 0; index < corpus.lineCount; index++) {
    const { sourceId, type } = corpus.line(index);
    fame[index] = type === 'sirlekh' ? 4 : sourceId === 'G' ? 1 : sourceId === 'B' ? 2 : 3;
  }
  for (const { isListed, lines } of corpus.catalogue.banis) {
    if (!isListed) continue;
    for (const { line } of lines) {
      if (fame[line] === 1) fame[line] = 0;
      else if (fame[line] === 3) fame[line] = 1;
    }
  }
  return fame;
}
