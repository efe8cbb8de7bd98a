import { parseLine, toUnicode } from '@naad/gurbani-text';
import type { Edition } from '../../edition.ts';
import { applyErrata } from '../../errata.ts';
import { TRANSLATORS } from '../buildCatalogue.ts';
import { buildErrata, readErrata } from '../buildErrata.ts';
import type { EditionData, EditionRun, TranslationEdition } from '../editions.ts';
import { WORK } from '../shabadIds.ts';
import type { SourceDatabase, SourceLine } from '../sourceDatabase.ts';
import { encodingDifferences } from './encodingDifferences.ts';
import type { ReleaseDatabase } from './openDatabase.ts';
import { type EditionLine, readRelease5 } from './readRelease5.ts';

/** An edition's row: its reference is JSON. */
interface AssetRow {
  readonly id: string;
  readonly reference: string;
}

interface Reference {
  readonly title: string;
  readonly subtitle?: string;
  readonly url?: string;
  readonly authors?: readonly { prefix?: string; first: string; last: string }[];
  readonly publisher?: { name: string; city?: string };
  readonly publication?: { date?: string; version?: string };
  readonly volume?: { total?: number };
}

/** Works whose page in both releases is a page; in the others it numbers a part of the work, such as a chapter. */
const PAGED_WORKS: ReadonlySet<number> = new Set([WORK.guruGranthSahib, WORK.dasamGranth]);

function editionOf({ id, reference }: AssetRow): Edition {
  const {
    title,
    subtitle,
    url,
    authors = [],
    publisher,
    publication,
    volume,
  } = JSON.parse(reference) as Reference;
  return {
    id,
    title,
    subtitle: subtitle ?? null,
    authors: authors.map(({ prefix, first, last }) =>
      [prefix, first, last].filter((part) => part !== undefined).join(' '),
    ),
    publisher: publisher?.name ?? null,
    city: publisher?.city ?? null,
    published: publication?.date ?? null,
    edition: publication?.version ?? null,
    volumes: volume?.total ?? null,
    url: url === undefined || /^https?:/.test(url) ? (url ?? null) : `https://${url}`,
  };
}

/** The edition of a line as the newer release attests it; `unicode` is the line as shown. */
function runOf(line: SourceLine, unicode: string, newer: EditionLine | undefined): Omit<EditionRun, 'lines'> {
  const none = { edition: null, hasPage: false, hasLine: false };
  if (!newer) return none;
  if (encodingDifferences(unicode, newer.unicode) === null) return none;
  const hasPage = PAGED_WORKS.has(line.sourceId) && newer.page === line.page;
  return {
    edition: newer.assetId,
    hasPage,
    hasLine: hasPage && newer.line !== null && newer.line === line.pageLine,
  };
}

function joinRuns(rows: readonly Omit<EditionRun, 'lines'>[]): EditionRun[] {
  const runs: EditionRun[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    const isSame =
      last?.edition === row.edition && last.hasPage === row.hasPage && last.hasLine === row.hasLine;
    if (last && isSame) runs[runs.length - 1] = { ...last, lines: last.lines + 1 };
    else runs.push({ lines: 1, ...row });
  }
  return runs;
}

const LANGUAGES = { en: 'en', pu: 'pa', es: 'es', hi: 'hi' } as const;

/** Finds the published work of each translation: the one that has its text for the most lines. */
function joinTranslations(
  source: SourceDatabase,
  newer: ReleaseDatabase,
  newIdOf: (id: string) => string,
): TranslationEdition[] {
  const rows = newer.rows<{ assetId: string; lineId: string; data: string; additional: string }>(
    `SELECT asset_id AS assetId, line_id AS lineId, data, additional FROM asset_lines WHERE type = 'translation'`,
  );
  const textsOf = new Map<string, Map<string, Set<string>>>();
  for (const { assetId, lineId, data, additional } of rows) {
    const { language } = JSON.parse(additional) as { language: string };
    const byLine = textsOf.get(`${language} ${assetId}`) ?? new Map<string, Set<string>>();
    textsOf.set(`${language} ${assetId}`, byLine);
    byLine.set(lineId, (byLine.get(lineId) ?? new Set()).add(data));
  }
  return TRANSLATORS.flatMap(({ language, field, from }): TranslationEdition[] => {
    const texts = source.translations(from);
    const candidates = [...textsOf]
      .filter(([key]) => key.startsWith(`${LANGUAGES[language]} `))
      .map(([key, byLine]) => ({
        edition: key.slice(key.indexOf(' ') + 1),
        equalLines: [...texts].filter(([id, text]) => byLine.get(newIdOf(id))?.has(text)).length,
      }));
    const [best] = candidates.sort((a, b) => b.equalLines - a.equalLines);
    if (!best || best.equalLines === 0) return [];
    return [{ key: `${language}.${field}`, lines: texts.size, ...best }];
  });
}

/** Derives the editions of this source's lines and translations from a newer release. */
export function deriveEditions(
  source: SourceDatabase,
  newer: ReleaseDatabase,
  aliases: readonly (readonly string[])[],
): Pick<EditionData, 'editions' | 'runs' | 'translations'> {
  const lines = new Map(readRelease5(newer).map((line) => [line.id, line]));
  const nameOf = new Map(aliases.flatMap((names) => names.map((id) => [id, names] as const)));
  const newIdOf = (id: string) => nameOf.get(id)?.find((name) => lines.has(name)) ?? id;
  const errata = buildErrata(readErrata(), source.lines());
  const runs = joinRuns(
    source.lines().map((line, index) => {
      const shown = parseLine(applyErrata(line.gurmukhi, errata.get(index) ?? [])).text;
      return runOf(line, toUnicode(shown), lines.get(newIdOf(line.id)));
    }),
  );
  const translations = joinTranslations(source, newer, newIdOf);
  const used = new Set([...runs, ...translations].map(({ edition }) => edition));
  const editions = newer
    .rows<AssetRow>('SELECT id, reference FROM assets ORDER BY id')
    .filter(({ id }) => used.has(id))
    .map(editionOf);
  return { editions, runs, translations };
}
