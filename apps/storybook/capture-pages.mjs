import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * Saves page data of a running site for the stories of whole pages: `npm run capture -w @naad/storybook --
 * http://localhost:8080`, then `npm run format`. It is the data embedded in documents, which the server computes from
 * the scripture and, with `DATA_PACKS_DIR=apps/e2e/data-packs`, from the test packs; `src/storyText.test.ts` compares
 * its lines with the scripture.
 */

/** Small pages that together cover headings, refrains, translations and several pages of results. */
const PAGES = {
  home: '/',
  searchFirstLetters: '/search?q=ਧਧਰ&type=0&source=all',
  searchEnglish: '/search?q=blessed is Guru&type=3&source=all',
  shabad: '/shabad?id=3590&highlight=1614544',
  shabads: '/shabad?id=1,1839',
  ang: '/ang?ang=917&source=G',
  angOfDasam: '/ang?ang=1&source=D',
  banis: '/sundar-gutka',
  bani: '/sundar-gutka/sohilaa-saahib',
  hukamnama: '/hukamnama?date=2024/1/31',
  indexes: '/index',
  granthIndex: '/index/sri-guru-granth-sahib',
  amritKeertanIndex: '/index/amrit-keertan',
  amritKeertan: '/amrit-keertan/shabads/3590?chapter=1',
  rehatChapter: '/rehat-maryadha/1/1',
};
const FOLDER = new URL('../reader/src/testing/fixtures/', import.meta.url);

/** @param {URL} url */
async function pageAt(url) {
  const response = await fetch(url, { headers: { 'accept-language': 'en' } });
  const data = /<script[^>]* id="naad-data"[^>]*>([^]*?)<\/script>/.exec(await response.text())?.[1];
  if (!response.ok || response.redirected || !data) {
    throw new Error(`${url.href} has no page data to save: the server answered ${String(response.status)}.`);
  }
  return JSON.parse(data).page;
}

const site = process.argv[2] ?? 'http://localhost:8080';
mkdirSync(FOLDER, { recursive: true });
for (const [name, path] of Object.entries(PAGES)) {
  const text = JSON.stringify(await pageAt(new URL(path, site)), null, 2);
  writeFileSync(new URL(`${name}.json`, FOLDER), `${text}\n`);
}
