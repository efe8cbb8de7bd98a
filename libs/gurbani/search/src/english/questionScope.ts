import type { SourceId, WriterId } from '@naad/gurbani-model';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';

/** The writers and works that a question names. */
export interface QuestionScope {
  /** The question without their names. */
  readonly rest: string;
  /** True for lines by these writers and in these works; null if the question names none. */
  readonly accepts: ((line: LineIndex) => boolean) | null;
}

type Named<Value> = readonly (readonly [name: RegExp, values: readonly Value[]])[];

const BHATTS = [24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34];
const BHAGATS = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21];
/** Six Gurus sign their verses as Nanak, so the bare name is no writer's own. */
const SIGNING_AS_NANAK = [1, 2, 3, 4, 5, 6];

const guru = (name: string, ordinal: string): RegExp =>
  new RegExp(
    String.raw`\b(?:(?:sri )?(?:guru|baba|satguru) )?(?:${name})(?: (?:dev|sahib|ji|jee))*\b(?:'s)?|\b(?:the )?(?:${ordinal}) (?:sikh )?(?:guru|master|nanak|mahalla|mehla|mehl|patshahi?)\b(?:'s)?`,
    'g',
  );
const person = (name: string, titles = 'bhagat|sant|saint|shaikh|sheikh|baba|bhai|guru'): RegExp =>
  new RegExp(String.raw`\b(?:(?:${titles}) )*(?:${name})(?: (?:sahib|ji|jee|das))*\b(?:'s)?`, 'g');

/** Names of writers in common spellings and the ids of the catalogue; longer names first. */
const WRITERS: Named<WriterId> = [
  [person('gurdas singh'), [49]],
  [person('gurdas'), [22]],
  [person('nand ?lal(?: goya)?'), [48]],
  [guru('gobind singh|govind singh', '10th|tenth'), [47]],
  [guru('te[gj]h? bahadur|te[gj]h? bahadar', '9th|ninth'), [6]],
  [guru('arjan|arjun', '5th|fifth'), [5]],
  [
    /\bguru (?:ram ?das|raam ?daas)(?: (?:sahib|ji))*\b(?:'s)?|\b(?:the )?(?:4th|fourth) (?:guru|master|nanak|mahalla|mehl)\b/g,
    [4],
  ],
  [guru('amar ?das|amar daas', '3rd|third'), [3]],
  [guru('angad', '2nd|second'), [2]],
  [
    /\b(?:guru|baba|satguru) nanak(?: (?:dev|sahib|ji))*\b(?:'s)?|\b(?:the )?(?:1st|first) (?:guru|master|nanak|mahalla|mehl)\b/g,
    [1],
  ],
  [/\bnanak\b(?:'s)?/g, SIGNING_AS_NANAK],
  [person('kabir|kabeer'), [13]],
  [person('ravidas|ravi das|raidas|ravidaas'), [18]],
  [person('nam ?dev|naam ?dev'), [14]],
  [person('farid|fareed'), [11]],
  [person('trilochan'), [7]],
  [person('beni'), [8]],
  [person('bh?ikhan|bheekhan'), [9]],
  [person('dhanna|dhana'), [10]],
  [person('jai ?dev'), [12]],
  [person('parmanand|parmaanand'), [15]],
  [person('pipa|peepa'), [16]],
  [person('ramanand|raamanand'), [17]],
  [person('sadhna'), [19]],
  [/\b(?:bhagat|sant) sain(?: ji)?\b(?:'s)?/g, [20]],
  [person('surdas'), [21]],
  [/\bbaba sundar(?: ji)?\b(?:'s)?/g, [23]],
  [/\b(?:the )?bhatts?\b(?:')?/g, BHATTS],
  [/\b(?:the )?bhagats\b(?:')?/g, BHAGATS],
];

const WORKS: Named<SourceId> = [
  [/\b(?:the )?(?:sri )?dasam (?:granth|bani)(?: (?:sahib|ji))*\b/g, ['D']],
  [/\b(?:the )?(?:sri )?(?:guru|adi|aad) granth(?: (?:sahib|ji))*\b|\bs?ggs(?:ji?)?\b/g, ['G']],
  [/\b(?:the )?(?:vaaran|varan)\b/g, ['B']],
  [/\b(?:the )?kabi?tt? ?(?:savaiy[ae])?\b/g, ['K']],
];

/** Names of banis and the ids of the catalogue. */
const BANIS: Named<number> = [
  [/\bjap ?ji(?: sahib)?\b/g, [2]],
  [/\bjaap sahib\b/g, [4]],
  [/\banand sahib\b/g, [10]],
  [/\b(?:rehras|rehraas|rahiras)(?: sahib)?\b/g, [21]],
  [/\b(?:kirtan )?sohila(?: sahib)?\b/g, [23]],
  [/\b(?:benti )?chaupai(?: sahib)?\b/g, [9]],
  [/\bbar[ah]+ ?ma+h[ae]?\b/g, [27]],
  [/\bakal ustat(?:i)?\b/g, [29]],
  [/\bsaloks? (?:of (?:the )?ninth (?:guru|mahalla)|mahalla (?:9|nauvan))\b/g, [30]],
  [/\bsukhmani(?: sahib)?\b/g, [31]],
  [/\bba[wv]an akh[a]?ri\b/g, [33]],
  [/\bsidh gosht(?:i)?\b/g, [34]],
  [/\basa (?:di|ki) va+r\b/g, [90]],
  [/\bchandi di va+r\b/g, [13]],
  [/\b(?:the )?lava+n\b/g, [11]],
];

/** Questions about a person: the name is then the topic. */
const ABOUT_PERSON = /^\s*(?:who|when|where)\s+(?:is|was|were|did)\b/;

/** Removes the names from the text and returns what they name. */
function take<Value>(
  text: string,
  named: Named<Value>,
): { readonly rest: string; readonly values: Set<Value> } {
  const values = new Set<Value>();
  let rest = text;
  for (const [name, each] of named) {
    const without = rest.replace(name, ' ');
    if (without === rest) continue;
    rest = without;
    for (const value of each) values.add(value);
  }
  return { rest, values };
}

/** The writers and works in a question, which limit its answers; a question about a person names no writer. */
export function questionScope(corpus: Corpus, question: string): QuestionScope {
  const text = question.toLowerCase().replaceAll('’', "'");
  // “Asa di Var” before “var”.
  const banis = take(text, BANIS);
  const writers = ABOUT_PERSON.test(text)
    ? { rest: banis.rest, values: new Set<WriterId>() }
    : take(banis.rest, WRITERS);
  const works = take(writers.rest, WORKS);
  const inBanis = new Set(
    corpus.catalogue.banis
      .filter(({ id }) => banis.values.has(id))
      .flatMap(({ lines }) => lines.map(({ line }) => line)),
  );
  const isNamed = banis.values.size + writers.values.size + works.values.size > 0;
  return {
    rest: works.rest,
    accepts: isNamed
      ? (line) => {
          const { writer, sourceId } = corpus.line(line);
          return (
            (banis.values.size === 0 || inBanis.has(line)) &&
            (writers.values.size === 0 || writers.values.has(writer.id)) &&
            (works.values.size === 0 || works.values.has(sourceId))
          );
        }
      : null,
  };
}
