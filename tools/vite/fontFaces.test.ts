import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import {
  CHOSEN_FONTS,
  DEFAULT_FONT,
  fontFaceRules,
  LAST_FONT,
  LONE_SIGN_FONT,
  PHONETIC_FONT,
  SCRIPT_FONTS,
} from './fontFaces.ts';

const FONTS = [
  DEFAULT_FONT,
  LONE_SIGN_FONT,
  ...Object.values(CHOSEN_FONTS),
  ...Object.values(SCRIPT_FONTS),
  PHONETIC_FONT,
  LAST_FONT,
];

it('a rule names the font, its file, its display and its characters', () => {
  expect(fontFaceRules({ block: [LONE_SIGN_FONT] })).toBe(
    '@font-face{font-family:"Naad Lone Sign";src:url(@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-500-normal.woff2) format("woff2");font-display:block;unicode-range:U+a02}',
  );
});

it('a rule states a weight other than 400 and a size other than 100%', () => {
  const rules = fontFaceRules({ swap: Object.values(CHOSEN_FONTS) }).split('\n');
  const withDescriptor = (name: string) => rules.filter((rule) => rule.includes(`;${name}:`));
  expect(withDescriptor('font-weight')).toEqual([
    expect.stringMatching(/"Naad Anmol Bold".*;font-weight:700;/),
  ]);
  expect(withDescriptor('size-adjust')).toEqual([
    expect.stringMatching(/"Naad Akhar".*;size-adjust:108%;/),
    expect.stringMatching(/"Naad Akhar Thick".*;size-adjust:105%;/),
  ]);
});

it('a rule says that a file is not woff2', () => {
  expect(fontFaceRules({ swap: [PHONETIC_FONT] })).toContain('Regular.ttf) format("truetype")');
});

it('every font has a distinct name and a file in its package', () => {
  const { resolve } = createRequire(import.meta.url);
  expect(new Set(FONTS.map(({ family }) => family)).size).toBe(FONTS.length);
  for (const { file } of FONTS) expect(existsSync(resolve(file)), file).toBe(true);
});
