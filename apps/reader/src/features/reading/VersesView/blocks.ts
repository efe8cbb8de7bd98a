import type { TranslationText, TransliterationText } from '@naad/api-client';
import type { VersesMode } from './versesMode.ts';
import type { ReadVerse } from './verseChunks.ts';

/** A part of a layout that goes through the whole text: lines with all that belongs to them, or one of these alone. */
export type Block =
  { readonly kind: 'mixed' } | { readonly kind: 'rows'; readonly columns: readonly Column[] } | Column;

/** One of what stands beside each other. */
export type Column =
  | { readonly kind: 'verses' }
  | {
      readonly kind: 'transliteration';
      readonly script: TransliterationText['script'];
      readonly lang: TransliterationText['lang'];
    }
  | {
      readonly kind: 'translation';
      readonly key: TranslationText['key'];
      readonly lang: TranslationText['lang'];
    };

/**
 * The parts of a layout in their order: verses, then each transliteration, then each translation. The columns of a long
 * text are one part, since it is drawn in pieces and the rows of each have to stand beside each other.
 */
export function blocksOf(verses: readonly ReadVerse[], mode: VersesMode, isLong: boolean): readonly Block[] {
  if (mode === 'mixed' || mode === 'paragraph' || mode === 'alone') return [{ kind: 'mixed' }];
  const columns = columnsOf(verses);
  return mode === 'split' && isLong ? [{ kind: 'rows', columns }] : columns;
}

function columnsOf(verses: readonly ReadVerse[]): readonly Column[] {
  const blocks = new Map<string, Column>([['verses', { kind: 'verses' }]]);
  for (const { transliterations } of verses) {
    for (const { script, lang } of transliterations)
      blocks.set(script, { kind: 'transliteration', script, lang });
  }
  const texts = new Map<string, Column>();
  for (const { translations } of verses) {
    for (const { key, lang } of translations) texts.set(key, { kind: 'translation', key, lang });
  }
  return [...blocks.values(), ...texts.values()];
}

/** How many stand beside each other, as rules name it. */
export function countOf(columns: readonly unknown[]): string {
  return columns.length > 4 ? 'many' : String(columns.length);
}

/** The first part is the same in every layout, so that a line stays what it is when the layout changes. */
export function blockKey(block: Block): string {
  if (block.kind === 'transliteration') return block.script;
  return block.kind === 'translation' ? block.key : 'verses';
}
