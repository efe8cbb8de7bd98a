import type { Attribution, Shabad, ShabadId, SourceId } from '@naad/gurbani-model';
import type { AngPage } from '@naad/api-client';
import type { ReadVerse } from '../../features/reading/VersesView/verseChunks.ts';
import type { Credit } from '../routeResult.ts';

/** The text of a page, for its tools. Its identity changes only with the page. */
export type ReadText = { readonly credits: readonly Credit[] } & (
  | {
      readonly kind: 'shabads';
      readonly shabads: readonly Shabad[];
      /** Set if this is the hukamnama of a day, `2024-01-31`; its lines then link to their shabads. */
      readonly day?: string;
    }
  | { readonly kind: 'ang'; readonly ang: AngPage }
  | {
      readonly kind: 'bani';
      readonly bani: Attribution & { readonly unicode: string; readonly transliteration: string };
      readonly verses: readonly ReadVerse[];
      /** Path of its page, such as `/sundar-gutka/japujee-saahib`. */
      readonly path: string;
    }
);

/** A line, with its shabad if known. */
export type ReadLine = ReadVerse & { readonly shabadId?: ShabadId };

/** All lines of a page, in order. */
export function linesOf(text: ReadText): readonly ReadLine[] {
  switch (text.kind) {
    case 'shabads':
      return text.shabads.flatMap(({ verses }) => verses);
    case 'ang':
      return text.ang.verses;
    case 'bani':
      return text.verses;
  }
}

/** The work that a page's text is from. */
export function sourceIdOf(text: ReadText): SourceId {
  switch (text.kind) {
    case 'shabads':
      return text.shabads[0]?.source.id ?? 'G';
    case 'ang':
      return text.ang.source.id;
    case 'bani':
      return text.bani.source.id;
  }
}

/** Address of a line within its shabad; null if this page is that shabad, or the shabad is unknown. */
export function shabadHrefOf(text: ReadText, line: ReadLine | undefined): string | null {
  const isElsewhere = text.kind === 'ang' || (text.kind === 'shabads' && text.day !== undefined);
  if (!isElsewhere || line?.shabadId === undefined) return null;
  return `/shabad?id=${String(line.shabadId)}&highlight=${String(line.id)}`;
}
