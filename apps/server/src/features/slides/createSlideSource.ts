import type { ApiClient, Capabilities, VerseIncludes } from '@naad/api-client';
import {
  type BaniId,
  type ShabadId,
  type TransliterationScript,
  VISRAAM_SOURCES,
  type VisraamSource,
} from '@naad/gurbani-model';
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

/** Language prefixes of translator keys, by the names in settings. */
const LANGUAGES: Readonly<Record<string, string>> = {
  english: 'en',
  punjabi: 'pu',
  spanish: 'es',
  hindi: 'hi',
};
const SCRIPTS: readonly TransliterationScript[] = ['en', 'hi', 'ur', 'ipa'];

/** Choices for slides, with the source of their visraams. */
interface FeedChoices extends SlideChoices {
  readonly visraamSource: VisraamSource | undefined;
}

/** Defaults of displays that send no settings, such as existing desktops. */
const DEFAULT_CHOICES: FeedChoices = {
  translations: ['en'],
  transliterations: [],
  hasNextLine: false,
  visraamSource: undefined,
};
/** Maximum cached texts: all that one server projects at a time, and a few recent ones. */
const MAX_CACHED = 64;

/** The fields of a session that the feed needs. */
export interface SlideSession extends Omit<SlideFeed, 'slide' | 'ts' | 'code'> {
  readonly code: SessionCode;
  readonly state: SessionState;
}

/** Renders sessions as slides. */
export interface SlideSource {
  slideAt(session: SlideSession, now: number): Promise<SlideFeed>;
}

/**
 * Creates slides like the display: from the session state that the server owns and the same API responses.
 *
 * @param client API client within this process
 */
export function createSlideSource(client: ApiClient): SlideSource {
  const cache = new Map<string, Promise<readonly SlideRow[]>>();
  let capabilities: Promise<Capabilities | null> | null = null;

  async function includesOf(choices: FeedChoices): Promise<VerseIncludes> {
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
      // An unavailable visraam source would mean no visraams at all.
      ...(visraamSource && visraamSources.includes(visraamSource) && { visraamSource }),
    };
  }

  async function load(
    { kind, id, baniLength }: SessionState,
    choices: FeedChoices,
  ): Promise<readonly SlideRow[]> {
    const includes = await includesOf(choices);
    if (id === null || kind === 'none') return [];
    if (kind === 'shabad') {
      const [shabad] = await client.getShabads([id as ShabadId], includes);
      return (shabad?.verses ?? []).map(slideRowOf);
    }
    if (kind === 'ceremony') {
      const { verses } = await client.getCeremony(id, includes);
      return recitedVerses(verses, null).map(slideRowOf);
    }
    const { verses, forms } = await client.getBani(id as BaniId, includes);
    return recitedVerses(verses, forms.length > 1 ? baniLength : null).map(slideRowOf);
  }

  function rowsOf(state: SessionState, choices: FeedChoices): Promise<readonly SlideRow[]> {
    const { kind, id, baniLength } = state;
    const { translations, transliterations, visraamSource } = choices;
    const key = JSON.stringify([kind, id, baniLength, translations, transliterations, visraamSource]);
    const cached = cache.get(key);
    // Least recently used entries are evicted first; failures aren't cached.
    cache.delete(key);
    const rows =
      cached ??
      load(state, choices).catch(() => {
        cache.delete(key);
        return [];
      });
    cache.set(key, rows);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
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
  if (settings === null) return DEFAULT_CHOICES;
  return {
    translations: (settings.translations ?? []).flatMap((name) => LANGUAGES[name] ?? []),
    transliterations: settings.transliterations ?? [],
    steeks: settings.steeks,
    hasNextLine: settings.nextLine ?? false,
    hasParagraph: settings.paragraphMode === true || settings.readingMode === true,
    visraamSource: VISRAAM_SOURCES.find((each) => each === settings.visraamSource),
  };
}
