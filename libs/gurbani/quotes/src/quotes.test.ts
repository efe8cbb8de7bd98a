import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '@naad/gurbani-search/node';
import { toAscii } from '@naad/gurbani-text';
import { toScript } from '@naad/gurbani-text/naad-scheme';
import { createQuoteChecker } from './index.ts';
import type { QuotePassage } from './index.ts';

const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const checker = createQuoteChecker(corpus, await loadSearchEngine(`${DIST}gurbani-search`, corpus));

const LINE = 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥';
const INDEX =
  Array.from({ length: 60 }, (_, line) => line).find((line) => corpus.unicode(line) === LINE) ?? -1;

const judge = (text: string): QuotePassage => {
  const [passage, ...others] = checker.check(text);
  if (!passage || others.length > 0) throw new Error(`not one passage: ${text}`);
  return passage;
};
const differences = (text: string) =>
  judge(text)
    .pieces.filter(({ kind }) => kind !== 'same')
    .map(({ kind, quoted, scripture }) => [kind, quoted, scripture]);

describe('a line as our pages show it', () => {
  it.each([
    ['en', 'romanized'],
    ['hi', 'devanagari'],
    ['ur', 'shahmukhi'],
  ] as const)('is authentic in the Naad scheme, in %s [T38]', (script, form) => {
    expect(judge(toScript(LINE, script))).toMatchObject({ verdict: 'authentic', form, lines: [INDEX] });
  });
});

describe('an exact line [V17]', () => {
  it.each([
    ['in Unicode', LINE, 'gurmukhi'],
    ['without its end mark', LINE.replace(' ॥', ''), 'gurmukhi'],
    ['with pauses', 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ; ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ', 'gurmukhi'],
    ['with invisible characters', LINE.replaceAll('ਚ', '\u200dਚ'), 'gurmukhi'],
    ['without spaces', LINE.replaceAll(' ', ''), 'gurmukhi'],
    ['in the ASCII layout', toAscii(LINE), 'gurmukhi'],
    ['in the ASCII layout with pauses', 'socY soic n hoveI; jy socI lK vwr ]', 'gurmukhi'],
    ['in Devanagari, letter for letter', 'सोचै सोचि न होवई जे सोची लख वार ॥', 'devanagari'],
    ['in Devanagari, by its sounds', corpus.transliteration(INDEX, 'hi'), 'devanagari'],
    ['in Shahmukhi', corpus.transliteration(INDEX, 'ur'), 'shahmukhi'],
    ['in Latin letters', corpus.transliteration(INDEX, 'en'), 'romanized'],
    ['in Latin letters with another spelling', 'sochai soch na hovai je sochee lakh vaar', 'romanized'],
  ])('is authentic %s', (_, text, form) => {
    expect(judge(text)).toMatchObject({
      verdict: 'authentic',
      form,
      lines: [INDEX],
      isWhole: true,
      pieces: [],
    });
  });

  it.each([
    ['a heading without spaces, with numbers', 'ਮਾਰੂਮਹਲਾ੫ਘਰੁ੮ਅੰਜੁਲੀਆ', 'ਮਾਰੂ ਮਹਲਾ ੫ ਘਰੁ ੮ ਅੰਜੁਲੀਆ ॥'],
    ['a line without spaces, with subjoined letters', 'ਰਸੰਰੁਦ੍ਰਰਾਚੰ', 'ਰਸੰ ਰੁਦ੍ਰ ਰਾਚੰ ॥੩੧॥'],
    ['two words without spaces', 'ਅਗੰਮਹੈਂ', 'ਅਗੰਮ ਹੈਂ ॥'],
    ['a heading of one word in Latin letters', 'sabadh', 'ਸਬਦ ॥'],
    ['a heading in Shahmukhi', 'پدماوتیِ چھںد', 'ਪਦਮਾਵਤੀ ਛੰਦ ॥'],
    ['hyphens in Latin letters', 'azeemula-manaazil raphee-aula-makaa(n)', 'ਅਜ਼ੀਮੁਲ-ਮਨਾਜ਼ਿਲ ਰਫ਼ੀ-ਉਲ-ਮਕਾਂ ।'],
    ['few words in Shahmukhi', 'همه جوان شااسته نامدار', 'ਹਮਹ ਜ੍ਵਾਨ ਸ਼ਾਇਸਤਹ ਨਾਮਦਾਰ ॥੧੦੮॥'],
  ])('is authentic: %s', (_, text, line) => {
    const { verdict, isWhole, lines } = judge(text);
    expect({ verdict, isWhole }).toEqual({ verdict: 'authentic', isWhole: true });
    expect(lines.map((each) => corpus.unicode(each))).toEqual([line]);
  });

  it('keeps the hyphens of altered words', () => {
    const { verdict, pieces } = judge('sochai soch-na-hovai jay sochee lakh-maar');
    expect(verdict).toBe('altered');
    expect(pieces.map(({ quoted }) => quoted)).toEqual(
      'sochai soch- na- hovai jay sochee lakh- maar'.split(' '),
    );
  });

  it('is authentic in Devanagari with letters that Unicode decomposes', () => {
    expect(judge('पउड़ी ॥').verdict).toBe('authentic');
  });

  it('is authentic as a translation, with its translator', () => {
    const text = corpus.translation(INDEX, 'en.ssk') ?? '';
    expect(judge(text)).toMatchObject({
      verdict: 'authentic',
      form: 'translation',
      translator: 'en.ssk',
      lines: [INDEX],
    });
  });

  it('is authentic in part, with isWhole false', () => {
    expect(judge('ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ')).toMatchObject({ verdict: 'authentic', lines: [INDEX], isWhole: false });
    // Only whole words match.
    expect(judge('ਚੈ ਸੋਚਿ ਨ ਹੋਵਈ').verdict).not.toBe('authentic');
  });

  it('is found together with the next line when pasted without line ends', () => {
    const text = `${corpus.unicode(INDEX)} ${corpus.unicode(INDEX + 1)}`.replaceAll('॥', '');
    expect(judge(text)).toMatchObject({ verdict: 'authentic', lines: [INDEX, INDEX + 1], isWhole: true });
  });

  it('lists its other occurrences', () => {
    const { elsewhere } = judge('ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ');
    expect(elsewhere).toHaveLength(5);
    for (const line of elsewhere) expect(corpus.unicode(line)).toContain('ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ');
  });
});

describe('a page', () => {
  it('is checked line by line, each line continuing the one before', () => {
    const { firstLine, lineCount } = corpus.shabad(corpus.line(INDEX).shabadIndex);
    const lines = Array.from({ length: lineCount }, (_, place) => firstLine + place);
    const passages = checker.check(lines.map((line) => corpus.unicode(line)).join('\n'));
    expect(new Set(passages.map(({ verdict }) => verdict))).toEqual(new Set(['authentic']));
    expect(passages.flatMap((passage) => passage.lines)).toEqual(
      expect.arrayContaining(lines.filter((line) => /[ਅ-ਹ]/.test(corpus.unicode(line)))),
    );
  });

  it('resolves a recurring line to the occurrence that follows the line before', () => {
    const last = corpus.shabad(corpus.line(INDEX).shabadIndex).firstLine;
    const refrain = 'ੴ ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ ॥';
    const places = Array.from({ length: 20_000 }, (_, line) => line).filter(
      (line) => line > last && corpus.unicode(line) === refrain && /^[^।॥]+॥$/.test(corpus.unicode(line - 1)),
    );
    expect(places.length).toBeGreaterThan(10);
    const place = places[10] ?? 0;
    const [first, second] = checker.check(`${corpus.unicode(place - 1)}\n${refrain}`);
    expect(first?.lines).toEqual([place - 1]);
    expect(second?.lines).toEqual([place]);
  });

  it('has no passages of only numbers and marks', () => {
    expect(checker.check('॥੧॥\n\n2. ॥\n—')).toEqual([]);
    expect(checker.check('')).toEqual([]);
  });
});

describe('a line that differs', () => {
  it('is a variant if only signs that people omit differ, and marks them', () => {
    expect(judge('ਸੋਚੈ ਸੋਚ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ')).toMatchObject({ verdict: 'variant', lines: [INDEX] });
    const [piece] = judge('ਸੋਚੈ ਸੋਚ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ').pieces.filter(({ kind }) => kind !== 'same');
    expect(piece).toEqual({
      kind: 'spelling',
      quoted: 'ਸੋਚ',
      scripture: 'ਸੋਚਿ',
      quotedMarks: [{ start: 2, end: 3 }],
      scriptureMarks: [{ start: 2, end: 4 }],
    });
  });

  it.each([
    ['a word changed', 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਸਉ ਵਾਰ', [['changed', 'ਸਉ', 'ਲਖ']]],
    ['a word added', 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਹਜ਼ਾਰ ਵਾਰ', [['added', 'ਹਜ਼ਾਰ', '']]],
    ['a word missing', 'ਸੋਚੈ ਸੋਚਿ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ', [['missing', '', 'ਨ']]],
    ['a letter changed', 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਬਾਰ', [['changed', 'ਬਾਰ', 'ਵਾਰ']]],
    ['a vowel changed, without spaces', 'ਸੋਚੈਸੋਚਿਨਹੋਵਈਜੇਸਾਚੀਲਖਵਾਰ', [['changed', 'ਸਾਚੀ', 'ਸੋਚੀ']]],
  ])('is altered with %s', (_, text, expected) => {
    expect(judge(text)).toMatchObject({ verdict: 'altered', lines: [INDEX] });
    expect(differences(text)).toEqual(expected);
  });

  it('keeps every letter of both sides in its pieces', () => {
    const text = 'ਸੋਚੈ ਸੋਚ ਕਬਹੂ ਨ ਹੋਵਈ ਸੋਚੀ ਲਖਵਾਰ';
    const { pieces } = judge(text);
    const plain = (parts: string[]): string => parts.join('').replaceAll(' ', '');
    expect(plain(pieces.map(({ quoted }) => quoted))).toBe(plain([text]));
    expect(plain(pieces.map(({ scripture }) => scripture))).toBe(plain([LINE.replace('॥', '')]));
  });
});

describe('text that is not scripture', () => {
  it.each([
    'ਮੈਂ ਅੱਜ ਸਵੇਰੇ ਬਾਜ਼ਾਰ ਗਿਆ ਸੀ ਤੇ ਸਬਜ਼ੀ ਖਰੀਦੀ',
    'hello world, this is a shopping list for Tuesday',
    'मैं आज सुबह बाज़ार गया था और सब्ज़ी खरीदी',
    'میں آج صبح بازار گیا تھا',
  ])('is not found: %s', (text) => {
    expect(judge(text)).toMatchObject({ verdict: 'notFound', form: null, lines: [] });
  });
});

describe('a forwarded text', () => {
  const forward = [
    '🙏🙏 ਵਾਹਿਗੁਰੂ ਜੀ ਕਾ ਖਾਲਸਾ, ਵਾਹਿਗੁਰੂ ਜੀ ਕੀ ਫਤਿਹ 🙏🙏',
    '[22/11/26, 8:12:44 AM] Harpreet: *ਨਾਨਕ ਦੁਖੀਆ ਸਭੁ ਸੰਸਾਰੁ ॥* (ਅੰਗ 945)',
    '“O Nanak, the whole world is suffering.”',
    'ਸੋ ਕਿਉ ਮੰਦਾ ਆਖੀਐ ਜਿਤੁ ਜੰਮਹਿ ਰਾਜਾਨ 👑 - So why call her bad? From her, kings are born. (SGGS Ang 473)',
    'Gurbani says "awal allah noor upaya kudrat ke sab bande" so all are equal',
    'Please share with 10 friends!!',
  ].join('\n');
  const passages = checker.check(forward);

  it('is checked by its quotations, whatever surrounds them [V18]', () => {
    expect(passages.map(({ verdict, form }) => [verdict, form])).toEqual([
      ['notFound', null],
      ['authentic', 'gurmukhi'],
      ['authentic', 'translation'],
      ['authentic', 'gurmukhi'],
      ['authentic', 'translation'],
      ['notFound', null],
      ['variant', 'romanized'],
      ['notFound', null],
      ['notFound', null],
    ]);
  });

  it('marks each named page as right or wrong [V18]', () => {
    expect(passages[1]?.namedPage).toEqual({ from: 945, to: 945, isRight: false });
    expect(corpus.line(passages[1]?.lines[0] ?? 0).ang).toBe(954);
    expect(passages[3]?.namedPage).toEqual({ from: 473, to: 473, isRight: true });
    expect(passages[2]?.namedPage).toBeNull();
  });

  it('resolves a recurring line to the occurrence on the named page', () => {
    const refrain = 'ੴ ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ ॥';
    const place = judge(`${refrain} (Ang 346)`);
    expect(place.namedPage?.isRight).toBe(true);
    expect(corpus.unicode(place.lines[0] ?? 0)).toBe(refrain);
  });

  it.each(['es.sn', 'pu.ms'])('recognises a translation beside its line: %s', (translator) => {
    const translation = (corpus.translation(INDEX, translator) ?? '').split(/[।॥\n]/)[0] ?? '';
    expect(translation.split(' ').length).toBeGreaterThan(4);
    const [, beside] = checker.check(`${LINE}\n${translation}`);
    expect(beside).toMatchObject({ verdict: 'authentic', form: 'translation', translator, lines: [INDEX] });
    // Alone, a translation isn't searched for, nor taken for scripture.
    expect(checker.check(translation).every(({ form }) => form !== 'gurmukhi')).toBe(true);
  });

  it.each(['hello', 'so all', 'AM', 'ਹੇ ਪ੍ਰਭੂ!', 'the world', 'ਦਾ ਅੰਤ ਨਹੀਂ ਪੈ'])(
    'ignores words that are in some line by chance: %s',
    (text) => {
      expect(judge(text).verdict).toBe('notFound');
    },
  );
});

describe('a quotation', () => {
  it('is verified with its lines, its form and its translator', () => {
    expect(checker.verifyQuotation(LINE)).toEqual({ form: 'gurmukhi', lines: [INDEX], translator: null });
    const translated = corpus.translation(INDEX, 'en.ms') ?? '';
    expect(checker.verifyQuotation(translated)).toEqual({
      form: 'translation',
      lines: [INDEX],
      translator: 'en.ms',
    });
  });

  it('is refused if a letter differs, a passage is not scripture, or there are no passages', () => {
    expect(checker.verifyQuotation(LINE.replace('ਲਖ', 'ਲੱਖ'))).toBeNull();
    expect(checker.verifyQuotation(`${LINE}\nਮੈਂ ਅੱਜ ਸਵੇਰੇ ਬਾਜ਼ਾਰ ਗਿਆ ਸੀ`)).toBeNull();
    expect(checker.verifyQuotation('॥੧॥')).toBeNull();
  });

  it('can be limited to certain lines', () => {
    expect(checker.verifyQuotation(LINE, { among: [INDEX] })?.lines).toEqual([INDEX]);
    expect(checker.verifyQuotation(LINE, { among: [INDEX + 1] })).toBeNull();
  });
});
