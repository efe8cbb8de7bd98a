import { ApiError, type KoshEntry } from '@naad/api-contract';
import { isGurmukhi, toUnicode } from '@naad/gurbani-text';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { SOURCE_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { askInTurn } from '../../sources/index.ts';
import { koshLetterSchema, koshSearchSchema, koshWordSchema } from './schema.ts';

/** The most entries a search gives; the original has no limit. */
const MAX_ENTRIES = 100;

/** Clients write Gurmukhi in Unicode or in legacy ASCII. */
function inUnicode(text: string): string {
  return isGurmukhi(text) ? text : toUnicode(text);
}

function named(entries: readonly KoshEntry[], source: string): KoshEntry[] {
  return entries.map((entry) => ({ ...entry, source }));
}

/** `GET {prefix}/v2/kosh/:letter`, `/kosh/word/:word`, `/kosh/search/:text`. */
export function kosh(app: ApiInstance, { config, sources }: Services): void {
  const limit = rateLimit('other', config.rateLimit);
  app.get('/v2/kosh/:letter', { schema: koshLetterSchema, config: limit }, async ({ params }, reply) => {
    const letter = params.letter.normalize('NFC');
    // A letter with its nukta is one letter, and two code points.
    if (!/^[^]਼?$/u.test(letter)) throw new ApiError('badKoshLetter');
    const found = await askInTurn(sources.kosh, (each) => each.words(inUnicode(letter)));
    reply.header('cache-control', SOURCE_CACHE);
    return found?.answer ?? [];
  });
  app.get('/v2/kosh/word/:word', { schema: koshWordSchema, config: limit }, async ({ params }, reply) => {
    const found = await askInTurn(sources.kosh, (each) => each.lookUp(inUnicode(params.word)));
    reply.header('cache-control', SOURCE_CACHE);
    return found ? named(found.answer, found.source.name) : [];
  });
  app.get('/v2/kosh/search/:text', { schema: koshSearchSchema, config: limit }, async ({ params }, reply) => {
    const text = inUnicode(params.text).trim();
    const found =
      text === '' ? null : await askInTurn(sources.kosh, (each) => each.search(text, MAX_ENTRIES));
    reply.header('cache-control', SOURCE_CACHE);
    return found ? named(found.answer.slice(0, MAX_ENTRIES), found.source.name) : [];
  });
}
