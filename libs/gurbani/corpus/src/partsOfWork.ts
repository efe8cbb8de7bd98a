import type { Section } from './catalogue.ts';
import type { Corpus } from './corpus.ts';
import type { LineIndex } from './ids.ts';
import type { SourceId } from './sources.ts';
import { isAngSourceId } from './sources.ts';
import { VAARS } from './vaars.ts';

/** A part of a work, as an index lists it. Parts lie within parts: a vaar in its raag. */
export interface WorkPart {
  readonly kind: 'raag' | 'vaar' | 'section';
  readonly english: string;
  readonly unicode: string;
  readonly firstLine: LineIndex;
  readonly lastLine: LineIndex;
  /** Pages the lines stand on, null in works without pages. */
  readonly firstPage: number | null;
  readonly lastPage: number | null;
}

type Span = Pick<WorkPart, 'kind' | 'english' | 'unicode' | 'firstLine' | 'lastLine'>;

/** How a vaar closes: that it has been checked and is right. */
const CHECKED = /॥ ਸੁਧੁ(?: ਕੀਚੇ)?(?: ॥)?$/u;
const MANGAL = /^(?:॥ )?ੴ/u;
/** A stanza's number: where neither is, a vaar's last stanza is the last before the invocation of what follows. */
const STANZA_END = /॥[੦-੯]+॥$/u;
/** The invocation of a vaar itself stands no further from its heading. */
const OWN_MANGAL_WITHIN = 3;

/** Sections of the Guru Granth Sahib by the ids of the catalogue. */
const SEHSHKRITEE = 36;
const FIRST_SVAIYAY = 42;
const LAST_SVAIYAY = 47;
/** Bani id of the Chaupai, the end of a charitra that is a bani by itself. */
const BENTI_CHAUPAI = 9;
/** Sections of Bhai Nand Lal's works by the ids of the catalogue: the ten parts of the Ganj Nama, and the Jot Bigaas in Persian. */
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
    const isPast = line.sourceId !== sourceId || line.section !== section;
    if (isPast || (index > firstLine + OWN_MANGAL_WITHIN && MANGAL.test(text))) return lastStanza;
    if (STANZA_END.test(text)) lastStanza = index;
  }
  return lastStanza;
}

/** The vaars, each by its heading; one of them stands in the midst of a shabad as clients know it. */
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
    throw new Error(`The vaar ${VAARS[found.length]?.english ?? ''} is not where its heading should be.`);
  }
  return found;
}

function joined(spans: readonly Span[], name: Pick<Span, 'english' | 'unicode'>): Span[] {
  const firstLine = Math.min(...spans.map((span) => span.firstLine));
  const lastLine = Math.max(...spans.map((span) => span.lastLine));
  return spans.length === 0 ? [] : [{ kind: 'section', ...name, firstLine, lastLine }];
}

/** The saloks in Sehshkritee are of two Gurus, each under a heading of its own. */
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
    // The invocation before the first heading belongs to it.
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
      // The invocation it is recited with is borrowed from another place.
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
 * What a work consists of, in its order, a part before those that lie in it: raags, vaars and other compositions of the
 * Guru Granth Sahib, compositions of the Dasam Granth, the vaaran one by one, the works of Bhai Nand Lal. Found in the
 * text, since the pages the source database names have faults.
 *
 * It reads thousands of lines: ask once.
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
