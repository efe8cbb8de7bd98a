import type { SourceLine } from '../sourceDatabase.ts';
import { type CheckedTranslation, type SourceFinding, sourceFinding } from './sourceFinding.ts';

const SCRIPTS: Readonly<
  Record<CheckedTranslation['language'], { readonly name: string; readonly foreign: RegExp }>
> = {
  en: { name: 'Latin', foreign: /(?!\p{Script=Latin})\p{L}/gu },
  es: { name: 'Latin', foreign: /(?!\p{Script=Latin})\p{L}/gu },
  pu: { name: 'Gurmukhi', foreign: /(?!\p{Script=Gurmukhi})\p{L}/gu },
  hi: { name: 'Devanagari', foreign: /(?!\p{Script=Devanagari})\p{L}/gu },
};

/** Finds texts with letters of another script than that of their language. */
export function checkScript(
  lines: readonly SourceLine[],
  translations: readonly CheckedTranslation[],
): SourceFinding[] {
  return translations.flatMap(({ key, language, texts }) => {
    const { name, foreign } = SCRIPTS[language];
    return lines.flatMap((line) => {
      const letters = texts.get(line.id)?.match(foreign) ?? [];
      return letters.length === 0
        ? []
        : [sourceFinding('script', key, line, [...new Set(letters)].join(' '), `letters of ${name} only`)];
    });
  });
}
