import type { TranslationText, TransliterationText } from '@naad/gurbani-model';
import { translationsIn } from '../translationsIn.ts';
import type { ReadVerse } from './verseChunks.ts';

/** Part of a layout that spans the whole text: lines with their texts, or one kind of text as running text. */
export type Block = { readonly kind: 'lines'; readonly columns?: readonly Column[] } | RunningBlock;

/** Lines or one of their texts as running text. */
export type RunningBlock = { readonly kind: 'verses' } | Column;

/** One of the texts of each line. */
export type Column =
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
 * Blocks of a layout in order. Running text has a block of verses, then one of each transliteration, then one of each
 * translation. All other layouts are lines; `columns` are the texts beside each line, if they aren't its own.
 */
export function blocksOf(verses: readonly ReadVerse[], mode: VersesMode): readonly Block[] {
  switch (mode) {
    case 'mixed':
    case 'paragraph':
      return [{ kind: 'lines' }];
    case 'alone':
      return [{ kind: 'lines', columns: [] }];
    case 'split':
      return [{ kind: 'lines', columns: columnsOf(verses) }];
    case 'reading':
      return [{ kind: 'verses' }, ...columnsOf(verses)];
  }
}

function columnsOf(verses: readonly ReadVerse[]): readonly Column[] {
  const scripts = new Map<string, Column>();
  for (const { transliterations } of verses) {
    for (const { script, lang } of transliterations)
      scripts.set(script, { kind: 'transliteration', script, lang });
  }
  const translations = translationsIn(verses).map(({ key, lang }): Column => ({
    kind: 'translation',
    key,
    lang,
  }));
  return [...scripts.values(), ...translations];
}

/** Number of columns, with that of the lines, as used in the stylesheet. */
export function columnCount({ columns = [] }: Extract<Block, { kind: 'lines' }>): string {
  return columns.length > 3 ? 'many' : String(columns.length + 1);
}

/** The first block has the same key in every layout, so that its lines stay mounted when the layout changes. */
export function blockKey(block: Block): string {
  if (block.kind === 'transliteration') return block.script;
  return block.kind === 'translation' ? block.key : 'verses';
}

/**
 * Layouts of verses: `mixed` has the texts below each line, `paragraph` groups these by paragraph number, `split` has
 * them beside each line, `reading` is running text, `alone` has lines only.
 */
export type VersesMode = 'mixed' | 'split' | 'reading' | 'paragraph' | 'alone';
