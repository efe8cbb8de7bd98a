import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
import { CHROMIUM } from '../../../chromium.shared.ts';
import { SearchForm } from './pages/SearchForm.ts';
import { type BuiltServer, startBuiltServer } from './startBuiltServer.ts';
import { expect, test, untilHydrated } from './test.ts';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL, fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A transcription service for speech made of tones; documented in its own file. */
const PROGRAM = fileURLToPath(new URL('../../server/src/testing/tone-transcriber/main.ts', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Starts a transcription service on this machine. */
async function startTranscriber(key: string): Promise<{ readonly url: string; stop(): void }> {
  const child = spawn(process.execPath, ['--import', TSX, PROGRAM], {
    env: { ...process.env, TONES_KEY: key },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: line.toString().trim(), stop: () => child.kill() };
}

/** Writes a recording of letters followed by silence, for a fake microphone. */
async function recordSpeech(file: string, letters: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', TSX, PROGRAM, 'say', letters, file]);
}

/** An existing line by its first letters. Chromium's fake microphone plays it, and the test's transcription service understands it. */
const SPOKEN = 'ਮਕਜਬ';
const FAKE_DEVICE = '--use-fake-device-for-media-stream';
const ALLOWED = '--use-fake-ui-for-media-stream';

test.describe.configure({ mode: 'serial' });

let folder: string;
let speech: string;
let transcriber: Awaited<ReturnType<typeof startTranscriber>>;
let site: BuiltServer;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'naad-voice-'));
  speech = path.join(folder, 'speech.wav');
  transcriber = await startTranscriber('a-secret');
  await recordSpeech(speech, SPOKEN);
  site = await startBuiltServer({
    TRANSCRIPTION_URL: transcriber.url,
    TRANSCRIPTION_KEY: 'a-secret',
    DATA_DIR: folder,
  });
});
test.afterAll(async () => {
  await site.stop();
  transcriber.stop();
  await rm(folder, { recursive: true });
});

/** Runs a browser whose microphone repeats that line. */
async function speak(
  playwright: PlaywrightWorkerArgs['playwright'],
  flags: readonly string[],
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const args = [...CHROMIUM.args, FAKE_DEVICE, `--use-file-for-fake-audio-capture=${speech}`, ...flags];
  const browser = await playwright.chromium.launch({ ...CHROMIUM, args });
  try {
    await run(await browser.newPage());
  } finally {
    await browser.close();
  }
}

async function open(page: Page, origin: string) {
  await page.goto(`${origin}/`);
  await untilHydrated(page);
  const form = new SearchForm(page);
  return { form, button: form.voice, panel: form.voicePanel };
}

test('a spoken line is searched for by its first letters once the speaker is silent [S1.15, V1]', async ({
  playwright,
}) => {
  await speak(playwright, [ALLOWED], async (page) => {
    const { form, button, panel } = await open(page, site.origin);
    await form.type.selectOption('3');
    await button.click();
    await expect(panel.getByRole('status')).toHaveText('Listening. Say a line of Gurbani.');
    // The host of the transcription service.
    await expect(panel).toContainText('127.0.0.1');
    await page.waitForURL(/\/search\?/, { timeout: 20_000 });
    const asked = new URL(page.url()).searchParams;
    expect(asked.get('type')).toBe('1');
    // A recording can start in the middle of the line.
    expect(SPOKEN.repeat(4)).toContain(asked.get('q') ?? 'nothing');
    await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible();
    await expect(form.type).toHaveValue('1');
  });
});

test('a second press ends the recording, and Escape cancels it [V1]', async ({ playwright }) => {
  await speak(playwright, [ALLOWED], async (page) => {
    const { button, panel } = await open(page, site.origin);
    await button.click();
    await expect(panel.getByRole('status')).toHaveText(/^Listening/);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(panel.getByRole('status')).toHaveText(/^Listening/);
    await button.click();
    await expect(panel.getByRole('status')).not.toHaveText(/^Listening/);
  });
});

test('a blocked microphone is reported and announced [S8.12, V5]', async ({ playwright }) => {
  await speak(playwright, [`${ALLOWED}=deny`], async (page) => {
    const { button, panel } = await open(page, site.origin);
    await button.click();
    const message = 'Microphone access denied. Please allow microphone access and try again.';
    await expect(panel.getByRole('alert')).toHaveText(message);
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test("voice search is reported as unavailable without a speech service, and doesn't ask for the microphone [S2.59, V4]", async ({
  page,
  baseURL,
}) => {
  // Like Firefox.
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.set(window, name, undefined);
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('It was asked for.'));
  });
  const { button, panel } = await open(page, baseURL ?? '');
  await button.click();
  await expect(panel.getByRole('alert')).toHaveText(/^Not available on this site Neither this site /);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
});

test("the browser's own Punjabi recognition is the fallback, and the page says so [V4]", async ({
  page,
  baseURL,
}) => {
  // A fake recognition that always hears one line.
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      lang = '';
      start() {
        setTimeout(() => {
          const transcript = this.lang === 'pa-IN' ? 'ਧੁਰ ਕੀ ਬਾਣੀ ਆਈ' : 'in no language';
          this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }));
        }, 1000);
      }
      stop() {
        // It hears its line to the end.
      }
      abort() {
        // Nothing is left to abort.
      }
    }
    Reflect.set(window, 'SpeechRecognition', Recognition);
  });
  const { button, panel } = await open(page, baseURL ?? '');
  await button.click();
  await expect(panel.getByText(/^Your browser turns what you say into text/)).toBeVisible();
  await page.waitForURL(/\/search\?/);
  const asked = new URL(page.url()).searchParams;
  expect([asked.get('type'), asked.get('q')]).toEqual(['1', 'ਧਕਬਅ']);
});
