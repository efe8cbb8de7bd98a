import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type TestInfo } from '@playwright/test';
import { CHROMIUM } from '../../../chromium.shared.ts';
import subsetFont from 'subset-font';
import { LATIN_FONTS, SCRIPT_FONTS } from '../../../tools/vite/fontFaces.ts';

const { resolve } = createRequire(import.meta.url);

/** Where a browser's font settings are written. */
type FontFolder = Pick<TestInfo, 'outputPath'>;

/** Starts a browser on a machine whose only font has the single letter ‹, since Chromium exits without any font. */
export async function launchWithoutFonts(folder: FontFolder): Promise<Browser> {
  const directory = makeDirectory(folder);
  const font = readFileSync(resolve(LATIN_FONTS.interface.file));
  writeFileSync(`${directory}/empty.ttf`, await subsetFont(font, '‹', { targetFormat: 'sfnt' }));
  return launch(folder, `<dir>${directory}</dir>`);
}

/** Starts a browser with the DejaVu fonts alone, which have Latin and Arabic letters. */
export async function launchWithLatinFonts(folder: FontFolder): Promise<Browser> {
  makeDirectory(folder);
  return launch(folder, '<dir>/usr/share/fonts/truetype/dejavu</dir>');
}

/**
 * Starts a browser with the fonts of this machine, which have Latin and Arabic letters, and with a Devanagari font as people's
 * devices have one: not one that the site names, and with other widths than the site's own.
 */
export async function launchWithDeviceFonts(folder: FontFolder): Promise<Browser> {
  const directory = makeDirectory(folder);
  const { file, ranges } = SCRIPT_FONTS.devanagari;
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const font = await subsetFont(readFileSync(resolve(file)), letters.join(''), {
    targetFormat: 'sfnt',
    variationAxes: { wght: 900 },
  });
  writeFileSync(`${directory}/devanagari.ttf`, font);
  return launch(
    folder,
    `<dir>/usr/share/fonts</dir><dir>${directory}</dir>
    <match target="scan">
      <test name="file" compare="contains"><string>/devanagari.ttf</string></test>
      <edit name="family" mode="assign_replace"><string>Device Devanagari</string></edit>
    </match>`,
  );
}

function makeDirectory(folder: FontFolder): string {
  const directory = folder.outputPath('fonts');
  mkdirSync(directory, { recursive: true });
  return directory;
}

async function launch(folder: FontFolder, settings: string): Promise<Browser> {
  const file = folder.outputPath('fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${settings}</fontconfig>`,
  );
  return chromium.launch({ ...CHROMIUM, env: { ...process.env, FONTCONFIG_FILE: file } });
}
