import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
import { CHROMIUM } from '../../../chromium.shared.ts';
import { SearchForm } from './pages/SearchForm.ts';
import { type BuiltServer, startBuiltServer } from './startBuiltServer.ts';
import { sayInto, startTranscriber } from './startTranscriber.ts';
import { expect, test, untilAlive } from './test.ts';

/** A line that is there, by its first letters: Chromium's microphone plays it, and a process hears it. */
const SAID = 'ਮਕਜਬ';
const FAKE_DEVICE = '--use-fake-device-for-media-stream';
const ALLOWED = '--use-fake-ui-for-media-stream';

test.describe.configure({ mode: 'serial', timeout: 60_000 });

let folder: string;
let speech: string;
let transcriber: Awaited<ReturnType<typeof startTranscriber>>;
let site: BuiltServer;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'naad-voice-'));
  speech = path.join(folder, 'speech.wav');
  transcriber = await startTranscriber('a-secret');
  await sayInto(speech, SAID);
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

/** A browser whose microphone plays that line over and over; closed with the test. */
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
  await untilAlive(page);
  const form = new SearchForm(page);
  return { form, button: form.voice, panel: form.voicePanel };
}

test('a line that is said is searched for by its first letters, once the speaker is silent', async ({
  playwright,
}) => {
  await speak(playwright, [ALLOWED], async (page) => {
    const { form, button, panel } = await open(page, site.origin);
    await form.type.selectOption('3');
    await button.click();
    await expect(panel.getByRole('status')).toHaveText('Listening. Say a line of Gurbani.');
    // Its host, which is all that a visitor is told of the address.
    await expect(panel).toContainText('127.0.0.1');
    await page.waitForURL(/\/search\?/, { timeout: 20_000 });
    const asked = new URL(page.url()).searchParams;
    expect(asked.get('type')).toBe('1');
    // Whoever begins in the midst of a line is heard from there.
    expect(SAID.repeat(4)).toContain(asked.get('q') ?? 'nothing');
    await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible();
    await expect(form.type).toHaveValue('1');
  });
});

test('a second press ends the recording, and Escape leaves it', async ({ playwright }) => {
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

test('a microphone that may not be used is said, and announced', async ({ playwright }) => {
  await speak(playwright, [`${ALLOWED}=deny`], async (page) => {
    const { button, panel } = await open(page, site.origin);
    await button.click();
    const said = 'Microphone access denied. Please allow microphone access and try again.';
    await expect(panel.getByRole('alert')).toHaveText(said);
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('a site and a browser that do not understand speech say so, and ask for no microphone', async ({
  page,
  baseURL,
}) => {
  // As Firefox is.
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.set(window, name, undefined);
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('It was asked for.'));
  });
  const { button, panel } = await open(page, baseURL ?? '');
  await button.click();
  await expect(panel.getByRole('alert')).toHaveText(/^Voice search is not available here: /);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
});

test('a browser that understands Punjabi is asked where the site cannot, and says so', async ({
  page,
  baseURL,
}) => {
  // What it understands is the maker's affair: here it hears one line, of which first letters are made.
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
        // There is nothing left to be ended.
      }
    }
    Reflect.set(window, 'SpeechRecognition', Recognition);
  });
  const { button, panel } = await open(page, baseURL ?? '');
  await button.click();
  await expect(panel.getByText(/^Your browser listens by itself/)).toBeVisible();
  await page.waitForURL(/\/search\?/);
  const asked = new URL(page.url()).searchParams;
  expect([asked.get('type'), asked.get('q')]).toEqual(['1', 'ਧਕਬਅ']);
});
