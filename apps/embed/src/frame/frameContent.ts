import type { Verse, VerseId } from '@naad/gurbani-model';

/** The content of a frame. */
export type FrameContent = FrameText | FrameMessage;

export interface FrameText {
  readonly kind: 'text';
  /** The highlighted or first line and its location. */
  readonly title: string;
  readonly parts: readonly FramePart[];
  readonly credits: readonly FrameCredit[];
  /** Names of the translators whose words are withheld for some of the lines. */
  readonly withheld: readonly string[];
  readonly isLarivaar: boolean;
  /** Absolute URL of the text on the site. */
  readonly href: string;
}

/** Lines of one shabad or ang. */
export interface FramePart {
  /** For example `Ang 917 of Sri Guru Granth Sahib Ji`. */
  readonly location: string;
  /** Names of writer and raag. */
  readonly names: readonly string[];
  readonly verses: readonly Verse[];
  readonly highlights: readonly VerseId[];
}

/** Translators of one language. */
export interface FrameCredit {
  /** Language code: the prefix of translator keys; `scheme` for transliterations. */
  readonly code: string;
  readonly names: string;
}

export interface FrameMessage {
  readonly kind: 'message';
  readonly id: 'notFound' | 'failed';
  readonly status: number;
  /** Absolute URL of the home page. */
  readonly href: string;
}
