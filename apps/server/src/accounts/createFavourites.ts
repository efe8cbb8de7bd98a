import { type Kysely, type Selectable, sql } from 'kysely';
import { nextTurn } from '../http/eventLoop.ts';
import type { AccountStore, StoredFavourite } from './accountStore.ts';
import type { AccountTables } from './accountTables.ts';
import type { Eraser } from './createEraser.ts';

/** Maximum rows in an insert: SQLite accepts 32,766 values, PostgreSQL 65,535. */
const MAX_ROWS = 500;

function favouriteFromRow(row: Omit<Selectable<AccountTables['favourites']>, 'user_id'>): StoredFavourite {
  return {
    shabadId: row.shabad_id,
    verseId: row.verse_id,
    comment: row.comment,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function favouriteToRow(userId: string, favourite: StoredFavourite): Selectable<AccountTables['favourites']> {
  return {
    user_id: userId,
    shabad_id: favourite.shabadId,
    verse_id: favourite.verseId,
    comment: favourite.comment,
    created_at: favourite.createdAt,
    updated_at: favourite.updatedAt,
  };
}

type Favourites = Pick<
  AccountStore,
  'listFavourites' | 'measureFavourites' | 'saveFavourite' | 'removeFavourite' | 'replaceFavourites'
>;

/** Creates the favourites part of an account store. */
export function createFavourites(db: Kysely<AccountTables>, eraser: Eraser): Favourites {
  const insert = (rows: Selectable<AccountTables['favourites']>[], on: Kysely<AccountTables>) =>
    on.insertInto('favourites').values(rows);
  return {
    async listFavourites(userId) {
      const all: StoredFavourite[] = [];
      for (let last = 0; ; last = all.at(-1)?.shabadId ?? last) {
        const rows = await db
          .selectFrom('favourites')
          .select(['shabad_id', 'verse_id', 'comment', 'created_at', 'updated_at'])
          .where('user_id', '=', userId)
          .where('shabad_id', '>', last)
          .orderBy('shabad_id')
          .limit(MAX_ROWS)
          .execute();
        for (const row of rows) all.push(favouriteFromRow(row));
        if (rows.length < MAX_ROWS) break;
        // SQLite responds synchronously, so yield to other requests.
        await nextTurn();
      }
      return all.sort((one, other) => other.createdAt - one.createdAt || other.shabadId - one.shabadId);
    },
    async measureFavourites(userId, exceptShabadId) {
      const { count, characters } = await db
        .selectFrom('favourites')
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          fn.coalesce(fn.sum<number>(fn('length', ['comment'])), sql<number>`0`).as('characters'),
        ])
        .where('user_id', '=', userId)
        .where('shabad_id', '!=', exceptShabadId)
        .executeTakeFirstOrThrow();
      return { count, characters: Number(characters) };
    },
    async saveFavourite(userId, favourite, now) {
      const row = await insert([favouriteToRow(userId, { ...favourite, createdAt: now, updatedAt: now })], db)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'shabad_id']).doUpdateSet((expression) => ({
            verse_id: expression.ref('excluded.verse_id'),
            comment: expression.ref('excluded.comment'),
            updated_at: expression.ref('excluded.updated_at'),
          })),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      return favouriteFromRow(row);
    },
    async removeFavourite(userId, shabadId) {
      await db
        .deleteFrom('favourites')
        .where('user_id', '=', userId)
        .where('shabad_id', '=', shabadId)
        .execute();
      await eraser.eraseRows();
    },
    async replaceFavourites(userId, favourites) {
      await db.transaction().execute(async (transaction) => {
        for (let from = 0; from < favourites.length; from += MAX_ROWS) {
          const rows = favourites.slice(from, from + MAX_ROWS).map((each) => favouriteToRow(userId, each));
          await insert(rows, transaction)
            .onConflict((conflict) =>
              conflict.columns(['user_id', 'shabad_id']).doUpdateSet((expression) => ({
                verse_id: expression.ref('excluded.verse_id'),
                comment: expression.ref('excluded.comment'),
                created_at: expression.ref('excluded.created_at'),
                updated_at: expression.ref('excluded.updated_at'),
              })),
            )
            .execute();
          await nextTurn();
        }
      });
    },
  };
}

type Pothis = Pick<AccountStore, 'readPothis' | 'writePothis'>;

/** Creates the pothis part of an account store. */
export function createPothis(db: Kysely<AccountTables>): Pothis {
  return {
    async readPothis(userId) {
      const row = await db
        .selectFrom('pothis')
        .select(['revision', 'library'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row ?? null;
    },
    async writePothis(userId, revision, library) {
      const next = revision + 1;
      const row =
        revision === 0
          ? await db
              .insertInto('pothis')
              .values({ user_id: userId, revision: next, library })
              .onConflict((conflict) => conflict.column('user_id').doNothing())
              .returning('revision')
              .executeTakeFirst()
          : await db
              .updateTable('pothis')
              .set({ revision: next, library })
              .where('user_id', '=', userId)
              .where('revision', '=', revision)
              .returning('revision')
              .executeTakeFirst();
      return row?.revision ?? null;
    },
  };
}
