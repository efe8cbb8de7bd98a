import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Preferences } from '@naad/settings-schema';
import { firstLetters } from '@naad/gurbani-text';
import { fitSlides } from '../checks/fitSlides.ts';
import { ReadingTools } from '../pages/ReadingTools.ts';
import { openReader, readDocuments, readJson } from './readInPage.ts';
import { compareLines, type FidelityContext, type ShownLine, type Surface } from './surface.ts';

/** Preferences that show Gurmukhi alone. */
const GURMUKHI_ALONE: Partial<Preferences> = {
  transliterations: [],
  translations: { english: [], punjabi: [], hindi: [], spanish: [] },
};

/** Shabads on one page of several, the most that an address may name. */
const SHABADS_PER_PAGE = 50;
const SLIDES_PER_CALL = 1000;

const asShown =
  ({ expected }: FidelityContext) =>
  (verseId: number) =>
    expected.get(verseId)?.unicode ?? '';
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
const countLines = ({ expected }: FidelityContext) => expected.size;

/** A page with the lines of each shabad, read without running its JavaScript. */
function documents(
  name: string,
  address: (shabadId: number) => string,
  preferences: Partial<Preferences>,
  form: (text: string) => string = (text) => text,
): Surface {
  return {
    name,
    async check(context) {
      const page = await openReader(context, { ...GURMUKHI_ALONE, ...preferences });
      const shown = await readDocuments(
        page,
        context.shabads.map(({ id }) => address(id)),
      );
      await page.context().close();
      const formOf = (verseId: number) => form(asShown(context)(verseId));
      const faults = context.shabads.flatMap(({ verseIds }, index) =>
        compareLines(shown[index] ?? [], verseIds, formOf),
      );
      return { lines: countLines(context), faults, note: null };
    },
  };
}

interface ApiShabad {
  readonly verses: readonly {
    readonly verseId: number;
    readonly verse: { readonly gurmukhi: string; readonly unicode: string };
    readonly larivaar: { readonly gurmukhi: string; readonly unicode: string };
  }[];
}

const api: Surface = {
  name: 'API: Unicode, legacy letters, larivaar',
  async check(context) {
    const page = await openReader(context);
    const answers = await readJson<ApiShabad>(
      page,
      context.shabads.map(({ id }) => `/api/v2/shabads/${String(id)}`),
    );
    await page.context().close();
    const text = asShown(context);
    const ascii = (verseId: number) => context.expected.get(verseId)?.ascii ?? '';
    const faults = context.shabads.flatMap(({ verseIds }, index) => {
      const verses = answers[index]?.verses ?? [];
      const each = (of: (verse: ApiShabad['verses'][number]) => string) =>
        verses.map((verse): ShownLine => [verse.verseId, of(verse)]);
      return [
        ...compareLines(
          each(({ verse }) => verse.unicode.normalize('NFC')),
          verseIds,
          text,
        ),
        ...compareLines(
          each(({ verse }) => verse.gurmukhi),
          verseIds,
          ascii,
        ),
        ...compareLines(
          each(({ larivaar }) => larivaar.unicode.normalize('NFC')),
          verseIds,
          (verseId) => withoutSpaces(text(verseId)),
        ),
      ];
    });
    return { lines: countLines(context), faults, note: null };
  },
};

/** Pages of several shabads, hydrated. */
function pagesOf({ shabads }: FidelityContext): { address: string; verseIds: number[] }[] {
  return Array.from({ length: Math.ceil(shabads.length / SHABADS_PER_PAGE) }, (_, page) => {
    const some = shabads.slice(page * SHABADS_PER_PAGE, (page + 1) * SHABADS_PER_PAGE);
    return {
      address: `/shabad?id=${some.map(({ id }) => id).join(',')}`,
      verseIds: some.flatMap(({ verseIds }) => verseIds),
    };
  });
}

const print: Surface = {
  name: 'print',
  async check(context) {
    const page = await openReader(context, GURMUKHI_ALONE);
    await page.emulateMedia({ media: 'print' });
    const faults = [];
    for (const { address, verseIds } of pagesOf(context)) {
      await page.goto(address);
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll('[data-verse-id]')].flatMap((verse): ShownLine[] => {
          const line = verse.querySelector('[data-word]')?.closest<HTMLElement>('[lang="pa-Guru"]');
          // An element that isn't rendered has no boxes.
          return line && line.getClientRects().length > 0
            ? [[Number(verse.getAttribute('data-verse-id')), line.innerText]]
            : [];
        }),
      );
      faults.push(...compareLines(shown, verseIds, asShown(context)));
    }
    await page.context().close();
    return { lines: countLines(context), faults, note: null };
  },
};

const copy: Surface = {
  name: 'Copy all',
  async check(context) {
    const page = await openReader(context, GURMUKHI_ALONE);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const faults = [];
    for (const { address, verseIds } of pagesOf(context)) {
      const tools = await ReadingTools.open(page, address);
      await tools.use('Copy all');
      await tools.notices.getByText('Copied the whole text').waitFor();
      const rows = (await tools.clipboard()).split('\n');
      // Between the lines of two shabads are only the place and address of the first.
      let row = 0;
      for (const verseId of verseIds) {
        const found = rows.indexOf(asShown(context)(verseId), row);
        if (found === -1) faults.push({ verseId, shown: rows[row] ?? null });
        else row = found + 1;
      }
    }
    await page.context().close();
    return { lines: countLines(context), faults, note: null };
  },
};

const slides: Surface = {
  name: 'slide of the projector',
  async check(context) {
    const page = await openReader(context);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/display/screen');
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    const verseIds = [...context.expected.keys()];
    const faults = [];
    for (let start = 0; start < verseIds.length; start += SLIDES_PER_CALL) {
      const some = verseIds.slice(start, start + SLIDES_PER_CALL);
      const report = await fitSlides(
        page,
        some.map((verseId) => {
          const unicode = asShown(context)(verseId);
          return {
            slide: {
              kind: 'line',
              of: { kind: 'shabad', id: 1, row: 0 },
              verseId,
              unicode,
              visraams: [],
              translations: [],
              transliterations: [],
              next: null,
            },
            look: { theme: 'dark', centred: true, translations: [], transliterations: [], nextLine: false },
            letters: withoutSpaces(unicode),
          };
        }),
      );
      faults.push(...report.faults.map((shown) => ({ verseId: some[0] ?? 0, shown })));
    }
    await page.context().close();
    return { lines: countLines(context), faults, note: null };
  },
};

/** First letters that a suggestion needs at least. */
const MIN_LETTERS = 2;

interface Suggestions {
  readonly verses: readonly { readonly verseId: number; readonly verse: { readonly unicode: string } }[];
}

const suggestions: Surface = {
  name: 'suggestion, by the first letters of each line',
  async check(context) {
    const queries = new Set([...context.expected.values()].map(({ unicode }) => firstLetters(unicode)));
    const wanted = [...queries].filter((query) => [...query].length >= MIN_LETTERS);
    const page = await openReader(context);
    const answers = await readJson<Suggestions>(
      page,
      wanted.map(
        (query) => `/api/v2/search/${encodeURIComponent(query)}?searchtype=0&livesearch=1&results=100`,
      ),
    );
    await page.context().close();
    const compared = new Set<number>();
    const faults = answers.flatMap(({ verses }) =>
      verses.flatMap(({ verseId, verse }) => {
        const line = context.expected.get(verseId);
        if (!line) return [];
        compared.add(verseId);
        return line.unicode === verse.unicode.normalize('NFC') ? [] : [{ verseId, shown: verse.unicode }];
      }),
    );
    const rest = countLines(context) - compared.size;
    return {
      lines: compared.size,
      faults,
      note:
        rest === 0
          ? null
          : `${rest.toLocaleString('en')} lines have fewer than ${String(MIN_LETTERS)} letters, or stand behind the first 100 with the same`,
    };
  },
};

const run = promisify(execFile);

const pictures: Surface = {
  name: 'picture',
  async check(context) {
    const script = fileURLToPath(new URL('../../../server/bench/pictureLines.ts', import.meta.url));
    const { stdout } = await run(process.execPath, ['--import', 'tsx', script], { maxBuffer: 2 ** 26 });
    const { faults } = JSON.parse(stdout) as { faults: { verseId: number; shown: string }[] };
    return {
      lines: countLines(context),
      faults: faults.filter(({ verseId }) => context.expected.has(verseId)),
      note: null,
    };
  },
};

interface ReceiptAnswer {
  readonly verse: { readonly unicode: string };
}

const receipts: Surface = {
  name: 'receipt',
  async check(context) {
    const verseIds = [...context.expected.keys()];
    const page = await openReader(context);
    const answers = await readJson<ReceiptAnswer>(
      page,
      verseIds.map((verseId) => `/api/v2/receipts/${String(verseId)}`),
    );
    await page.context().close();
    const shown = answers.map(({ verse }, index): ShownLine => [
      verseIds[index] ?? 0,
      verse.unicode.normalize('NFC'),
    ]);
    return {
      lines: countLines(context),
      faults: compareLines(shown, verseIds, asShown(context)),
      note: null,
    };
  },
};

const shabadPage = (id: number) => `/shabad?id=${String(id)}`;

/** The surfaces, in the order of the table. */
export const SURFACES: readonly Surface[] = [
  api,
  documents('page without JavaScript', shabadPage, {}),
  documents('larivaar', shabadPage, { isLarivaar: true }, withoutSpaces),
  documents('visraams', shabadPage, { hasVisraams: true }),
  documents('embed', (id) => `/embed/v1/shabad?id=${String(id)}&translations=none`, {}),
  copy,
  print,
  pictures,
  slides,
  suggestions,
  receipts,
];
