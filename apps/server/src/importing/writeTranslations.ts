import type { Corpus } from '@naad/gurbani-corpus';
import { PACKS } from '../sources/packs/dataPack.ts';
import type { ImportContext } from './importContext.ts';
import type { MappedVerse } from './importVerses.ts';
import { type TextScript, textProblem } from './textProblem.ts';
import { CapabilitiesShape } from './wireShapes.ts';
import { writePack } from './writePack.ts';

const SCRIPTS = { en: 'Latin', pu: 'Gurmukhi', hi: 'Devanagari' } as const satisfies Record<
  string,
  TextScript
>;
type Language = keyof typeof SCRIPTS;
const LANGUAGES = Object.keys(SCRIPTS) as Language[];

const Line = PACKS.translation.shape.lines.valueType;
const Field = PACKS.translation.shape.field;
const HindiField = PACKS['hindi-translation'].shape.field;

/** Texts of one key by our verse ids. */
interface Texts {
  readonly language: Language;
  readonly field: string;
  readonly lines: Record<string, string>;
  count: number;
  /** Texts that a translator of the scripture has for the same line. */
  repeats: number;
}

/** Names of the translators that the upstream states; BaniDB states none. */
async function askTranslators({ asker }: ImportContext): Promise<ReadonlyMap<string, string>> {
  const found = await asker.ask('/../capabilities', CapabilitiesShape, []);
  return new Map((found?.translations ?? []).map(({ key, translator }) => [key, translator]));
}

function isOfTranslator(corpus: Corpus, line: number, language: Language, text: string): boolean {
  const { sourceId } = corpus.line(line);
  return corpus.catalogue.translators.some(
    (each) =>
      each.language === language &&
      each.sourceIds.includes(sourceId) &&
      corpus.translation(line, each.key)?.trim() === text.trim(),
  );
}

/** Collects the texts under keys that the scripture's translators don't have. */
function collectTexts({ asker, corpus, report }: ImportContext, mapped: readonly MappedVerse[]): Texts[] {
  const { faults } = report.section('translation');
  const ownKeys = new Set(corpus.catalogue.translators.map(({ key }) => key));
  const byKey = new Map<string, Texts>();
  for (const { translation, verseId, line, path } of mapped) {
    for (const language of LANGUAGES) {
      for (const [field, text] of Object.entries(translation[language])) {
        const key = `${language}.${field}`;
        if (text === null || text.trim() === '' || ownKeys.has(key)) continue;
        const problem =
          textProblem(text, SCRIPTS[language]) ?? Line.safeParse(text).error?.issues[0]?.message;
        if (problem !== undefined) {
          faults.push({ place: `${path} verse ${String(verseId)} ${key}`, problem });
          asker.forget(path);
          continue;
        }
        const texts = byKey.get(key) ?? { language, field, lines: {}, count: 0, repeats: 0 };
        byKey.set(key, texts);
        texts.lines[corpus.line(line).verseId] = text;
        texts.count += 1;
        if (isOfTranslator(corpus, line, language, text)) texts.repeats += 1;
      }
    }
  }
  return [...byKey.values()];
}

/** Writes a pack for each translation that the scripture lacks, under the name of its author. */
export async function writeTranslations(
  context: ImportContext,
  mapped: readonly MappedVerse[],
): Promise<void> {
  const { options, report } = context;
  const { faults, notes, packs } = report.section('translation');
  const names = await askTranslators(context);
  const all = collectTexts(context, mapped);
  if (all.length === 0) notes.push('the upstream has no translation that this scripture lacks');
  for (const { language, field, lines, count, repeats } of all) {
    const key = `${language}.${field}`;
    if (repeats * 2 > count) {
      notes.push(
        `${key} repeats a translator of this scripture in ${String(repeats)} of ${String(count)} lines, so it is left out`,
      );
      continue;
    }
    const isHindi = language === 'hi';
    if (!(isHindi ? HindiField : Field).safeParse(field).success) {
      notes.push(`${key} has a name that packs do not have, so it is left out`);
      continue;
    }
    const translator = options.translator.get(key) ?? names.get(key);
    if (translator === undefined) {
      faults.push({
        place: key,
        problem: `the upstream does not name its author: add --translator ${key}="…"`,
      });
      continue;
    }
    const variant = isHindi ? field : `${language}-${field}`;
    const content = { ...(!isHindi && { language }), field, translator, lines };
    const kind = isHindi ? 'hindi-translation' : 'translation';
    const file = await writePack(options, { kind, variant, content }, faults);
    if (file !== null) packs.push({ file, entries: count });
  }
}
