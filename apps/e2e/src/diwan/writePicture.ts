import type { Browser, Page } from '@playwright/test';

/** The pages of a hall, of which some may not be open yet. */
export interface HallPages {
  readonly phones: readonly Page[];
  readonly screen: Page;
  readonly desk: Page;
}

/** Height in which the pages stand side by side; the screen is above the desk. */
const HEIGHT = 844;

/** Photographs the phones, the screen and the desk at one moment, and writes them side by side into one picture. */
export async function writePicture(
  browser: Browser,
  { phones, screen, desk }: HallPages,
  caption: string,
  file: string,
): Promise<void> {
  const pages = [...phones, screen, desk];
  const photographs = await Promise.all(pages.map((page) => page.screenshot({ animations: 'disabled' })));
  const [deskImage, screenImage, ...phoneImages] = photographs
    .map((photograph) => `<img src="data:image/png;base64,${photograph.toString('base64')}">`)
    .reverse();
  const sheet = await browser.newPage({ viewport: { width: 400, height: 400 } });
  await sheet.setContent(
    `<style>
      body { display: inline-block; margin: 0; padding: 16px; background: #777; font: 20px sans-serif; color: #fff }
      h1 { margin: 0 0 16px; font-size: 24px }
      main { display: flex; gap: 16px; block-size: ${String(HEIGHT)}px }
      main > img { block-size: 100% }
      div { display: grid; grid-template-rows: repeat(2, minmax(0, 1fr)); gap: 16px; justify-items: start }
      div img { block-size: 100% }
    </style>
    <h1></h1>
    <main>${phoneImages.reverse().join('')}<div>${screenImage ?? ''}${deskImage ?? ''}</div></main>`,
  );
  await sheet.locator('h1').evaluate((heading, text) => (heading.textContent = text), caption);
  await sheet.locator('body').screenshot({ path: file });
  await sheet.close();
}
