import type { Page } from '@playwright/test';

/** A slide and a look as the desk sends them to its screens; what they may hold is the display's affair. */
export interface SentPicture {
  readonly slide: Readonly<Record<string, unknown>>;
  readonly look: Readonly<Record<string, unknown>>;
  /** All the letters that have to be on the screen, without spaces. */
  readonly letters: string;
}

/** In CSS pixels. */
export type StageSize = readonly [width: number, height: number];

export interface FitReport {
  /** What was clipped, cut within a word or left out, in words. */
  readonly faults: readonly string[];
  /** How long each fit of letters that were new took, in milliseconds, the shortest first. */
  readonly times: readonly number[];
  /** The scale of each picture on each stage, in their order. */
  readonly scales: readonly (readonly number[])[];
}

/**
 * Puts pictures on a page of the projector, as a desk in the same browser does, and looks at each when it stands there: in
 * the window as it is, or on stages of other sizes one after the other. A stage is the element that fills the window made
 * as large as another window would be; the fit takes the same way as when a face has come.
 */
export function fitSlides(
  page: Page,
  pictures: readonly SentPicture[],
  stages: readonly StageSize[] = [],
): Promise<FitReport> {
  return page.evaluate(
    async ({ sent, sizes }) => {
      const channel = new BroadcastChannel('naad-display');
      const main = document.querySelector('main');
      if (!main) throw new Error('There is no screen.');
      const faults: string[] = [];
      const times: number[] = [];
      const scales: number[][] = [];
      let arrived: () => void = () => undefined;
      let rev = Date.now();
      channel.onmessage = ({ data }: MessageEvent<Record<string, unknown>>) => {
        if (data['from'] === 'screen' && data['rev'] === rev) arrived();
      };

      const put = async (picture: object): Promise<void> => {
        rev += 1;
        const isThere = new Promise<void>((resolve) => {
          arrived = resolve;
        });
        const message = { from: 'desk', type: 'picture', desk: 'proof', picture: { ...picture, rev } };
        channel.postMessage(message);
        await isThere;
      };
      const lastTime = () => performance.getEntriesByName('naad:fit').at(-1)?.duration ?? 0;

      const look = (letters: string, isLarivaar: boolean): void => {
        const { width, height } = main.getBoundingClientRect();
        const name = `${String(width)}×${String(height)} ${letters.slice(0, 24)}…`;
        if ((main.textContent ?? '').replace(/\s+/g, '') !== letters) faults.push(`${name}: other letters`);
        const isOutside = ({ left, right, top, bottom }: DOMRect) =>
          left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5;
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode);
          if (![...range.getClientRects()].some(isOutside)) continue;
          faults.push(`${name}: ${texts.currentNode.textContent ?? ''} is clipped`);
          break;
        }
        if (isLarivaar) return;
        for (const word of main.querySelectorAll('[data-word]')) {
          const rows = new Set([...word.getClientRects()].map(({ top }) => Math.round(top)));
          if (rows.size > 1) faults.push(`${name}: ${word.textContent ?? ''} is cut`);
        }
      };

      /** How large letters are drawn, where 1 is as large as was wished for. */
      const scaleNow = () => {
        const { width, height } = main.getBoundingClientRect();
        const { transform } = main.querySelector<HTMLElement>('[style*=transform]')?.style ?? {};
        return (Number(/[\d.]+/.exec(transform ?? '')?.[0]) * 1080) / Math.min(height, width * 0.75);
      };

      for (const { letters, ...picture } of sent) {
        await put(picture);
        times.push(lastTime());
        const isLarivaar = picture.look['larivaar'] === true;
        if (sizes.length === 0) {
          look(letters, isLarivaar);
          scales.push([scaleNow()]);
          continue;
        }
        scales.push(
          sizes.map(([width, height]) => {
            const size = `inline-size: ${String(width)}px; block-size: ${String(height)}px`;
            main.style.cssText = `inset: 0 auto auto 0; ${size}`;
            document.fonts.dispatchEvent(new Event('loadingdone'));
            look(letters, isLarivaar);
            return scaleNow();
          }),
        );
      }
      channel.close();
      return { faults, times: times.sort((one, other) => one - other), scales };
    },
    { sent: pictures, sizes: stages },
  );
}
