import type { Ang, ShabadId, SourceId, VerseId, WriterId } from './ids.ts';
import type { LanguageTag, TransliterationScript, Visraam } from './text.ts';

/** Ends a translation that the source cuts. */
export const CUT_MARK = '…';

export interface TranslationText {
  /** `code.translator`, such as `en.ssk`. */
  readonly key: string;
  /** `lang` attribute of the element that shows it. */
  readonly lang: LanguageTag;
  /** With {@link CUT_MARK} if it is cut. */
  readonly text: string;
  /** True if the source cuts it in the middle of a sentence. */
  readonly isCut?: true;
}

/** A line in another script. */
export interface TransliterationText {
  readonly script: TransliterationScript;
  /** `lang` attribute of the element that shows it; Shahmukhi is written right to left. */
  readonly lang: 'pa-Latn' | 'hi' | 'pa-Arab' | 'pa-Latn-fonipa';
  readonly text: string;
}

/** A line of scripture with its requested parts. */
export interface VerseLine {
  readonly id: VerseId;
  readonly ang: Ang;
  /** The line in Unicode. */
  readonly unicode: string;
  readonly visraams: readonly Visraam[];
  readonly translations: readonly TranslationText[];
  /** The requested transliterations that exist. */
  readonly transliterations: readonly TransliterationText[];
  /** Ids that other releases of the source give the line, if any. */
  readonly aliases?: readonly VerseId[];
}

/** A text with lines whose translation is withheld, because the source has it beside other lines than its own. */
export interface MaybeWithheld {
  /** Keys of the requested translations that are withheld. */
  readonly withheld?: readonly string[];
}

/** A line of a shabad. */
export interface Verse extends VerseLine {
  readonly shabadId: ShabadId;
  /** Number of the line of the ang in which it begins; missing in works whose pages count no lines. */
  readonly lineNumber?: number;
  /** True for a title of the lines that follow, such as that of a pauri. */
  readonly isHeader?: true;
}

/** A name in Gurmukhi and English; either may be missing. */
export interface NamePair {
  readonly unicode: string | null;
  readonly english: string | null;
}

export interface WriterName extends NamePair {
  readonly id: WriterId | null;
}

export interface SourceName extends NamePair {
  readonly id: SourceId;
}

/** The work, writer and raag of a line or shabad. `raag` is null outside every raag. */
export interface Attribution {
  readonly source: SourceName;
  readonly writer: WriterName;
  readonly raag: NamePair | null;
}

export interface Neighbours<Id> {
  readonly previous: Id | null;
  readonly next: Id | null;
}

export interface Shabad extends Attribution, MaybeWithheld {
  readonly id: ShabadId;
  /** The title line of the shabad. */
  readonly titleVerseId: VerseId;
  readonly ang: Ang;
  readonly neighbours: Neighbours<ShabadId>;
  readonly verses: readonly Verse[];
}
