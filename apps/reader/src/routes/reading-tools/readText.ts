import type { AngPage, Attribution, Shabad, VerseLine } from '@naad/api-client';
import type { ShabadId } from '@naad/gurbani-corpus';
import type { Credit } from '../routeResult.ts';

/** What is read on a page, as far as its tools have to know. The same object as long as the page is the same. */
export type ReadText = { readonly credits: readonly Credit[] } & (
  | {
      readonly kind: 'shabads';
      readonly shabads: readonly Shabad[];
      /** They are read here as the hukamnama of that day, `2024-01-31`, from where one goes to each. */
      readonly day?: string;
    }
  | { readonly kind: 'ang'; readonly ang: AngPage }
  | {
      readonly kind: 'bani';
      readonly bani: Attribution & { readonly unicode: string; readonly transliteration: string };
      readonly verses: readonly VerseLine[];
      /** Where it is read, as `/sundar-gutka/japujee-saahib`. */
      readonly path: string;
    }
);

/** A line, with the shabad it is of where that is known. */
export type ReadLine = VerseLine & { readonly shabadId?: ShabadId };

/** All lines of a page, in its order. */
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

/** Where the shabad of a line is read, at that line; null where that is here or nowhere. */
export function shabadHrefOf(text: ReadText, line: ReadLine | undefined): string | null {
  const isElsewhere = text.kind === 'ang' || (text.kind === 'shabads' && text.day !== undefined);
  if (!isElsewhere || line?.shabadId === undefined) return null;
  return `/shabad?id=${String(line.shabadId)}&highlight=${String(line.id)}`;
}
