import type { Plugin } from 'vite';
import { fontFaceRule, unicodeRange } from '../../../tools/vite/fontFaces.ts';
import {
  CHOSEN_FACES,
  DEFAULT_FACE,
  type Face,
  HYPHEN_FACE,
  LATIN_FACES,
  LONE_SIGN_FACE,
  NAME_FACES,
  SCRIPT_FACES,
} from './faces.ts';
import { EARLY_SCRIPTS } from '../src/shared/fonts/scriptLetters.ts';
import { hashOf, type FontFile, subsetFace } from './subsetFace.ts';

const NAME = 'virtual:reading-faces';

/**
 * Style sheets that a browser loads when its visitor's settings need them. Each script has a separate sheet: a browser that
 * knows the face of a script loads it for any letter of that script, such as the name of a language in a list.
 */
const SHEETS: readonly (readonly [name: string, faces: readonly Face[]])[] = [
  ['reading', Object.values(CHOSEN_FACES)],
  ...SCRIPT_FACES.map((face) => [face.name, [face]] as const),
  ['names', NAME_FACES],
];

interface SiteFaces {
  readonly files: readonly FontFile[];
  /** Addresses of the style sheets by name. */
  readonly hrefs: Readonly<Record<string, string>>;
}

/** Emits the font files and their style sheets, and gives the client the addresses of the sheets. */
export function siteFaces(): Plugin {
  let made: Promise<SiteFaces> | null = null;
  const make = () => (made ??= makeFaces());
  return {
    name: 'naad:site-faces',
    apply: 'build',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: async (id) =>
      id === `\0${NAME}` ? `export const sheetHrefs = ${JSON.stringify((await make()).hrefs)};` : null,
    async generateBundle() {
      for (const { fileName, bytes } of (await make()).files) {
        this.emitFile({ type: 'asset', fileName, source: bytes });
      }
    },
  };
}

async function makeFaces(): Promise<SiteFaces> {
  const files = await Promise.all(
    [DEFAULT_FACE, LONE_SIGN_FACE, HYPHEN_FACE, ...Object.values(LATIN_FACES)].map(subsetFace),
  );
  const hrefs: Record<string, string> = {};
  for (const [name, faces] of SHEETS) {
    const fonts = await Promise.all(faces.map(subsetFace));
    const rules = faces.map((face, at) => fontFaceRule(face, `/${fonts[at]?.fileName ?? ''}`, 'swap'));
    const bytes = Buffer.from(rules.join(''));
    const fileName = `assets/faces-${name}-${hashOf(bytes)}.css`;
    files.push(...fonts, { fileName, bytes });
    hrefs[name] = `/${fileName}`;
  }
  const early = SCRIPT_FACES.filter(({ name }) => EARLY_SCRIPTS.some((script) => script === name));
  files.push(...(await Promise.all(early.map(faceScript))));
  return { files, hrefs };
}

/**
 * A script that adds a face which it contains. Unlike a style sheet's, such a face is loaded before anything else happens, so no
 * text is laid out without it.
 */
async function faceScript(face: Face): Promise<FontFile> {
  const { bytes: font } = await subsetFace(face);
  const base64 = JSON.stringify(font.toString('base64'));
  const bytes = Buffer.from(
    `document.fonts.add(new FontFace(${JSON.stringify(face.family)},` +
      `Uint8Array.from(atob(${base64}),(byte)=>byte.charCodeAt(0)),{unicodeRange:${JSON.stringify(unicodeRange(face.ranges))}}))`,
  );
  return { fileName: `assets/letters-${face.name}-${hashOf(bytes)}.js`, bytes };
}
