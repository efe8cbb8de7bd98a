import type { Page } from '@playwright/test';
import type { SentPicture, StageSize } from '../checks/fitSlides.ts';
import { readSlides } from './readSlides.ts';

export interface SheetSlide {
  readonly picture: SentPicture;
  readonly size: StageSize;
  readonly caption: string;
}

const FIVE_IN_A_ROW = 'repeat(5, 1fr)';

/**
 * Photographs slides on a projector page and writes them into one picture.
 * @param columns widths of its columns, as in `grid-template-columns`
 */
export async function writeContactSheet(
  page: Page,
  slides: readonly SheetSlide[],
  file: string,
  columns = FIVE_IN_A_ROW,
): Promise<void> {
  const cells: string[] = [];
  for (const { picture, size, caption } of slides) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await readSlides(page, [picture], [size]);
    const photograph = await page.screenshot({ type: 'jpeg', quality: 80 });
    cells.push(
      `<figure><img src="data:image/jpeg;base64,${photograph.toString('base64')}"><figcaption>${caption}</figcaption></figure>`,
    );
  }
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 2000, height: 400 });
  await sheet.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:${columns};gap:8px;align-items:start;font:12px sans-serif}figure{margin:0}img{width:100%}</style>${cells.join('')}`,
  );
  await sheet.screenshot({ path: file, fullPage: true });
  await sheet.close();
}
