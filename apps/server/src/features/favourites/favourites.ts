import type { FastifyRequest } from 'fastify';
import {
  ApiError,
  type DoneResponse,
  FAVOURITE_LIMITS,
  type FavouriteExport,
  type FavouriteImportResponse,
  type ImportedFavourite,
  isBoundedJson,
} from '@naad/api-contract';
import { mapInTurns } from '@naad/api-scripture';
import { parseShabadId, parseVerseId } from '@naad/gurbani-model';
import { type Corpus, type ShabadIndex } from '@naad/gurbani-corpus';
import type { StoredFavourite } from '../../accounts/index.ts';
import { IMPORT_BYTES, handlePreflights } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createPace, nextTurn } from '../../http/eventLoop.ts';
import { parseListInTurns } from '../../http/parseListInTurns.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { presentFavourite } from '../../presenters/presentFavourite.ts';
import type { Services } from '../../services.ts';
import { exportSchema, importSchema, saveSchema, listSchema, removeSchema } from './schema.ts';

/** Favourites exported by other services may have some thirty fields each. */
const IMPORT_BOUNDS = { depth: 8, values: FAVOURITE_LIMITS.favourites * 32 };
const PATH = '/favourite-shabads';
const DONE: DoneResponse = { ok: true };

type FavouriteNote = Pick<StoredFavourite, 'shabadId' | 'comment'>;

/** Strips NUL characters, which PostgreSQL can't store. */
function plainText(text: string | null | undefined): string {
  return (text ?? '').replaceAll('\0', '');
}

function shabadOf(corpus: Corpus, id: number): ShabadIndex | null {
  const parsed = parseShabadId(String(id));
  return parsed === null ? null : corpus.shabadIndexOf(parsed);
}

/** True if the line belongs to the shabad. */
function isLineOf(corpus: Corpus, shabad: ShabadIndex, verseId: number): boolean {
  const id = parseVerseId(String(verseId));
  const line = id === null ? null : corpus.lineIndexOf(id);
  const { firstLine, lineCount } = corpus.shabad(shabad);
  return line !== null && line >= firstLine && line < firstLine + lineCount;
}

/** Parses a timestamp of an imported list; null if it is invalid or in the future. */
function parseMoment(text: string | null | undefined, now: number): number | null {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) || moment > now || moment < 0 ? null : moment;
}

/** Converts a row of an imported list; null if this scripture lacks the shabad. */
function parseImported(corpus: Corpus, row: ImportedFavourite, now: number): StoredFavourite | null {
  const shabadId = Number(row.shabad_id);
  const shabad = shabadOf(corpus, shabadId);
  if (shabad === null) return null;
  // Verse ids of the reference product aren't ours; without one, the shabad is titled by its first line.
  const verseId = row.verse_id === null || row.verse_id === undefined ? null : Number(row.verse_id);
  const createdAt = parseMoment(row.created_at, now) ?? now;
  return {
    shabadId,
    verseId: verseId !== null && isLineOf(corpus, shabad, verseId) ? verseId : null,
    comment: plainText(row.comment),
    createdAt,
    updatedAt: parseMoment(row.updated_at, now) ?? createdAt,
  };
}

/** Runs before schema validation, which would list every fault of a large body. */
async function refuseLargeImport({ body }: FastifyRequest): Promise<void> {
  const { favouriteShabads: rows } = (body ?? {}) as { favouriteShabads?: unknown };
  const isLong = Array.isArray(rows) && rows.length > FAVOURITE_LIMITS.favourites;
  if (isLong || !isBoundedJson(body, IMPORT_BOUNDS)) throw new ApiError('tooMany');
}

function isSame(one: StoredFavourite, other: StoredFavourite | undefined): boolean {
  return (
    one.verseId === other?.verseId &&
    one.comment === other.comment &&
    one.createdAt === other.createdAt &&
    one.updatedAt === other.updatedAt
  );
}

/**
 * `{prefix}/favourite-shabads`, like the reference product's service, plus what it lacks: changes, export and import.
 */
export function favourites(api: ApiInstance, { accounts, config, corpus }: Services): void {
  const { store, now } = accounts;
  const pageLimit = { config: rateLimit('page', config.rateLimit) };
  const loginLimit = { config: rateLimit('login', config.rateLimit) };
  async function hasRoomFor(userId: string, { shabadId, comment }: FavouriteNote): Promise<boolean> {
    const { count, characters } = await store.measureFavourites(userId, shabadId);
    return count < FAVOURITE_LIMITS.favourites && characters + comment.length <= FAVOURITE_LIMITS.comments;
  }
  const listOf = async (userId: string) =>
    mapInTurns(await store.listFavourites(userId), presentFavourite, createPace());

  handlePreflights(api, [PATH, `${PATH}/:shabadId`]);

  api.get(PATH, { schema: listSchema, ...pageLimit }, async (request) => {
    const { user } = await accounts.authenticate(request);
    return { favouriteShabads: await listOf(user.id) };
  });

  api.post(PATH, { schema: saveSchema, ...pageLimit }, async (request) => {
    const { user } = await accounts.authenticate(request);
    const { shabadId, verseId = null, comment } = request.body;
    const shabad = shabadOf(corpus, shabadId);
    if (shabad === null) throw new ApiError('shabadNotFound');
    if (verseId !== null && !isLineOf(corpus, shabad, verseId)) {
      throw new ApiError('badVerseId', 'The line is not in this shabad.');
    }
    const favourite = { shabadId, verseId, comment: plainText(comment) };
    if (!(await hasRoomFor(user.id, favourite))) throw new ApiError('tooMany');
    return presentFavourite(await store.saveFavourite(user.id, favourite, now()));
  });

  api.delete(`${PATH}/:shabadId`, { schema: removeSchema, ...pageLimit }, async (request) => {
    const { user } = await accounts.authenticate(request);
    const shabadId = parseShabadId(request.params.shabadId);
    if (shabadId === null) throw new ApiError('badShabadId');
    await store.removeFavourite(user.id, shabadId);
    return DONE;
  });

  api.get(`${PATH}/export`, { schema: exportSchema, ...loginLimit }, async (request, reply) => {
    const { user } = await accounts.authenticate(request);
    reply.header('content-disposition', 'attachment; filename="naad-favourites.json"');
    const answer: FavouriteExport = {
      format: 'naad-favourites',
      version: 1,
      exported_at: new Date(now()).toISOString(),
      favouriteShabads: await listOf(user.id),
    };
    return answer;
  });

  void api.register((lists: ApiInstance, _options, done) => {
    const parse = lists.getDefaultJsonParser('error', 'error');
    lists.removeContentTypeParser('application/json');
    lists.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) =>
        parseListInTurns(body, {
          maxItems: FAVOURITE_LIMITS.favourites,
          parse: (json) => {
            let parsed: unknown;
            parse(request, json, (error, value) => {
              if (error) throw error;
              parsed = value;
            });
            return parsed;
          },
        }),
    );
    lists.post(
      `${PATH}/import`,
      {
        schema: importSchema,
        bodyLimit: IMPORT_BYTES,
        // Authenticate before the body is read.
        onRequest: async (request) => void (await accounts.authenticate(request)),
        preValidation: refuseLargeImport,
        ...loginLimit,
      },
      async (request): Promise<FavouriteImportResponse> => {
        const { user } = await accounts.authenticate(request);
        const rows = request.body.favouriteShabads;
        const parsedRows = await mapInTurns(
          rows,
          (row) => ({ row, favourite: parseImported(corpus, row, now()) }),
          createPace(),
        );
        const added = parsedRows.flatMap(({ favourite }) => favourite ?? []);
        const saved = await store.listFavourites(user.id);
        await nextTurn();
        const merged = [...mergeFavourites(saved, added).values()];
        const characters = merged.reduce((sum, { comment }) => sum + comment.length, 0);
        if (merged.length > FAVOURITE_LIMITS.favourites || characters > FAVOURITE_LIMITS.comments) {
          throw new ApiError('tooMany');
        }
        const before = new Map(saved.map((each) => [each.shabadId, each]));
        const changed = merged.filter((each) => !isSame(each, before.get(each.shabadId)));
        await store.replaceFavourites(user.id, changed);
        return {
          imported: changed.length,
          unchanged: new Set(added.map(({ shabadId }) => shabadId)).size - changed.length,
          unknown: parsedRows.flatMap(({ row, favourite }) =>
            favourite === null ? [Number(row.shabad_id)] : [],
          ),
        };
      },
    );
    done();
  });
}

/** True if `one` wins over `other`; if both changed at the same moment, the winner doesn't depend on their order. */
function isLater(one: StoredFavourite, other: StoredFavourite): boolean {
  if (one.updatedAt !== other.updatedAt) return one.updatedAt > other.updatedAt;
  if (one.comment !== other.comment) return one.comment > other.comment;
  return (one.verseId ?? 0) > (other.verseId ?? 0);
}

/**
 * Merges two lists into one favourite per shabad: the one changed last, with the earlier of the two creation times. The
 * result doesn't depend on the order in which lists are merged.
 */
export function mergeFavourites(
  saved: readonly StoredFavourite[],
  added: readonly StoredFavourite[],
): Map<number, StoredFavourite> {
  const merged = new Map<number, StoredFavourite>();
  for (const each of [...saved, ...added]) {
    const known = merged.get(each.shabadId);
    const winner = known === undefined || isLater(each, known) ? each : known;
    merged.set(each.shabadId, {
      ...winner,
      createdAt: Math.min(each.createdAt, known?.createdAt ?? each.createdAt),
    });
  }
  return merged;
}
