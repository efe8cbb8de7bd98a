import {
  besideLine,
  type Copied,
  type CopiedCredit,
  type CopiedLine,
  creditsOf,
  type Passage,
} from './passage.ts';

/**
 * Lines as text. Words are apart as in the source whether or not larivaar is drawn: joined words can be made of words, and
 * words of joined ones by nobody but who knows them. Whoever wants them joined marks them on the page.
 */
export function plainText(copied: Copied): string {
  const credits = creditsOf(copied);
  const passages = copied.passages.map((passage) => passageText(passage, credits));
  return [...passages, ...(credits.length > 0 ? [credits.map(({ label }) => label).join('\n')] : [])].join(
    '\n\n',
  );
}

function passageText({ lines, place, address }: Passage, credits: readonly CopiedCredit[]): string {
  const texts = lines.map((line) => lineText(line, credits));
  const isMixed = texts.some((text) => text.includes('\n'));
  return `${texts.join(isMixed ? '\n\n' : '\n')}\n\n${[place.join(', '), address].join('\n')}`;
}

function lineText(line: CopiedLine, credits: readonly CopiedCredit[]): string {
  const beside = besideLine(line, credits).map(({ text, by }) => (by === null ? text : `${text} (${by})`));
  return [line.unicode, ...beside].join('\n');
}
