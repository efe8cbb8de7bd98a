import { describe, expect, it } from 'vitest';
import { checkPiece, type CitableLine, foldName } from './checkPiece.ts';
import { splitPieces } from './writeAnswer.ts';

/** The first stanza of Japji Sahib, and a line of Kabir with his signature. */
const LINES: readonly CitableLine[] = [
  {
    number: 1,
    line: null,
    scripture: ['ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥', 'sochai soch na hovee je sochee lakh vaar ||'],
    translations: [
      'By thinking, He cannot be reduced to thought, even by thinking hundreds of thousands of times.',
      'Man’s purity is not attained by bathing.',
    ],
    writer: 'Guru Nanak Dev Ji',
  },
  {
    number: 2,
    line: null,
    scripture: ['ਕਬੀਰ ਜਾ ਦਿਨ ਹਉ ਮੂਆ ਪਾਛੈ ਭਇਆ ਅਨੰਦੁ ॥'],
    translations: ['Kabeer, when I died, bliss welled up afterwards.'],
    writer: 'Bhagat Kabeer Ji',
  },
];
const writerNames = new Set(['Nanak', 'Kabeer', 'Ravidaas', 'Arjan'].map(foldName));
const check = (piece: string) => checkPiece(piece, { lines: LINES, writerNames });

describe('a piece of a written answer [V8]', () => {
  it.each([
    'Thought does not reach Him [1].',
    'It says "By thinking, He cannot be reduced to thought" [1].',
    'It says “by thinking he cannot be reduced to thought … thousands of times” [1].',
    'It says ‘Man’s purity is not attained by bathing’ [1].',
    "It says 'purity is not attained by bathing' [1].",
    'Guru Nanak says: By thinking, He cannot be reduced to thought [1].',
    'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ॥ means that thought does not reach Him [1].',
    'The words “sochai soch na hovee” say it [1].',
    'The "self" dies, and bliss comes, says Kabir [2].',
    "One's own ego isn't what one's friends' egos are [1, 2].",
    'Kabir and Guru Nanak agree [1][2].',
  ])('is shown if the cited line says so: %s', (piece) => {
    expect(check(piece)).toBe('shown');
  });

  it.each([
    // A word changed, left out, added, moved, or taken from the other translation.
    'It says "By thinking, He can be reduced to thought" [1].',
    'It says "By thinking, He cannot be reduced thought" [1].',
    'It says "By thinking alone, He cannot be reduced to thought" [1].',
    'It says "thousands of times … by thinking" [1].',
    'It says "purity is not attained by thinking" [1].',
    // Citing the other line, no line, or an invalid one.
    'It says "By thinking, He cannot be reduced to thought" [2].',
    'It says "By thinking, He cannot be reduced to thought".',
    'It is so [3].',
    'It is so [1-2].',
    'It is so [see Ang 1].',
    // Quotations that match no cited line, by whatever mark or none.
    'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵੈ ॥ [1].',
    'ਸੋਚੈ [2].',
    'सोचै सोच न होवई [1].',
    'The words “sochai soch na hove” say it [1].',
    "It says 'God helps those who help themselves' [1].",
    'It says «work is worship» [1].',
    'It says **work is worship** [1].',
    'It says _work is worship_ [1].',
    '> Work is worship [1].',
    'The verse: work is worship [1].',
    'An open "quotation [1].',
    // Naming a writer whose line isn't cited.
    'Kabir says that thought does not reach Him [1].',
    'Ravidas says that bliss comes [2].',
    // Links and markup.
    'See www.evil.example [1].',
    'See [this](evil) [1].',
    '<script>alert(1)</script> [1].',
    'Run `rm` [1].',
  ])("is refused if the cited line doesn't say so: %s", (piece) => {
    expect(check(piece)).toBe('refused');
  });

  it("is refused if the second check rejects a quotation; single words aren't checked", () => {
    const checked: string[] = [];
    const isVerified = (quotation: string) => {
      checked.push(quotation);
      return !quotation.includes('bathing');
    };
    const verdict = (piece: string) => checkPiece(piece, { lines: LINES, writerNames, isVerified });
    expect(verdict('It says “by thinking he cannot be … thousands of times” [1].')).toBe('shown');
    expect(verdict("It says 'purity is not attained by bathing' [1].")).toBe('refused');
    expect(verdict('The "self" dies [2].')).toBe('shown');
    expect(checked.map((each) => each.trim())).toEqual([
      'by thinking he cannot be',
      'thousands of times',
      'purity is not attained by bathing',
    ]);
  });

  it('is left out if it cites and quotes no line', () => {
    expect(check('Here is what I found.')).toBe('leftOut');
  });
});

describe('splitPieces', () => {
  it.each<[string, string[], string]>([
    ['One [1]. Two [2]. Thr', ['One [1]. ', 'Two [2]. '], 'Thr'],
    ['One. [1] Two', ['One. [1] '], 'Two'],
    ['One. ', [], 'One. '],
    ['“One. Two.” [1] Three', ['“One. Two.” [1] '], 'Three'],
    ['It says "one two" of it [1]. Two', ['It says "one two" of it [1]. '], 'Two'],
    ['He says "one. Two', [], 'He says "one. Two'],
    ['One [1]\n\nTwo', ['One [1]\n\n'], 'Two'],
    ['', [], ''],
  ])('splits %j', (text, pieces, rest) => {
    expect(splitPieces(text)).toEqual({ pieces, rest });
  });
});
