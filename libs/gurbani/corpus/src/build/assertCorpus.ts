import { parseLine, toUnicode } from '@naad/gurbani-text';
import { SOURCE_IDS, TRANSLITERATION_SCRIPTS, type TransliterationScript } from '@naad/gurbani-model';
import { type Corpus, LINE_TYPES, type LineGloss } from '../corpus.ts';
import {
  EXPECTED_BY_SOURCE,
  EXPECTED_GLOSSARY,
  EXPECTED_LINE_TYPES,
  EXPECTED_PAUSE_MARKS,
  EXPECTED_ROWS,
  EXPECTED_TRANSLATIONS,
  EXPECTED_WITHOUT_RELATED,
} from './expectedCounts.ts';
import type { SourceDatabase } from './sourceDatabase.ts';
import { checkReceipts } from './checkReceipts.ts';
import { PADARTH_TRANSLATION_SOURCE, TRANSLATORS } from './buildCatalogue.ts';
import { readErrata, type StoredErratum } from './buildErrata.ts';
import { parsePadarth } from './buildGlossary.ts';
import { gurmukhiStems } from './buildRelated.ts';

/**
 * Every character allowed in a transliteration: the letters, signs, digits and stops of its script. All scripts keep
 * the hyphens (567), colons and three dots of the source.
 *
 * - `hi`: keeps ੴ, for which Devanagari has no sign.
 * - `ipa`: a full stop is an end mark, and digits number the verses.
 * - `ur`: includes the Arabic short vowels and shadda, and ݨ for ਣ.
 * - `en`: `(h)` and `(n)` are a subjoined or nasal sound; `|` is a single danda.
 */
const TRANSLITERATION_LETTERS: Readonly<Record<TransliterationScript, ReadonlySet<string>>> = {
  en: new Set("abcdefghijklmnoprstuvyzORT0123456789'().:|- "),
  hi: new Set('ँंअआइईउऊएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशसह़ािीुूृेैोौ्\u095C।॥०१२३४५६७८९ੴ.:- '),
  ipa: new Set('bdefhijklmnopqrstuzgæŋɑɒɓɔɕɖəɡɪɳɵɸɹɽɾʃʈʊʋʐʒʰʳⁿ\u0300\u032A\u03610123456789.:- '),
  ur: new Set('آابتجخدرزسشغفلمنهوٹپچڈڑکگںھیےݨ\u064C\u064D\u064E\u064F\u0650\u0651۔۰۱۲۳۴۵۶۷۸۹.:- '),
};

/** Possible initials of a headword: the letters (those with a nukta are two code points) and ੴ. */
const INITIALS = [...'ਅਆਇਈਉਊਏਐਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜਸਹੲੳੴ'];

class FindingList {
  readonly found: string[] = [];
  equal(subject: string, actual: unknown, expected: unknown): void {
    if (actual !== expected) this.found.push(`${subject}:  ${String(actual)} instead of ${String(expected)}`);
  }
}

function checkCounts(corpus: Corpus, database: SourceDatabase, findings: FindingList): void {
  for (const [table, rows] of Object.entries(EXPECTED_ROWS))
    findings.equal(`rows of ${table}`, database.count(table), rows);
  const shabads = new Map<string, number>();
  const lines = new Map<string, number>();
  const types = new Map<string | null, number>();
  for (let index = 0; index < corpus.shabadCount; index++) {
    const { sourceId } = corpus.shabad(index);
    shabads.set(sourceId, (shabads.get(sourceId) ?? 0) + 1);
  }
  for (let index = 0; index < corpus.lineCount; index++) {
    const { sourceId, type } = corpus.line(index);
    lines.set(sourceId, (lines.get(sourceId) ?? 0) + 1);
    types.set(type, (types.get(type) ?? 0) + 1);
  }
  for (const id of SOURCE_IDS) {
    const expected = EXPECTED_BY_SOURCE[id];
    findings.equal(`shabads of ${id}`, shabads.get(id) ?? 0, expected.shabads);
    findings.equal(`lines of ${id}`, lines.get(id) ?? 0, expected.lines);
    let angs = 0;
    while (corpus.page(id, angs + 1)) angs++;
    findings.equal(`angs of ${id}, counted without a gap`, angs, expected.angs);
    findings.equal(
      `angs of ${id} in the catalogue`,
      corpus.catalogue.sources.find((s) => s.id === id)?.angCount,
      angs,
    );
  }
  for (const type of LINE_TYPES)
    findings.equal(`lines of type ${type}`, types.get(type) ?? 0, EXPECTED_LINE_TYPES[type]);
  for (const { key, count } of corpus.catalogue.translators) {
    findings.equal(`texts of ${key}`, count, EXPECTED_TRANSLATIONS[key]);
  }
}

const withErratum = (line: string, { source, shown }: StoredErratum): string => line.replace(source, shown);

/**
 * Checks that every line equals the source letter for letter but for its errata, with its Unicode, id, shabad and
 * translations.
 */
function checkLines(corpus: Corpus, database: SourceDatabase, findings: FindingList): void {
  const source = database.lines();
  const errata = readErrata();
  findings.equal('lines', corpus.lineCount, source.length);
  const marks: Record<keyof typeof EXPECTED_PAUSE_MARKS, number> = { ';': 0, ',': 0, '.': 0 };
  source.forEach(({ id, shabadId, gurmukhi }, index) => {
    findings.equal(`source text of line ${id}`, corpus.source(index), gurmukhi);
    findings.equal(`Unicode text of line ${id}`, corpus.unicode(index), toUnicode(corpus.ascii(index)));
    const shown = errata.filter(({ line }) => line === id).reduce(withErratum, gurmukhi);
    findings.equal(`shown text of line ${id}`, corpus.ascii(index), parseLine(shown).text);
    findings.equal(`id of line ${id}`, corpus.lineIndexOf(corpus.line(index).verseId), index);
    const shabad = corpus.shabadIndexOfSourceId(shabadId);
    findings.equal(`shabad ${shabadId} of line ${id}`, shabad, corpus.line(index).shabadIndex);
    for (const mark of gurmukhi.match(/[;,.]/g) ?? []) marks[mark as keyof typeof marks]++;
  });
  for (const [mark, expected] of Object.entries(EXPECTED_PAUSE_MARKS)) {
    findings.equal(`marks ${mark}`, marks[mark as keyof typeof marks], expected);
  }
  for (const { language, field, from } of TRANSLATORS) {
    const texts = database.translations(from);
    source.forEach(({ id }, index) => {
      findings.equal(
        `${language}.${field} of line ${id}`,
        corpus.translation(index, `${language}.${field}`),
        texts.get(id) ?? null,
      );
    });
  }
}

/** Checks that no transliteration is empty or contains a character outside its script. */
function checkTransliterations(corpus: Corpus, findings: FindingList): void {
  for (const script of TRANSLITERATION_SCRIPTS) {
    const letters = TRANSLITERATION_LETTERS[script];
    for (let index = 0; index < corpus.lineCount; index++) {
      const text = corpus.transliteration(index, script);
      const foreign = [...text].find((character) => !letters.has(character));
      if (text === '' || foreign !== undefined) {
        findings.found.push(`${script} of ${corpus.unicode(index)} has ${foreign ?? 'nothing'}: ${text}`);
      }
    }
  }
}

/**
 * Checks that every line has exactly the glosses that the source gives it, and that every headword is found under its
 * spelling, with distinct, non-empty meanings that name exactly their lines.
 */
function checkGlossary(corpus: Corpus, database: SourceDatabase, findings: FindingList): void {
  const glossary = corpus.glossary();
  const padarth = database.padarth(PADARTH_TRANSLATION_SOURCE);
  const keyOf = (word: string, meaning: string) => `${word}=${meaning}`;
  const linesOf = new Map<string, Set<number>>();
  database.lines().forEach(({ id }, line) => {
    const expected = parsePadarth(padarth.get(id) ?? '');
    const rows = (glosses: readonly LineGloss[]) =>
      glosses.map(({ word, meaning }) => keyOf(word, meaning)).join('; ');
    findings.equal(`glosses of line ${id}`, rows(glossary.ofLine(line)), rows(expected));
    for (const { word, meaning } of expected) {
      const key = keyOf(word, meaning);
      linesOf.set(key, (linesOf.get(key) ?? new Set()).add(line));
    }
  });
  let words = 0;
  let meanings = 0;
  for (const initial of INITIALS) {
    for (const { index, word } of glossary.beginningWith(initial)) {
      const gloss = glossary.lookUp(word);
      findings.equal(`index of the gloss ${word}`, gloss?.index, index);
      findings.equal(`word of the gloss ${word}`, gloss?.word, word);
      const found = gloss?.meanings.map(({ text }) => text) ?? [];
      for (const { text, lines } of gloss?.word === word ? gloss.meanings : []) {
        const expected = [...(linesOf.get(keyOf(word, text)) ?? [])];
        findings.equal(`lines of the gloss ${word}`, lines.join(' '), expected.join(' '));
      }
      findings.equal(`distinct meanings of ${word}`, new Set(found).size, found.length);
      findings.equal(`no meaning of ${word} is empty`, found.length > 0 && !found.includes(''), true);
      words++;
      meanings += found.length;
    }
  }
  findings.equal('headwords by their initials', words, glossary.wordCount);
  findings.equal('headwords', words, EXPECTED_GLOSSARY.words);
  findings.equal('meanings', meanings, EXPECTED_GLOSSARY.meanings);
}

/** Checks that no shabad is related to itself or twice to another, that scores descend, and that both have the shared words. */
function checkRelated(corpus: Corpus, findings: FindingList): void {
  const words = Array.from({ length: corpus.shabadCount }, (_, index) => {
    const { firstLine, lineCount } = corpus.shabad(index);
    const texts = Array.from({ length: lineCount }, (_line, line) => corpus.unicode(firstLine + line));
    return new Set(texts.flatMap((text) => text.replace(/[।॥੦-੯]/gu, '').split(/\s+/)));
  });
  const stems = words.map((own) => new Set(gurmukhiStems([...own].join(' '))));
  let without = 0;
  for (let index = 0; index < corpus.shabadCount; index++) {
    const related = corpus.related(index);
    if (related.length === 0) without++;
    const indexes = new Set(related.map(({ shabad }) => shabad));
    const isSound =
      indexes.size === related.length &&
      related.length <= 20 &&
      !indexes.has(index) &&
      related.every(
        ({ shabad, score, sharedWords }, rank) =>
          sharedWords.length <= 3 &&
          sharedWords.every((word) => words[index]?.has(word)) &&
          gurmukhiStems(sharedWords.join(' ')).every((stem) => stems[shabad]?.has(stem)) &&
          shabad < corpus.shabadCount &&
          score >= 1 &&
          score <= 100 &&
          score <= (related[rank - 1]?.score ?? 100),
      );
    findings.equal(`related shabads of ${String(corpus.shabad(index).id)} are sound`, isSound, true);
  }
  findings.equal('shabads without related ones', without, EXPECTED_WITHOUT_RELATED);
}

function checkShabads(corpus: Corpus, findings: FindingList): void {
  const ids = new Set<number>();
  let line = 0;
  for (let index = 0; index < corpus.shabadCount; index++) {
    const shabad = corpus.shabad(index);
    findings.equal(`shabad id ${String(shabad.id)} used before`, ids.has(shabad.id), false);
    ids.add(shabad.id);
    findings.equal(`first line of shabad ${String(shabad.id)}`, shabad.firstLine, line);
    line += shabad.lineCount;
    findings.equal(`index of shabad ${String(shabad.id)}`, corpus.shabadIndexOf(shabad.id), index);
  }
  findings.equal('lines in shabads', line, corpus.lineCount);
}

const MAX_FINDINGS_SHOWN = 40;

/**
 * Compares the packs with the source database, over every line, id and count.
 * @throws Error listing the differences
 */
export function assertCorpus(corpus: Corpus, database: SourceDatabase): void {
  const findings = new FindingList();
  checkCounts(corpus, database, findings);
  checkLines(corpus, database, findings);
  checkTransliterations(corpus, findings);
  checkGlossary(corpus, database, findings);
  checkRelated(corpus, findings);
  checkShabads(corpus, findings);
  checkReceipts(corpus, (finding) => findings.found.push(finding));
  const { found } = findings;
  if (found.length === 0) return;
  const shown = found.slice(0, MAX_FINDINGS_SHOWN).map((finding) => `  ${finding}`);
  throw new Error(
    `The packs differ from the source (${String(found.length)} findings):\n${shown.join('\n')}`,
  );
}
