import { axeFaults } from './checks/axeFaults.ts';
import { Assistant } from './pages/Assistant.ts';
import { SearchPage } from './pages/SearchPage.ts';
import { type BuiltServer, startBuiltServer } from './startBuiltServer.ts';
import { expect, test } from './test.ts';
import { HomePage } from './pages/SearchForm.ts';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A model server that writes what the test says; documented in its own file. */
const PROGRAM = fileURLToPath(
  new URL('../../server/src/features/assistant/testing/obedient-model.mjs', import.meta.url),
);

/** An OpenAI-compatible endpoint on this machine. */
interface TestModel {
  /** Value for `ASSISTANT_URL`. */
  readonly url: string;
  /** Sets its answer to every question; null quotes the first line of the question's context. */
  setAnswer(words: string | null): Promise<void>;
  stop(): void;
}

type ModelMessage =
  { readonly type: 'made' | 'asked' } | { readonly type: 'listening'; readonly port: number };

/** Starts a model whose answers the test chooses. */
async function startModel(): Promise<TestModel> {
  const child = fork(PROGRAM);
  const stop = () => void child.kill();
  process.once('exit', stop);
  const nextMessage = <Type extends ModelMessage['type']>(type: Type) =>
    new Promise<Extract<ModelMessage, { type: Type }>>((resolve) => {
      const onMessage = (message: ModelMessage) => {
        if (message.type !== type) return;
        child.off('message', onMessage);
        resolve(message as Extract<ModelMessage, { type: Type }>);
      };
      child.on('message', onMessage);
    });
  const { port } = await nextMessage('listening');
  return {
    url: `http://127.0.0.1:${String(port)}/v1`,
    async setAnswer(words) {
      const made = nextMessage('made');
      child.send({ words });
      await made;
    },
    stop() {
      process.off('exit', stop);
      stop();
    },
  };
}

const QUESTION = 'Why is ego a disease?';

test('a question asked over Home is answered beside the shabad of the chosen result [B25, B109, S1.16, S2.100, S2.101]', async ({
  page,
}) => {
  const assistant = new Assistant(page);
  const { form } = await HomePage.open(page);
  await form.type.selectOption('3');
  await form.source.selectOption('B');
  await form.search('humility');
  await page.waitForURL(/\/search\?/);
  await HomePage.open(page);

  await assistant.promo.click();
  await expect(assistant.question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(assistant.modal).toBeHidden();
  await assistant.tile.click();
  await expect(assistant.question).toBeFocused();
  await expect(assistant.source).toHaveValue('all');
  expect(await axeFaults(page)).toEqual([]);
  const results = await assistant.send(QUESTION);
  const asked = new URL(page.url()).searchParams;
  expect([asked.get('q'), asked.get('type'), asked.get('source')]).toEqual([QUESTION, '9', 'all']);
  await expect(results.results.first()).toContainText(/ego/i);

  // Holds the answer until the progress message was seen.
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/assistant\?/, async (route) => {
    await held;
    await route.continue();
  });
  const shabad = await results.openResult(0);
  await expect(assistant.dialog).toContainText(QUESTION);
  await expect(assistant.status).toHaveText('Searching Gurbani…');
  await expect(assistant.button).toHaveAttribute('aria-expanded', 'true');
  answer();
  await expect(assistant.status).toBeHidden();
  const opened = (await shabad.highlighted.locator('[data-word]').allInnerTexts()).map((word) => word.trim());
  const [first] = await assistant.lines.getByRole('link').allInnerTexts();
  const letters = (text = '') => text.replace(/[^\p{L}\p{M}]/gu, '');
  expect(letters(first)).toContain(letters(opened.join('')));
  await expect(assistant.lines.first()).toContainText('Chosen for');
  expect(await axeFaults(page)).toEqual([]);
  await expect(assistant.written).toHaveCount(0);

  await assistant.close.click();
  await expect(assistant.dialog).toBeHidden();
  await assistant.button.click();
  await expect(assistant.lines.first()).toBeVisible();
  await assistant.button.click();
  await expect(assistant.dialog).toBeHidden();
  await assistant.button.click();

  // A line leads to its own shabad, which answers the same question.
  const elsewhere = assistant.lines.filter({ hasNot: page.locator('[aria-current]') }).last();
  await elsewhere.getByRole('link').click();
  await expect(page).toHaveURL(/type=9.*highlight=/);
  await expect(assistant.dialog).toContainText(QUESTION);

  const again = await HomePage.open(page);
  await expect(again.form.type).toHaveValue('3');
  await expect(again.form.source).toHaveValue('B');
});

test('a question without a close match opens no shabad [V7]', async ({ page }) => {
  const { results } = await SearchPage.open(page, { q: 'How do I reset my email password?', type: '9' });
  await expect(page.getByRole('main')).toContainText(/no results|not found|nothing/i);
  await expect(results).toHaveCount(0);
});

test.describe('with a model', () => {
  // On one server, instead of one in each worker.
  test.describe.configure({ mode: 'default' });

  let model: TestModel;
  let site: BuiltServer;
  test.beforeAll(async () => {
    model = await startModel();
    site = await startBuiltServer({ ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'kind' });
  });
  test.afterAll(async () => {
    await site.stop();
    model.stop();
  });

  test('the written answer is shown as far as the lines support it, and withheld if it quotes anything else [V8]', async ({
    page,
  }) => {
    const assistant = new Assistant(page);
    const address = `${site.origin}/shabad?id=1&type=9&q=${encodeURIComponent(QUESTION)}`;
    await page.goto(address);
    await expect(assistant.written).toContainText('This is what it is about [1].');
    const said = await assistant.lines.first().innerText();
    const [, quoted = 'nothing'] = /It says "(.+)"/.exec(await assistant.written.innerText()) ?? [];
    expect(said).toContain(quoted);
    await assistant.written.getByRole('link', { name: '1', exact: true }).first().click();
    await expect(assistant.lines.first()).toBeInViewport();

    await model.setAnswer('It is so [1]. Guru Nanak says "God helps those who help themselves" [1].');
    await page.goto(address);
    await expect(assistant.written).toContainText('We found no written answer that fits these lines.');
    await expect(page.locator('body')).not.toContainText(/help themselves|It is so/);
    await expect(assistant.lines.first()).toBeVisible();
  });
});
