import type { ApiClient, Capabilities, Companions } from '@naad/api-client';
import type { BaniId, ShabadId, TransliterationScript } from '@naad/gurbani-corpus';
import { VISRAAM_SOURCES, type VisraamSource } from '@naad/settings-schema';
import { toUnicode } from '@naad/gurbani-text';
import {
  type DisplaySettings,
  recitedVerses,
  rowOf,
  type SessionCode,
  type SessionState,
  type SlideChoices,
  type SlideFeed,
  slideOf,
  type SlideRow,
  slideRowOf,
} from '@naad/sync-protocol';

/** Languages as settings name them, by what the keys of translators begin with. */
const LANGUAGES: Readonly<Record<string, string>> = {
  english: 'en',
  punjabi: 'pu',
  spanish: 'es',
  hindi: 'hi',
};
const SCRIPTS: readonly TransliterationScript[] = ['en', 'hi', 'ur', 'ipa'];

/** What is chosen for slides, with whose pauses their lines have. */
interface FeedChoices extends SlideChoices {
  readonly visraamSource: VisraamSource | undefined;
}

/** What a display shows that says nothing of it, as existing desktops do. */
const USUAL: FeedChoices = {
  translations: ['en'],
  transliterations: [],
  hasNextLine: false,
  visraamSource: undefined,
};
/** As many as are projected from one server at a time, and a few that one comes back to. */
const KEPT = 64;

/** What the feed is to know of a session; whoever holds sessions may know more. */
export interface SlideSession extends Omit<SlideFeed, 'slide' | 'ts' | 'code'> {
  readonly code: SessionCode;
  readonly state: SessionState;
}

/** Makes slides of sessions. */
export interface SlideSource {
  slideAt(session: SlideSession, now: number): Promise<SlideFeed>;
}

/**
 * Slides as the display draws them: from the state that the server owns, and from the same answers of the API.
 *
 * @param client of the API, within this process
 */
export function createSlideSource(client: ApiClient): SlideSource {
  const kept = new Map<string, Promise<readonly SlideRow[]>>();
  let capabilities: Promise<Capabilities | null> | null = null;

  async function companionsOf(choices: FeedChoices): Promise<Companions> {
    capabilities ??= client.getCapabilities().catch(() => {
      capabilities = null;
      return null;
    });
    const { translators = [], visraamSources = [] } = (await capabilities) ?? {};
    const keys = translators.map(({ key }) => key);
    const { visraamSource } = choices;
    return {
      translations: keys.filter((key) => choices.translations.includes(key.split('.')[0] ?? '')),
      transliterations: SCRIPTS.filter((script) => choices.transliterations.includes(script)),
      // Pauses of a source that is not here would be none at all.
      ...(visraamSource && visraamSources.includes(visraamSource) && { visraamSource }),
    };
  }

  async function load(
    { kind, id, baniLength }: SessionState,
    choices: FeedChoices,
  ): Promise<readonly SlideRow[]> {
    const companions = await companionsOf(choices);
    if (id === null || kind === 'none') return [];
    if (kind === 'shabad') {
      const [shabad] = await client.getShabads([id as ShabadId], companions);
      return (shabad?.verses ?? []).map(slideRowOf);
    }
    if (kind === 'ceremony') {
      const { verses } = await client.getCeremony(id, companions);
      return recitedVerses(verses, null).map(slideRowOf);
    }
    const { verses, hasLengths } = await client.getBani(id as BaniId, companions);
    return recitedVerses(verses, hasLengths ? baniLength : null).map(slideRowOf);
  }

  function rowsOf(state: SessionState, choices: FeedChoices): Promise<readonly SlideRow[]> {
    const { kind, id, baniLength } = state;
    const { translations, transliterations, visraamSource } = choices;
    const key = JSON.stringify([kind, id, baniLength, translations, transliterations, visraamSource]);
    const known = kept.get(key);
    // What was asked for last is forgotten last; what failed is asked for again.
    kept.delete(key);
    const rows =
      known ??
      load(state, choices).catch(() => {
        kept.delete(key);
        return [];
      });
    kept.set(key, rows);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return rows;
  }

  return {
    async slideAt(session, ts) {
      const { code, seq, epoch, hostOnline, state, fontSizes, settings } = session;
      const choices = choicesOf(settings);
      const rows = await rowsOf(state, choices);
      const slide = slideOf({ state, rows, row: rowOf(state, rows), choices, toUnicode });
      return { code, seq, epoch, ts, hostOnline, slide, fontSizes, settings };
    },
  };
}

function choicesOf(settings: DisplaySettings | null): FeedChoices {
  if (settings === null) return USUAL;
  return {
    translations: (settings.translations ?? []).flatMap((name) => LANGUAGES[name] ?? []),
    transliterations: settings.transliterations ?? [],
    steeks: settings.steeks,
    hasNextLine: settings.nextLine ?? false,
    hasParagraph: settings.paragraphMode === true || settings.readingMode === true,
    visraamSource: VISRAAM_SOURCES.find((each) => each === settings.visraamSource),
  };
}
