import type { CDPSession, Page } from '@playwright/test';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { SentPicture } from '../checks/fitSlides.ts';
import { linePicture, type PictureChoices } from './linePicture.ts';

const EVERYTHING: PictureChoices = {
  translations: ['en.ssk', 'pu.ss', 'es.sn'],
  transliterations: ['en', 'hi', 'ur', 'ipa'],
};

interface Rows {
  readonly unicode: string;
  readonly transliterations: readonly { readonly script: string; readonly text: string }[];
  readonly translations: readonly { readonly key: string; readonly text: string }[];
}

/**
 * Collects every letter with its signs that slides can show, as few slides: each kind of text has its own letters, as it has
 * its own fonts.
 */
export function letterPictures(corpus: Corpus, every: number): SentPicture[] {
  const segmenter = new Intl.Segmenter('pa', { granularity: 'grapheme' });
  const lettersOf = new Map<string, Set<string>>();
  const note = (kind: string, text: string) => {
    const letters = lettersOf.get(kind) ?? new Set();
    lettersOf.set(kind, letters);
    for (const { segment } of segmenter.segment(text)) if (/\S/.test(segment)) letters.add(segment);
  };
  const samples = new Map<string, SentPicture>();
  for (let line = 0; line < corpus.lineCount; line += every) {
    const picture = linePicture(corpus, line as LineIndex, EVERYTHING);
    const { unicode, transliterations, translations } = picture.slide as unknown as Rows;
    note('unicode', unicode);
    for (const { script, text } of transliterations) note(script, text);
    for (const { key, text } of translations) note(key, text);
    if (translations.length === EVERYTHING.translations.length) samples.set('all', picture);
  }
  const sample = samples.get('all');
  if (!sample) throw new Error('No line has all translations.');
  const kinds = [...lettersOf].map(([kind, letters]) => [kind, [...letters]] as const);
  const most = Math.max(...kinds.map(([, letters]) => letters.length));
  const { slide } = sample;
  const rows = slide as unknown as Rows;
  return Array.from({ length: Math.ceil(most / LETTERS_PER_SLIDE) }, (_each, at) => {
    const textOf = (kind: string) => {
      const letters = kinds.find(([name]) => name === kind)?.[1] ?? [];
      const from = (at * LETTERS_PER_SLIDE) % Math.max(1, letters.length);
      return letters.slice(from, from + LETTERS_PER_SLIDE).join(' ');
    };
    return {
      ...sample,
      slide: {
        ...slide,
        unicode: textOf('unicode'),
        visraams: [],
        transliterations: rows.transliterations.map((each) => ({ ...each, text: textOf(each.script) })),
        translations: rows.translations.map((each) => ({ ...each, text: textOf(each.key) })),
      },
    };
  });
}

const LETTERS_PER_SLIDE = 400;

/** Lists fonts of the machine that a projector page used for its text, with the number of their letters. */
export async function machineFonts(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const found = await fontsOf(client);
  await client.detach();
  return found;
}

async function fontsOf(client: CDPSession): Promise<string[]> {
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main' });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts
    .filter(({ isCustomFont }) => !isCustomFont)
    .map(({ familyName, glyphCount }) => `${familyName} (${String(glyphCount)})`);
}
