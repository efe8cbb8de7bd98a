import { type FontTarget, LIMITS } from '@naad/sync-protocol';
import {
  type Look,
  type SlideMode,
  STEEKS,
  TRANSLATIONS,
  TRANSLITERATIONS,
  withSteeks,
  withTranslations,
} from './look.ts';

const SCRIPT_OF = { latin: 'en', devanagari: 'hi', shahmukhi: 'ur', ipa: 'ipa' } as const;
const MODE_OF = { split: 'split', reading: 'reading', sehaj: 'sehaj' } as const;
const STEEK_OF = { steekSs: 'ss', steekFt: 'ft', steekMs: 'ms', steekBdb: 'bdb' } as const;

type ScriptField = keyof typeof SCRIPT_OF;
type ModeField = keyof typeof MODE_OF;
type SteekField = keyof typeof STEEK_OF;
type LanguageField = (typeof TRANSLATIONS)[number];
type FlagField = 'fit' | 'visraams' | 'nextLine' | 'centred' | 'paragraph' | 'autoScroll' | 'wordMeanings';

/** A field that a key or a switch toggles. */
export type LookField =
  FlagField | LanguageField | ModeField | ScriptField | SteekField | 'dark' | 'larivaar' | 'larivaarAssist';

const isScript = (field: LookField): field is ScriptField => field in SCRIPT_OF;
const isMode = (field: LookField): field is ModeField => field in MODE_OF;
const isSteek = (field: LookField): field is SteekField => field in STEEK_OF;
const isLanguage = (field: LookField): field is LanguageField =>
  (TRANSLATIONS as readonly string[]).includes(field);

/** Toggles a field. Larivaar off turns its assist off, the assist on turns larivaar on, and a mode turns the others off. */
export function toggleField(look: Look, field: LookField): Look {
  if (isScript(field)) {
    const transliterations = toggleMember(look.transliterations, SCRIPT_OF[field], TRANSLITERATIONS);
    return { ...look, transliterations };
  }
  if (isLanguage(field)) return withTranslations(look, toggleMember(look.translations, field, TRANSLATIONS));
  if (isSteek(field)) return withSteeks(look, toggleMember(look.steeks, STEEK_OF[field], STEEKS));
  if (isMode(field)) return { ...look, mode: toggleMode(look, MODE_OF[field]) };
  switch (field) {
    case 'larivaar':
      return { ...look, larivaar: !look.larivaar, larivaarAssist: look.larivaarAssist && !look.larivaar };
    case 'larivaarAssist':
      return {
        ...look,
        larivaarAssist: !look.larivaarAssist,
        larivaar: look.larivaar || !look.larivaarAssist,
      };
    case 'dark':
      return { ...look, theme: look.theme === 'dark' ? 'light' : 'dark' };
    default:
      return { ...look, [field]: !look[field] };
  }
}

/** Returns true if a field is on. */
export function isOn(look: Look, field: LookField): boolean {
  if (isScript(field)) return look.transliterations.includes(SCRIPT_OF[field]);
  if (isLanguage(field)) return look.translations.includes(field);
  if (isSteek(field)) return look.steeks.includes(STEEK_OF[field]);
  if (isMode(field)) return look.mode === MODE_OF[field];
  return field === 'dark' ? look.theme === 'dark' : look[field];
}

function toggleMode(look: Look, mode: SlideMode): SlideMode {
  return look.mode === mode ? 'mixed' : mode;
}

/** Adds or removes a member. The fixed order keeps the rows of a slide in place. */
function toggleMember(list: readonly string[], member: string, order: readonly string[]): readonly string[] {
  return order.filter((each) => (each === member ? !list.includes(each) : list.includes(each)));
}

/** Steps one font size within the range of the wire. */
export function stepSize(look: Look, target: FontTarget, step: 'plus' | 'minus'): Look {
  const { min, max } = LIMITS.fontSize;
  const size = Math.min(max, Math.max(min, look.sizes[target] + (step === 'plus' ? 1 : -1)));
  return size === look.sizes[target] ? look : { ...look, sizes: { ...look.sizes, [target]: size } };
}
