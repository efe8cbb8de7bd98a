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

describe('shortcut slides (behaviour 104)', () => {
  it('say Waheguru as existing displays know it', () => {
    expect(slide('waheguru').command).toEqual({
      type: 'text',
      text: 'vwihgurU',
      isGurmukhi: true,
      isAnnouncement: true,
    });
    expect(toUnicode('vwihgurU')).toBe(slide('waheguru').unicode);
  });

  it('have the mool mantra letter for letter as the scripture begins', async () => {
    const corpus = await loadCorpus(`${dist}@naad/gurbani-corpus`);
    const { command } = slide('moolMantra');
    const text = command.type === 'text' ? command.text : '';
    expect(text).toBe(corpus.ascii(0));
    expect(toUnicode(text)).toBe(corpus.unicode(0));
  });

  it('have a blank one, which is no text at all', () => {
    expect(slide('blank').command).toMatchObject({ type: 'text', text: '' });
  });

  it('open Anand Sahib, for a legacy display at the verse it knows', () => {
    expect(ANAND_SAHIB).toEqual({ ceremonyId: 3, verseId: 26106 });
    expect(slide('anandSahib', true).command).toMatchObject({
      type: 'ceremony',
      ceremonyId: 3,
      verseId: 26106,
    });
    expect(slide('anandSahib').command).toMatchObject({ type: 'ceremony', ceremonyId: 3, verseId: null });
  });

  it('are marked while they are shown, Anand Sahib with its ceremony (behaviour 106)', () => {
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
  it('goes as it was typed, without what stands around it', () => {
    expect(announcementCommand('  Langar is served. \n')).toMatchObject({
      text: 'Langar is served.',
      isGurmukhi: false,
      isAnnouncement: true,
    });
  });

  it('in Gurmukhi goes in the layout of the wire, and comes back letter for letter', () => {
    const said = 'ਲੰਗਰ ਤਿਆਰ ਹੈ';
    const command = announcementCommand(said);
    expect(command).toMatchObject({ isGurmukhi: true });
    expect(toUnicode(command.type === 'text' ? command.text : '')).toBe(said);
  });

  it('in both is not taken for the layout, which would make Gurmukhi of Latin', () => {
    expect(announcementCommand('Langar ਲੰਗਰ')).toMatchObject({ text: 'Langar ਲੰਗਰ', isGurmukhi: false });
  });
});
