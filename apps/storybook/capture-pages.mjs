import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * Saves what a running site puts on pages, for the stories that show whole pages:
 * `npm run capture -w @naad/storybook -- http://localhost:8080`, then `npm run format`. What is saved is the data that travels in a document,
 * as the server made it from the scripture, and, with `DATA_PACKS_DIR=apps/e2e/data-packs`, from the packs of the tests; `src/storyText.test.ts` holds its lines against the scripture.
 */

/** Small pages that have what pages have: headings, refrains, translations, more than one page of results. */
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

/** @param {URL} address */
async function pageAt(address) {
  const answer = await fetch(address, { headers: { 'accept-language': 'en' } });
  const data = /<script[^>]* id="naad-data"[^>]*>([^]*?)<\/script>/.exec(await answer.text())?.[1];
  if (!answer.ok || answer.redirected || !data) {
    throw new Error(`${address.href} is no page that can be saved: it answers ${String(answer.status)}.`);
  }
  return JSON.parse(data).page;
}

const site = process.argv[2] ?? 'http://localhost:8080';
mkdirSync(FOLDER, { recursive: true });
for (const [name, path] of Object.entries(PAGES)) {
  const text = JSON.stringify(await pageAt(new URL(path, site)), null, 2);
  writeFileSync(new URL(`${name}.json`, FOLDER), `${text}\n`);
}
