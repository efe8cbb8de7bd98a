import type { TranslationText, TransliterationText } from '@naad/gurbani-model';
import type { ReadVerse } from './verseChunks.ts';

/** Part of a layout that spans the whole text: lines with their texts, or one kind of text. */
export type Block =
  { readonly kind: 'mixed' } | { readonly kind: 'rows'; readonly columns: readonly Column[] } | Column;

/** One of the columns. */
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
 * Blocks of a layout in order: verses, then each transliteration, then each translation. The columns of a long text are
 * a single block, so that each of its chunks can align their rows.
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

/** Number of columns as used in the stylesheet. */
export function columnCount(columns: readonly unknown[]): string {
  return columns.length > 4 ? 'many' : String(columns.length);
}

/** The first block has the same key in every layout, so that its lines stay mounted when the layout changes. */
export function blockKey(block: Block): string {
  if (block.kind === 'transliteration') return block.script;
  return block.kind === 'translation' ? block.key : 'verses';
}

/**
 * Layouts of verses: `mixed` has the texts below each line, `paragraph` groups these by paragraph number, `split` has
 * columns, `reading` is running text, `alone` has lines only.
 */
export type VersesMode = 'mixed' | 'split' | 'reading' | 'paragraph' | 'alone';
