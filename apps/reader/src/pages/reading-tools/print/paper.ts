import { type Copied, creditsOf, type TextBelow, textsBelow } from '../../../features/copy/passage.ts';
import type { ReadLine } from '../readText.ts';

/** A paragraph on paper, with whether it stays on one page with the next one. */
export type PaperPart = { readonly isWithNext: boolean } & (
  | { readonly kind: 'place'; readonly text: string }
  | { readonly kind: 'line'; readonly line: ReadLine }
  | TextBelow
);

/**
 * The paragraphs of the printed passages, in order.
 *
 * @param isTitled true if the text has a title, so that its place isn't its heading
 */
export function paperParts(content: Copied<ReadLine>, isTitled: boolean): PaperPart[] {
  const credits = creditsOf(content);
  return content.passages.flatMap(({ place, lines }): PaperPart[] => [
    ...(isTitled ? [] : [{ kind: 'place' as const, text: place.join(' · '), isWithNext: true }]),
    ...lines.flatMap((line): PaperPart[] => {
      const texts = textsBelow(line, credits);
      return [
        { kind: 'line', line, isWithNext: line.isHeader === true || texts.length > 0 },
        ...texts.map((text, index) => ({ ...text, isWithNext: index < texts.length - 1 })),
      ];
    }),
  ]);
}

/** Work, page and writer of each passage with its address, then the translators and the site. */
export function paperSource(content: Copied<ReadLine>, siteName: string): string[] {
  return [
    ...content.passages.flatMap(({ place, address }) => [place.join(' · '), address]),
    ...creditsOf(content).map(({ label }) => label),
    siteName,
  ];
}
