import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type TestInfo } from '@playwright/test';
import { CHROMIUM } from '../../../chromium.shared.ts';
import { LATIN_FACES, SCRIPT_FACES } from '../../reader/build/faces.ts';
import { subsetBytes } from '../../reader/build/subsetFace.ts';

/** Starts a browser on a machine whose only font has the single letter ‹, since Chromium exits without any font. */
export async function launchWithoutFonts(testInfo: TestInfo): Promise<Browser> {
  const directory = makeDirectory(testInfo);
  const almostEmpty = { ...LATIN_FACES.interface, ranges: [[0x2039, 0x2039]] as const };
  writeFileSync(`${directory}/empty.ttf`, await subsetBytes(almostEmpty, 'sfnt'));
  return launch(testInfo, `<dir>${directory}</dir>`);
}

/**
 * Starts a browser on a machine with a font of each script, as people's devices have them: none of those that the site names,
 * and with other widths than the site's own.
 */
export async function launchWithDeviceFonts(testInfo: TestInfo): Promise<Browser> {
  const directory = makeDirectory(testInfo);
  for (const face of SCRIPT_FACES) {
    const weight = face.weight === null ? null : 900;
    writeFileSync(`${directory}/${face.name}.ttf`, await subsetBytes({ ...face, weight }, 'sfnt'));
  }
  const renamed = SCRIPT_FACES.map(
    ({ name }) => `<match target="scan">
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
