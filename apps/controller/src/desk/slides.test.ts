// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { toUnicode } from '@naad/gurbani-text';
import { EMPTY_STATE } from '@naad/sync-protocol';
import { describe, expect, it } from 'vitest';
import { ANAND_SAHIB, announcementCommand, isSlideShown, slidesFor } from './slides.ts';

const dist = process.env['NAAD_DIST'] ?? fileURLToPath(new URL('../../../../dist/', import.meta.url));

function slide(id: string, isLegacy = false) {
  const found = slidesFor(isLegacy).find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
}

describe('shortcut slides [B104]', () => {
  it('send Waheguru in the ASCII layout that existing displays know', () => {
    expect(slide('waheguru').command).toEqual({
      type: 'text',
      text: 'vwihgurU',
      isGurmukhi: true,
      isAnnouncement: true,
    });
    expect(toUnicode('vwihgurU')).toBe(slide('waheguru').unicode);
  });

  it('have the mool mantra letter for letter as the first line of the corpus', async () => {
    const corpus = await loadCorpus(`${dist}@naad/gurbani-corpus`);
    const { command } = slide('moolMantra');
    const text = command.type === 'text' ? command.text : '';
    expect(text).toBe(corpus.ascii(0));
    expect(toUnicode(text)).toBe(corpus.unicode(0));
  });

  it('include a blank slide with an empty text', () => {
    expect(slide('blank').command).toMatchObject({ type: 'text', text: '' });
  });

  it('open Anand Sahib, on a legacy display at its own verse id [S9.27]', () => {
    expect(ANAND_SAHIB).toEqual({ ceremonyId: 3, verseId: 26106 });
    expect(slide('anandSahib', true).command).toMatchObject({
      type: 'ceremony',
      ceremonyId: 3,
      verseId: 26106,
    });
    expect(slide('anandSahib').command).toMatchObject({ type: 'ceremony', ceremonyId: 3, verseId: null });
  });

  it('are marked while they are on the screen, Anand Sahib while its ceremony is [B106, S4.55]', () => {
    const ceremony = { ...EMPTY_STATE, kind: 'ceremony', id: 3 } as const;
    expect(isSlideShown(slide('anandSahib'), ceremony)).toBe(true);
    expect(isSlideShown(slide('anandSahib'), { ...ceremony, id: 1 })).toBe(false);
    expect(isSlideShown(slide('anandSahib'), { ...ceremony, text: '' })).toBe(false);
    expect(isSlideShown(slide('blank'), { ...EMPTY_STATE, text: '' })).toBe(true);
    expect(isSlideShown(slide('blank'), EMPTY_STATE)).toBe(false);
    expect(isSlideShown(slide('waheguru'), { ...EMPTY_STATE, text: 'vwihgurU' })).toBe(true);
    expect(isSlideShown(slide('waheguru'), null)).toBe(false);
  });
});

describe('an announcement', () => {
  it('is sent as typed, trimmed', () => {
    expect(announcementCommand('  Langar is served. \n')).toMatchObject({
      text: 'Langar is served.',
      isGurmukhi: false,
      isAnnouncement: true,
    });
  });

  it('in Gurmukhi is sent in the ASCII layout and converts back letter for letter', () => {
    const typed = 'ਲੰਗਰ ਤਿਆਰ ਹੈ';
    const command = announcementCommand(typed);
    expect(command).toMatchObject({ isGurmukhi: true });
    expect(toUnicode(command.type === 'text' ? command.text : '')).toBe(typed);
  });

  it('in mixed scripts is not sent in the ASCII layout, which would turn Latin into Gurmukhi', () => {
    expect(announcementCommand('Langar ਲੰਗਰ')).toMatchObject({ text: 'Langar ਲੰਗਰ', isGurmukhi: false });
  });
});
