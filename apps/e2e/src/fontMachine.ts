import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type TestInfo } from '@playwright/test';
import { CHROMIUM } from '../../../chromium.shared.ts';
import subsetFont from 'subset-font';
import { LATIN_FONTS, SCRIPT_FONTS } from '../../../tools/vite/fontFaces.ts';

const { resolve } = createRequire(import.meta.url);

/** Starts a browser on a machine whose only font has the single letter ‹, since Chromium exits without any font. */
export async function launchWithoutFonts(testInfo: TestInfo): Promise<Browser> {
  const directory = makeDirectory(testInfo);
  const font = readFileSync(resolve(LATIN_FONTS.interface.file));
  writeFileSync(`${directory}/empty.ttf`, await subsetFont(font, '‹', { targetFormat: 'sfnt' }));
  return launch(testInfo, `<dir>${directory}</dir>`);
}

/**
 * Starts a browser on a machine with a font of each script, as people's devices have them: none of those that the site names,
 * and with other widths than the site's own.
 */
export async function launchWithDeviceFonts(testInfo: TestInfo): Promise<Browser> {
  const directory = makeDirectory(testInfo);
  for (const [name, { file, weight, ranges }] of Object.entries(SCRIPT_FONTS)) {
    const letters = ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    const font = await subsetFont(readFileSync(resolve(file)), letters.join(''), {
      targetFormat: 'sfnt',
      ...(weight === null ? {} : { variationAxes: { wght: 900 } }),
    });
    writeFileSync(`${directory}/${name}.ttf`, font);
  }
  const renamed = Object.keys(SCRIPT_FONTS).map(
    (name) => `<match target="scan">
      <test name="file" compare="contains"><string>/${name}.ttf</string></test>
      <edit name="family" mode="assign"><string>Device ${name}</string></edit>
    </match>`,
  );
  return launch(testInfo, `<dir>/usr/share/fonts</dir><dir>${directory}</dir>${renamed.join('')}`);
}

function makeDirectory(testInfo: TestInfo): string {
  const directory = testInfo.outputPath('fonts');
  mkdirSync(directory, { recursive: true });
  return directory;
}

async function launch(testInfo: TestInfo, settings: string): Promise<Browser> {
  const file = testInfo.outputPath('fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${settings}</fontconfig>`,
  );
  return chromium.launch({ ...CHROMIUM, env: { ...process.env, FONTCONFIG_FILE: file } });
}
