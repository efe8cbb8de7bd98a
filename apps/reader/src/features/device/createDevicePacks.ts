import { AbsentPackError, encodePack, openPack, type Pack, type PackFile } from '@naad/gurbani-corpus';
import type { TransliterationScript } from '@naad/gurbani-model';
import { type AnvaadScript, isWordLocal, transliterate } from '@naad/gurbani-text/transliterate';

/** The packs on this device, each opened when it is first needed. */
export interface DevicePacks {
  /** @throws AbsentPackError for a pack that isn't open yet or isn't stored */
  pack(name: string): Pack;
  /** Opens a stored pack; false if it isn't stored or its copy is damaged. */
  open(name: string): Promise<boolean>;
}

const SCHEMES: Readonly<Record<TransliterationScript, AnvaadScript>> = {
  en: 'english',
  hi: 'hindi',
  ipa: 'ipa',
  ur: 'shahmukhi',
};

/** Transliterates a line of legacy ASCII as the build does. */
export function transliterateLine(ascii: string, script: TransliterationScript): string {
  const scheme = SCHEMES[script];
  if (!isWordLocal(scheme)) return transliterate(ascii, scheme);
  return ascii
    .split(' ')
    .map((word) => transliterate(word, scheme))
    .join(' ');
}

const isScript = (text: string): text is TransliterationScript => text in SCHEMES;

/** A pack of transliterations, which are computed instead of stored. */
function computedPack(name: string, asciiOf: (line: number) => string): Pack | null {
  const script = /^transliteration-(\w+)$/.exec(name)?.[1] ?? '';
  if (!isScript(script)) return null;
  const refuse = (): never => {
    throw new AbsentPackError(name);
  };
  return {
    name,
    texts: () => ({
      length: 0,
      at: (line) => transliterateLine(asciiOf(line), script),
      indexesWith: refuse,
    }),
    numbers8: refuse,
    numbers16: refuse,
    numbers32: refuse,
    json: refuse,
  };
}

/** A translation of no line: those that aren't stored are left out, not an error. */
const emptyTranslation = (name: string): Pack =>
  openPack(
    encodePack(name, {
      runStart: { kind: 'numbers', values: new Uint32Array() },
      runEnd: { kind: 'numbers', values: new Uint32Array() },
      text: { kind: 'texts', values: [] },
    }),
  );

export interface DevicePacksOptions {
  readonly packs: readonly PackFile[];
  /** Reads a stored pack and checks it; rejects if it is missing or damaged. */
  readonly read: (pack: PackFile) => Promise<Uint8Array>;
  /** The line in legacy ASCII, of which transliterations are computed. */
  readonly asciiOf: (line: number) => string;
  /** Called for a damaged or missing pack. */
  readonly onDamaged: (pack: PackFile) => void;
}

export function createDevicePacks({ packs, read, asciiOf, onDamaged }: DevicePacksOptions): DevicePacks {
  const files = new Map(packs.map((pack) => [pack.name, pack]));
  const opened = new Map<string, Pack>();
  const opening = new Map<string, Promise<boolean>>();

  async function openStored(file: PackFile): Promise<boolean> {
    try {
      opened.set(file.name, openPack(await read(file)));
      return true;
    } catch {
      onDamaged(file);
      return false;
    }
  }

  return {
    pack(name) {
      const known =
        opened.get(name) ??
        computedPack(name, asciiOf) ??
        (name.startsWith('translation-') && !files.has(name) ? emptyTranslation(name) : undefined);
      if (!known) throw new AbsentPackError(name);
      opened.set(name, known);
      return known;
    },
    open(name) {
      const file = files.get(name);
      if (!file) return Promise.resolve(false);
      const begun = opening.get(name) ?? openStored(file);
      opening.set(name, begun);
      return begun;
    },
  };
}
