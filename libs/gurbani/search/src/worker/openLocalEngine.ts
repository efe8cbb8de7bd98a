import type { Corpus, Manifest, Pack, TextColumn } from '@naad/gurbani-corpus';
import { createCorpus, PackError } from '@naad/gurbani-corpus';
import { createSearchEngine } from '../createSearchEngine.ts';
import type { SearchEngine } from '../search.ts';

/** Some of the scripture, and what searches in it. */
export interface LocalEngine {
  readonly corpus: Corpus;
  readonly engine: SearchEngine;
}

/** Packs that may be left out of a scripture that is only searched: what accompanies its lines. */
const MAY_BE_ABSENT = /^(source$|transliteration-|translation-)/;

/** In place of a pack that was left out: no translation, an empty transliteration; the source is refused. */
function absentPack(name: string, lineCount: number): Pack {
  const texts: TextColumn = {
    length: lineCount,
    at() {
      if (name === 'source') throw new PackError('The source of the text is not kept here.');
      return '';
    },
  };
  return {
    name,
    texts: () => texts,
    numbers8: () => new Uint8Array(),
    numbers16: () => new Uint16Array(),
    numbers32: () => new Uint32Array(),
    json: () => null,
  };
}

/**
 * Opens what there is of the scripture and its search. Kinds of search whose packs are not there throw when they are
 * asked for; see `packsOfKind`.
 * @throws PackError when the packs do not belong together, or one that everything needs is not there
 */
export function openLocalEngine(manifest: Manifest, packs: ReadonlyMap<string, Pack>): LocalEngine {
  const pack = (name: string): Pack => {
    const found = packs.get(name);
    if (found) return found;
    if (!MAY_BE_ABSENT.test(name)) throw new PackError(`The packs lack ${name}.`);
    return absentPack(name, pack('text').texts('unicode').length);
  };
  const corpus = createCorpus({ manifest, pack });
  return { corpus, engine: createSearchEngine(corpus, pack, 'when needed') };
}
