import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NamedPlace } from '@naad/api-client';
import type { PlaceFeature, PlacePart, PlacePartType, SourceId, VerseId } from '@naad/gurbani-model';
import { dayName } from '../../features/hukamnama/dayNames.ts';
import { dayHref, parseDay } from '../../features/hukamnama/hukamnamaDay.ts';
import { angHref } from '../../shared/angHref.ts';
import { numberedPage } from '../../features/reading/pageName.ts';
import { DEFAULT_CHOICE, searchHref } from '../../features/search/searchChoice.ts';
import { canonicalBaniHref } from '../../features/sundar-gutka/baniHref.ts';
import { type ApiName, localizedName } from '../../shared/language/localizedName.ts';

/** A page that a query names, as a link. */
export interface PlaceView {
  readonly href: string;
  readonly name: string;
  /** Kind of the page, such as `Raag`. */
  readonly kind: string;
  /** A page of this site; another app on it, which needs a full page load; or the panel of settings. */
  readonly opens: 'page' | 'app' | 'panel';
}

/** Names of the works, by letter. */
export type SourceNames = readonly (ApiName & { readonly id: SourceId })[];

const PART_NAMES: Readonly<Record<PlacePartType, (number: string) => MessageDescriptor>> = {
  astpadi: (number) => msg`Astpadi ${number}`,
  pauri: (number) => msg`Pauri ${number}`,
  salok: (number) => msg`Salok ${number}`,
  chhant: (number) => msg`Chhant ${number}`,
  laav: (number) => msg`Laav ${number}`,
  savaiya: (number) => msg`Savaiya ${number}`,
};

interface FeaturePage {
  readonly href: string;
  readonly name: MessageDescriptor;
  readonly opens?: 'app' | 'panel';
}

const FEATURE_PAGES: Readonly<Record<PlaceFeature, FeaturePage>> = {
  sync: { href: '/sync', name: msg`Sangat Sync` },
  display: { href: '/display', name: msg`Projector display`, opens: 'app' },
  control: { href: '/control', name: msg`Bani Controller`, opens: 'app' },
  // Without scripts there is no panel, so its description opens.
  settings: { href: '/help', name: msg`Display settings`, opens: 'panel' },
  index: { href: '/index', name: msg`Bani Index` },
  nitnem: { href: '/sundar-gutka', name: msg`Nitnem` },
  sundarGutka: { href: '/sundar-gutka', name: msg`Sundar Gutka` },
  random: { href: '/random', name: msg`Random Shabad` },
  quotes: { href: '/quotes', name: msg`Check a quotation` },
  amritKeertan: { href: '/index/amrit-keertan', name: msg`Amrit Keertan` },
  rehatMaryadha: { href: '/rehat-maryadha', name: msg`Rehat Maryadha` },
  favourites: { href: '/user/favourite-shabads', name: msg`Favourite Shabads` },
  embed: { href: '/embed', name: msg`Gurbani on your site` },
  help: { href: '/help', name: msg`Help` },
};

/** Address, name and kind of a place, in the language of the interface. */
export function placeView(i18n: I18n, place: NamedPlace, sources: SourceNames): PlaceView {
  return { opens: 'page', ...viewOf(i18n, place, sources) };
}

type View = Omit<PlaceView, 'opens'> & Partial<Pick<PlaceView, 'opens'>>;

function viewOf(i18n: I18n, place: NamedPlace, sources: SourceNames): View {
  const workName = (id: SourceId) => {
    const work = sources.find((each) => each.id === id);
    return work ? localizedName(i18n, work) : '';
  };
  switch (place.type) {
    case 'bani': {
      const name = localizedName(i18n, { unicode: place.unicode, english: place.transliteration });
      return {
        href: withHighlight(canonicalBaniHref(place.id), '?', place.part?.verseId),
        name: withPart(i18n, name, place.part),
        kind: i18n._(msg`Bani`),
      };
    }
    case 'ang': {
      const name = numberedPage(i18n, place.source, place.ang);
      return {
        href: withHighlight(angHref(place.source, place.ang), '&', place.part?.verseId),
        name: withPart(i18n, name, place.part),
        kind: workName(place.source),
      };
    }
    case 'work':
      return {
        href:
          place.firstAng === null
            ? withHighlight(`/shabad?id=${String(place.shabadId)}`, '&', place.verseId)
            : angHref(place.source, place.firstAng),
        name: localizedName(i18n, place),
        kind: i18n._(msg`Scripture`),
      };
    case 'raag':
      return {
        href: place.firstAng === null ? '/index' : angHref(place.source, place.firstAng),
        name: localizedName(i18n, place),
        kind: i18n._(msg`Raag`),
      };
    case 'writer':
      return {
        href: searchHref({ ...DEFAULT_CHOICE, writer: place.id }),
        name: localizedName(i18n, place),
        kind: i18n._(msg`Writer`),
      };
    case 'shabad':
      return {
        href: withHighlight(
          `/shabad?id=${String(place.shabadId)}`,
          '&',
          place.part?.verseId ?? place.verseId,
        ),
        name: withPart(i18n, localizedName(i18n, place), place.part),
        kind: i18n._(msg`Shabad`),
      };
    case 'hukamnama': {
      const day = place.date === null ? null : parseDay(place.date);
      const date = day && dayName(i18n, day);
      return {
        href: day ? dayHref(day) : '/hukamnama',
        name: date === null ? i18n._(msg`Today's Hukamnama`) : i18n._(msg`Hukamnama, ${date}`),
        kind: i18n._(msg`Hukamnama`),
      };
    }
    case 'feature': {
      const { name, ...page } = FEATURE_PAGES[place.feature];
      return { ...page, name: i18n._(name), kind: i18n._(msg`Page`) };
    }
  }
}

function withPart(i18n: I18n, name: string, part: PlacePart | null): string {
  return part ? `${name} · ${i18n._(PART_NAMES[part.type](String(part.number)))}` : name;
}

function withHighlight(href: string, joint: '?' | '&', verse: VerseId | undefined): string {
  return verse === undefined ? href : `${href}${joint}highlight=${String(verse)}`;
}

/**
 * True if a search for nothing else than this place can open it at once. Writers have no page, the settings
 * are a panel, and the display and the controller need a full page load.
 */
export function canOpenPlace(place: NamedPlace): boolean {
  if (place.type === 'writer') return false;
  return place.type !== 'feature' || FEATURE_PAGES[place.feature].opens === undefined;
}
