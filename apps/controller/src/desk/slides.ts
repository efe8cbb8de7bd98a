import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isGurmukhi, toAscii } from '@naad/gurbani-text';
import type { Command, SessionState } from '@naad/sync-protocol';

export interface Slide {
  readonly id: 'waheguru' | 'moolMantra' | 'blank' | 'anandSahib';
  readonly label: MessageDescriptor;
  /** What it shows, in Unicode; null where it is no text. */
  readonly unicode: string | null;
  readonly command: Command;
}

/** The mool mantra as the first line of the scripture has it, in the layout of the wire; a test holds it to that line. */
const MOOL_MANTRA = '<> siq nwmu krqw purKu inrBau inrvYru Akwl mUriq AjUnI sYBM gur pRswid ]';
const WAHEGURU = 'vwihgurU';

/** Ceremony and verse of the shortcut (specification, section 9). */
export const ANAND_SAHIB = { ceremonyId: 3, verseId: 26106 };

function gurmukhiSlide(text: string): Command {
  return { type: 'text', text, isGurmukhi: true, isAnnouncement: true };
}

/**
 * @param isLegacy a legacy host knows the verse of Anand Sahib by its own number; ours opens the ceremony at its beginning
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

/** Whether that slide is what the session shows. */
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

/** An announcement as the wire has it: what is written in Gurmukhi goes in the layout that every display draws. */
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

/** Ceremonies that the API has, by their ids. */
export const CEREMONIES: readonly { readonly id: number; readonly label: MessageDescriptor }[] = [
  { id: 1, label: msg`Anand Karaj` },
  { id: 3, label: msg`Anand Sahib (short)` },
  { id: 5, label: msg`Bhog, with Raagmala` },
  { id: 6, label: msg`Bhog, without Raagmala` },
];
