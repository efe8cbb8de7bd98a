import type { Verse } from '@naad/api-client';
import type { VerseId } from '@naad/gurbani-corpus';

/** What stands in a frame. */
export type FrameContent = FrameText | FrameMessage;

export interface FrameText {
  readonly kind: 'text';
  /** What it is called: its line, and where it stands. */
  readonly title: string;
  readonly parts: readonly FramePart[];
  readonly credits: readonly FrameCredit[];
  readonly isLarivaar: boolean;
  /** Where it is read on the site, absolute. */
  readonly href: string;
}

/** Lines that belong together: a shabad, or those of a page. */
export interface FramePart {
  /** `Ang 917 of Sri Guru Granth Sahib Ji`. */
  readonly place: string;
  /** Names beside the place: writer, raag. */
  readonly names: readonly string[];
  readonly verses: readonly Verse[];
  readonly highlights: readonly VerseId[];
}

/** Whose words the translations of a language are. */
export interface FrameCredit {
  /** Code of the language, as a key of a translator begins. */
  readonly code: string;
  readonly names: string;
}

export interface FrameMessage {
  readonly kind: 'message';
  readonly id: 'notFound' | 'failed';
  readonly status: number;
  /** Home, absolute. */
  readonly href: string;
}
