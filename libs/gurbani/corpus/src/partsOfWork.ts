import type { Section } from './catalogue.ts';
import type { Corpus } from './corpus.ts';
import { isAngSourceId, type SourceId } from '@naad/gurbani-model';
import type { LineIndex } from './positions.ts';

/** A vaar of the Guru Granth Sahib, found by the start of its heading. */
interface VaarHeading {
  readonly heading: string;
  /** Its name in Unicode, if the heading is longer than the name or lacks the raag. */
  readonly unicode?: string;
  readonly english: string;
}

/**
 * The twenty-two vaars in the order of the scripture, in the source database's English spelling of raags and Gurus.
 */
const VAARS: readonly VaarHeading[] = [
  { heading: 'ਸਿਰੀਰਾਗ ਕੀ ਵਾਰ ਮਹਲਾ ੪', english: 'Siree Raag Ki Vaar Fourth Mehl' },
  {
    heading: 'ਵਾਰ ਮਾਝ ਕੀ ਤਥਾ ਸਲੋਕ ਮਹਲਾ ੧',
    unicode: 'ਵਾਰ ਮਾਝ ਕੀ ਮਹਲਾ ੧',
    english: 'Vaar Maajh Ki First Mehl',
  },
  { heading: 'ਗਉੜੀ ਕੀ ਵਾਰ ਮਹਲਾ ੪', english: 'Gauree Ki Vaar Fourth Mehl' },
  { heading: 'ਗਉੜੀ ਕੀ ਵਾਰ ਮਹਲਾ ੫', english: 'Gauree Ki Vaar Fifth Mehl' },
  {
    heading: 'ਵਾਰ ਸਲੋਕਾ ਨਾਲਿ ਸਲੋਕ ਭੀ ਮਹਲੇ ਪਹਿਲੇ ਕੇ',
    unicode: 'ਆਸਾ ਕੀ ਵਾਰ ਮਹਲਾ ੧',
    english: 'Aasaa Ki Vaar First Mehl',
  },
  { heading: 'ਗੂਜਰੀ ਕੀ ਵਾਰ ਮਹਲਾ ੩', english: 'Gujri Ki Vaar Third Mehl' },
  { heading: 'ਰਾਗੁ ਗੂਜਰੀ ਵਾਰ ਮਹਲਾ ੫', english: 'Raag Gujri Vaar Fifth Mehl' },
  { heading: 'ਬਿਹਾਗੜੇ ਕੀ ਵਾਰ ਮਹਲਾ ੪', english: 'Bihaagray Ki Vaar Fourth Mehl' },
  { heading: 'ਵਡਹੰਸ ਕੀ ਵਾਰ ਮਹਲਾ ੪', english: 'Vadhans Ki Vaar Fourth Mehl' },
  { heading: 'ਰਾਗੁ ਸੋਰਠਿ ਵਾਰ ਮਹਲੇ ੪ ਕੀ', english: 'Raag Sorath Vaar Fourth Mehl' },
  { heading: 'ਜੈਤਸਰੀ ਮਹਲਾ ੫ ਵਾਰ ਸਲੋਕਾ ਨਾਲਿ', english: 'Jaithsree Fifth Mehl Vaar' },
  {
    heading: 'ਵਾਰ ਸੂਹੀ ਕੀ ਸਲੋਕਾ ਨਾਲਿ ਮਹਲਾ ੩',
    unicode: 'ਵਾਰ ਸੂਹੀ ਕੀ ਮਹਲਾ ੩',
    english: 'Vaar Soohee Ki Third Mehl',
  },
  { heading: 'ਬਿਲਾਵਲ ਕੀ ਵਾਰ ਮਹਲਾ ੪', english: 'Bilaaval Ki Vaar Fourth Mehl' },
  { heading: 'ਰਾਮਕਲੀ ਕੀ ਵਾਰ ਮਹਲਾ ੩', english: 'Raamkalee Ki Vaar Third Mehl' },
  { heading: 'ਰਾਮਕਲੀ ਕੀ ਵਾਰ ਮਹਲਾ ੫', english: 'Raamkalee Ki Vaar Fifth Mehl' },
  {
    heading: 'ਰਾਮਕਲੀ ਕੀ ਵਾਰ ਰਾਇ ਬਲਵੰਡਿ ਤਥਾ ਸਤੈ ਡੂਮਿ ਆਖੀ',
    english: 'Raamkalee Ki Vaar Raa-i Balvand and Satta',
  },
  { heading: 'ਮਾਰੂ ਵਾਰ ਮਹਲਾ ੩', english: 'Maaroo Vaar Third Mehl' },
  { heading: 'ਮਾਰੂ ਵਾਰ ਮਹਲਾ ੫', english: 'Maaroo Vaar Fifth Mehl' },
  { heading: 'ਬਸੰਤ ਕੀ ਵਾਰ ਮਹਲੁ ੫', english: 'Basant Ki Vaar Fifth Mehl' },
  { heading: 'ਸਾਰੰਗ ਕੀ ਵਾਰ ਮਹਲਾ ੪', english: 'Saarang Ki Vaar Fourth Mehl' },
  {
    heading: 'ਵਾਰ ਮਲਾਰ ਕੀ ਮਹਲਾ ੧',
    english: 'Vaar Malaar Ki First Mehl',
  },
  { heading: 'ਕਾਨੜੇ ਕੀ ਵਾਰ ਮਹਲਾ ੪', english: 'Kaanray Ki Vaar Fourth Mehl' },
];

/** A part of a work for its index. Parts may nest: a vaar in its raag. */
export interface WorkPart {
  readonly kind: 'raag' | 'vaar' | 'section';
  readonly english: string;
  readonly unicode: string;
  readonly firstLine: LineIndex;
  readonly lastLine: LineIndex;
  /** Pages of the lines, or null in works without pages. */
  readonly firstPage: number | null;
  readonly lastPage: number | null;
}

type Span = Pick<WorkPart, 'kind' | 'english' | 'unicode' | 'firstLine' | 'lastLine'>;

/** The closing of a vaar, which says that it has been checked and is correct. */
const CHECKED = /॥ ਸੁਧੁ(?: ਕੀਚੇ)?(?: ॥)?$/u;
const MANGAL = /^(?:॥ )?ੴ/u;
/** A stanza's number. Without a closing, a vaar ends with the last stanza before the next invocation. */
const STANZA_END = /॥[੦-੯]+॥$/u;
/** Maximum number of lines between a vaar's heading and its invocation. */
const MAX_LINES_TO_MANGAL = 3;

/** Section ids of the Guru Granth Sahib in the catalog. */
const SEHSHKRITEE = 36;
const FIRST_SVAIYAY = 42;
const LAST_SVAIYAY = 47;
/** Bani id of the Chaupai, which ends a charitra and is also recited as a bani. */
const BENTI_CHAUPAI = 9;
/**
 * Section ids of Bhai Nand Lal's works in the catalog: the ten parts of the Ganj Nama, and the Jot Bigaas in Persian.
 */
const FIRST_OF_GANJ_NAMA = 116;
const LAST_OF_GANJ_NAMA = 125;
const JOT_BIGAAS = 126;

function sectionSpans(corpus: Corpus, sourceId: SourceId): (Span & { readonly id: number })[] {
  const spans = new Map<Section, { firstLine: LineIndex; lastLine: LineIndex }>();
  for (let index = 0; index < corpus.lineCount; index++) {
    const line = corpus.line(index);
    if (line.sourceId !== sourceId) continue;
    const span = spans.get(line.section);
    if (span) span.lastLine = index;
    else spans.set(line.section, { firstLine: index, lastLine: index });
  }
  return [...spans].map(([{ id, isRaag, name }, span]) => ({
    id,
    kind: isRaag ? 'raag' : 'section',
    english: name.english,
    unicode: name.unicode,
    ...span,
  }));
}

function endOfVaar(corpus: Corpus, firstLine: LineIndex): LineIndex {
  const { sourceId, section } = corpus.line(firstLine);
  let lastStanza = firstLine;
  for (let index = firstLine + 1; index < corpus.lineCount; index++) {
    const line = corpus.line(index);
    const text = corpus.unicode(index);
    if (CHECKED.test(text)) return index;
    const isOutside = line.sourceId !== sourceId || line.section !== section;
    if (isOutside || (index > firstLine + MAX_LINES_TO_MANGAL && MANGAL.test(text))) return lastStanza;
    if (STANZA_END.test(text)) lastStanza = index;
  }
  return lastStanza;
}

/** Finds the vaars by their headings; one of them starts inside a shabad as clients know it. */
function vaars(corpus: Corpus): Span[] {
  const found: Span[] = [];
  for (let index = 0; index < corpus.lineCount && found.length < VAARS.length; index++) {
    const text = corpus.unicode(index);
    const vaar = VAARS[found.length];
    if (!vaar || !text.startsWith(`${vaar.heading} `)) continue;
    const { english, unicode = vaar.heading } = vaar;
    found.push({ kind: 'vaar', english, unicode, firstLine: index, lastLine: endOfVaar(corpus, index) });
  }
  if (found.length !== VAARS.length) {
    throw new Error(`The heading of the vaar ${VAARS[found.length]?.english ?? ''} was not found.`);
  }
  return found;
}

function joined(spans: readonly Span[], name: Pick<Span, 'english' | 'unicode'>): Span[] {
  const firstLine = Math.min(...spans.map((span) => span.firstLine));
  const lastLine = Math.max(...spans.map((span) => span.lastLine));
  return spans.length === 0 ? [] : [{ kind: 'section', ...name, firstLine, lastLine }];
}

/** The saloks in Sehshkritee are by two Gurus, each under a separate heading. */
function sehshkritee(corpus: Corpus, span: Span): Span[] {
  const headings = [
    { heading: 'ਸਲੋਕ ਸਹਸਕ੍ਰਿਤੀ ਮਹਲਾ ੧', english: 'Salok Sehshkritee First Mehl' },
    { heading: 'ਸਲੋਕ ਸਹਸਕ੍ਰਿਤੀ ਮਹਲਾ ੫', english: 'Salok Sehshkritee Fifth Mehl' },
  ].map(({ heading, english }) => {
    let line = span.firstLine;
    while (line < span.lastLine && !corpus.unicode(line).startsWith(heading)) line++;
    return { english, unicode: heading, line };
  });
  return headings.map(({ english, unicode, line }, index) => ({
    kind: 'section',
    english,
    unicode,
    // The invocation before the first heading belongs to that part.
    firstLine: index === 0 ? span.firstLine : line,
    lastLine: (headings[index + 1]?.line ?? span.lastLine + 1) - 1,
  }));
}

function spansOf(corpus: Corpus, sourceId: SourceId): Span[] {
  const sections = sectionSpans(corpus, sourceId);
  const between = (first: number, last: number) => sections.filter(({ id }) => id >= first && id <= last);
  switch (sourceId) {
    case 'G':
      return [
        ...sections.flatMap((span) => (span.id === SEHSHKRITEE ? sehshkritee(corpus, span) : [span])),
        ...vaars(corpus),
        ...joined(between(FIRST_SVAIYAY, LAST_SVAIYAY), { english: 'Svaiyay', unicode: 'ਸਵਈਏ' }),
      ];
    case 'D': {
      const chaupai = corpus.catalogue.banis.find(({ id }) => Number(id) === BENTI_CHAUPAI);
      // The invocation recited with it comes from elsewhere.
      const lines = (chaupai?.lines ?? [])
        .filter(({ isHeader, line }) => !isHeader && corpus.line(line).sourceId === 'D')
        .map(({ line }) => line);
      const { english = '', unicode = '' } = chaupai?.name ?? {};
      return [
        ...sections,
        ...joined(
          lines.map((line) => ({ kind: 'section', english, unicode, firstLine: line, lastLine: line })),
          { english, unicode },
        ),
      ];
    }
    case 'N':
      return [
        ...sections.map((span) =>
          span.id === JOT_BIGAAS ? { ...span, english: 'Jot Bigaas', unicode: 'ਜੋਤਿ ਬਿਗਾਸ' } : span,
        ),
        ...joined(between(FIRST_OF_GANJ_NAMA, LAST_OF_GANJ_NAMA), {
          english: 'Ganj Nama',
          unicode: 'ਗੰਜ ਨਾਮਾ',
        }),
      ];
    default:
      return sections;
  }
}

/**
 * Lists the parts of a work in order, each before those nested in it: raags, vaars and other compositions of the Guru
 * Granth Sahib, compositions of the Dasam Granth, the individual vaaran, the works of Bhai Nand Lal. Found in the
 * text, because the page numbers in the source database have errors.
 *
 * Reads thousands of lines: call it once and cache the result.
 */
export function partsOfWork(corpus: Corpus, sourceId: SourceId): WorkPart[] {
  const hasPages = isAngSourceId(sourceId);
  return spansOf(corpus, sourceId)
    .sort((one, other) => one.firstLine - other.firstLine || other.lastLine - one.lastLine)
    .map(({ kind, english, unicode, firstLine, lastLine }) => ({
      kind,
      english,
      unicode,
      firstLine,
      lastLine,
      firstPage: hasPages ? corpus.line(firstLine).ang : null,
      lastPage: hasPages ? corpus.line(lastLine).ang : null,
    }));
}
