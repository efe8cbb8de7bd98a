import {
  ApiError,
  type DoneResponse,
  FAVOURITE_LIMITS,
  type FavouriteExport,
  type FavouriteImportResponse,
  type ImportedFavourite,
} from '@naad/api-contract';
import { type Corpus, parseShabadId, parseVerseId, type ShabadIndex } from '@naad/gurbani-corpus';
import type { StoredFavourite } from '../../accounts/index.ts';
import { answerPreflights } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { presentFavourite } from '../../presenters/index.ts';
import type { Services } from '../../services.ts';
import { mergeFavourites } from './mergeFavourites.ts';
import { exportSchema, importSchema, keepSchema, listSchema, removeSchema } from './schema.ts';

/** Of ten thousand favourites with a note each, in bytes. */
const IMPORT_BYTES = 8_388_608;
const PATH = '/favourite-shabads';
const DONE: DoneResponse = { ok: true };

/** PostgreSQL keeps no NUL, and nobody types one. */
function plainText(text: string | null | undefined): string {
  return (text ?? '').replaceAll('\0', '');
}

function shabadOf(corpus: Corpus, id: number): ShabadIndex | null {
  const parsed = parseShabadId(String(id));
  return parsed === null ? null : corpus.shabadIndexOf(parsed);
}

/** Whether a line is one of that shabad. */
function isLineOf(corpus: Corpus, shabad: ShabadIndex, verseId: number): boolean {
  const id = parseVerseId(String(verseId));
  const line = id === null ? null : corpus.lineIndexOf(id);
  const { firstLine, lineCount } = corpus.shabad(shabad);
  return line !== null && line >= firstLine && line < firstLine + lineCount;
}

/** A moment as a list has it; null where that is none, or still to come. */
function momentOf(text: string | null | undefined, now: number): number | null {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) || moment > now || moment < 0 ? null : moment;
}

/** A line of a list as it is kept; null for a shabad that this scripture does not have. */
function importedOf(corpus: Corpus, row: ImportedFavourite, now: number): StoredFavourite | null {
  const shabadId = Number(row.shabad_id);
  const shabad = shabadOf(corpus, shabadId);
  if (shabad === null) return null;
  // A number of the reference product's is no line of ours: then the first line is its title.
  const verseId = row.verse_id === null || row.verse_id === undefined ? null : Number(row.verse_id);
  const createdAt = momentOf(row.created_at, now) ?? now;
  return {
    shabadId,
    verseId: verseId !== null && isLineOf(corpus, shabad, verseId) ? verseId : null,
    comment: plainText(row.comment),
    createdAt,
    updatedAt: momentOf(row.updated_at, now) ?? createdAt,
  };
}

/** `{prefix}/favourite-shabads`, as the reference product's service has it, and what it lacks: changing, a file out and in. */
export function favourites(api: ApiInstance, { accounts, config, corpus }: Services): void {
  const { store, now } = accounts;
  const often = { config: rateLimit('page', config.rateLimit) };
  const seldom = { config: rateLimit('login', config.rateLimit) };
  async function hasRoomFor(userId: string, shabadId: number): Promise<boolean> {
    if ((await store.countFavourites(userId)) < FAVOURITE_LIMITS.favourites) return true;
    return (await store.listFavourites(userId)).some((each) => each.shabadId === shabadId);
  }

  answerPreflights(api, [PATH, `${PATH}/:shabadId`]);

  api.get(PATH, { schema: listSchema, ...often }, async (request) => {
    const { user } = await accounts.authenticate(request);
    return { favouriteShabads: (await store.listFavourites(user.id)).map(presentFavourite) };
  });

  api.post(PATH, { schema: keepSchema, ...often }, async (request) => {
    const { user } = await accounts.authenticate(request);
    const { shabadId, verseId = null, comment } = request.body;
    const shabad = shabadOf(corpus, shabadId);
    if (shabad === null) throw new ApiError('shabadNotFound');
    if (verseId !== null && !isLineOf(corpus, shabad, verseId)) {
      throw new ApiError('badVerseId', 'The line is not of that shabad.');
    }
    if (!(await hasRoomFor(user.id, shabadId))) throw new ApiError('tooMany');
    const favourite = { shabadId, verseId, comment: plainText(comment) };
    return presentFavourite(await store.keepFavourite(user.id, favourite, now()));
  });

  api.delete(`${PATH}/:shabadId`, { schema: removeSchema, ...often }, async (request) => {
    const { user } = await accounts.authenticate(request);
    const shabadId = parseShabadId(request.params.shabadId);
    if (shabadId === null) throw new ApiError('badShabadId');
    await store.removeFavourite(user.id, shabadId);
    return DONE;
  });

  api.get(`${PATH}/export`, { schema: exportSchema, ...seldom }, async (request, reply) => {
    const { user } = await accounts.authenticate(request);
    reply.header('content-disposition', 'attachment; filename="naad-favourites.json"');
    const answer: FavouriteExport = {
      format: 'naad-favourites',
      version: 1,
      exported_at: new Date(now()).toISOString(),
      favouriteShabads: (await store.listFavourites(user.id)).map(presentFavourite),
    };
    return answer;
  });

  api.post(
    `${PATH}/import`,
    { schema: importSchema, bodyLimit: IMPORT_BYTES, ...seldom },
    async (request): Promise<FavouriteImportResponse> => {
      const { user } = await accounts.authenticate(request);
      const rows = request.body.favouriteShabads;
      const given = rows.map((row) => ({ row, favourite: importedOf(corpus, row, now()) }));
      const added = given.flatMap(({ favourite }) => favourite ?? []);
      const kept = await store.listFavourites(user.id);
      const merged = mergeFavourites(kept, added);
      if (merged.size > FAVOURITE_LIMITS.favourites) throw new ApiError('tooMany');
      const before = new Map(kept.map((each) => [each.shabadId, JSON.stringify(each)]));
      const changed = [...merged.values()].filter(
        (each) => before.get(each.shabadId) !== JSON.stringify(each),
      );
      await store.replaceFavourites(user.id, changed);
      return {
        imported: changed.length,
        unchanged: new Set(added.map(({ shabadId }) => shabadId)).size - changed.length,
        unknown: given.flatMap(({ row, favourite }) => (favourite === null ? [Number(row.shabad_id)] : [])),
      };
    },
  );
}
