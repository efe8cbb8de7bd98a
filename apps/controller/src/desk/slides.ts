import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isGurmukhi, toAscii } from '@naad/gurbani-text';
import { type Command, type SessionState, SPECIAL_SLIDES } from '@naad/sync-protocol';

export interface Slide {
  readonly id: 'waheguru' | 'moolMantra' | 'dhanGuru' | 'blank' | 'followCode' | 'anandSahib';
  readonly label: MessageDescriptor;
  /** The slide's text in Unicode; null for the blank slide. */
  readonly unicode: string | null;
  readonly command: Command;
}

/** The mool mantra in the wire's ASCII layout. A test compares it with the first line of the corpus. */
const MOOL_MANTRA = '<> siq nwmu krqw purKu inrBau inrvYru Akwl mUriq AjUnI sYBM gur pRswid ]';
const WAHEGURU = 'vwihgurU';

/** Ceremony id and legacy verse id of the Anand Sahib shortcut. */
export const ANAND_SAHIB = { ceremonyId: 3, verseId: 26106 };

function gurmukhiSlide(text: string): Command {
  return { type: 'text', text, isGurmukhi: true, isAnnouncement: true };
}

/**
 * Returns the shortcut slides.
 *
 * @param isLegacy true for a legacy host, which has its own verse id for Anand Sahib; ours opens the ceremony at its start
 */
export function slidesFor(isLegacy: boolean): readonly Slide[] {
  return [
    {
      id: 'waheguru',
      label: msg`Waheguru`,
      unicode: 'ਵਾਹਿਗੁਰੂ',
      command: gurmukhiSlide(WAHEGURU),
    },
    {
      id: 'moolMantra',
      label: msg`Mool Mantra`,
      unicode: 'ੴ ਸਤਿ ਨਾਮੁ',
      command: gurmukhiSlide(MOOL_MANTRA),
    },
    {
      id: 'dhanGuru',
      label: msg`Dhan Guru`,
      unicode: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ',
      command: gurmukhiSlide(SPECIAL_SLIDES.dhanGuru),
    },
    { id: 'blank', label: msg`Blank`, unicode: null, command: gurmukhiSlide('') },
    {
      id: 'anandSahib',
      label: msg`Anand Sahib`,
      unicode: 'ਅਨੰਦੁ ਸਾਹਿਬ',
      command: {
        type: 'ceremony',
        ceremonyId: ANAND_SAHIB.ceremonyId,
        verseId: isLegacy ? ANAND_SAHIB.verseId : null,
        lineCount: null,
      },
    },
  ];
}

/**
 * The slide that shows the sangat how to follow.
 *
 * @param text from `followText`
 */
export function followSlide(text: string): Slide {
  return {
    id: 'followCode',
    label: msg`Follow code`,
    unicode: null,
    command: { type: 'text', text, isGurmukhi: false, isAnnouncement: true },
  };
}

/** True while the session shows this slide. */
export function isSlideShown({ command }: Slide, session: SessionState | null): boolean {
  if (!session) return false;
  if (command.type === 'text') return session.text === command.text;
  return (
    command.type === 'ceremony' &&
    session.text === null &&
    session.kind === 'ceremony' &&
    session.id === command.ceremonyId
  );
}

/** Creates the command for an announcement. Gurmukhi goes out in the ASCII layout, which every display can show. */
export function announcementCommand(typed: string): Command {
  const text = typed.trim();
  const isOfGurmukhi = isGurmukhi(text) && !/[A-Za-z]/.test(text);
  return {
    type: 'text',
    text: isOfGurmukhi ? toAscii(text) : text,
    isGurmukhi: isOfGurmukhi,
    isAnnouncement: true,
  };
}

/** Ceremonies of the API. */
export const CEREMONIES: readonly { readonly id: number; readonly label: MessageDescriptor }[] = [
  { id: 1, label: msg`Anand Karaj` },
  { id: 3, label: msg`Anand Sahib (short)` },
  { id: 5, label: msg`Bhog, with Raagmala` },
  { id: 6, label: msg`Bhog, without Raagmala` },
];
