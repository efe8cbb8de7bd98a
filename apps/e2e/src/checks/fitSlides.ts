import type { Page } from '@playwright/test';

/** A slide and a look as the desk sends them to its screens. */
export interface SentPicture {
  readonly slide: Readonly<Record<string, unknown>>;
  readonly look: Readonly<Record<string, unknown>>;
  /** All letters that must be on the screen, without spaces. */
  readonly letters: string;
}

/** CSS pixels. */
export type StageSize = readonly [width: number, height: number];

export interface FitReport {
  /** Descriptions of letters that are clipped, missing or cut within a word. */
  readonly faults: readonly string[];
  /** Milliseconds of each fit of new text. */
  readonly times: readonly number[];
  /** Milliseconds that the browser needs to lay out each slide once: the least that any fit costs. */
  readonly layouts: readonly number[];
  /** Scale of each picture on each stage, in order. */
  readonly scales: readonly (readonly number[])[];
}

/**
 * Sends pictures to a projector page as a desk in the same browser does, and checks each one once it is shown: in the
 * window as it is, or on stages of several sizes. A stage is the window-filling element resized to another window's
 * size; a font-loaded event then makes the page fit the text again.
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
      const layouts: number[] = [];
      const scales: number[][] = [];
      let arrived: () => void = () => undefined;
      let rev = Date.now();
      channel.onmessage = ({ data }: MessageEvent<Record<string, unknown>>) => {
        if (data['from'] === 'screen' && data['rev'] === rev) arrived();
      };

      const send = async (picture: object): Promise<void> => {
        rev += 1;
        const isShown = new Promise<void>((resolve) => {
          arrived = resolve;
        });
        const message = { from: 'desk', type: 'picture', desk: 'proof', picture: { ...picture, rev } };
        channel.postMessage(message);
        await isShown;
      };
      const lastTime = () => performance.getEntriesByName('naad:fit').at(-1)?.duration ?? 0;

      /** Lays out a copy of the slide in its own size, which the browser has not measured before. */
      const layoutOnce = () => {
        const copy = main.cloneNode(true) as HTMLElement;
        const start = performance.now();
        main.after(copy);
        copy.getBoundingClientRect();
        layouts.push(performance.now() - start);
        copy.remove();
      };

      const check = (letters: string, isLarivaar: boolean): void => {
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

      /** Scale of the letters, where 1 is the chosen size. */
      const scaleNow = () => {
        const { width, height } = main.getBoundingClientRect();
        const { transform } = main.querySelector<HTMLElement>('[style*=transform]')?.style ?? {};
        return (Number(/[\d.]+/.exec(transform ?? '')?.[0]) * 1080) / Math.min(height, width * 0.75);
      };

      for (const { letters, ...picture } of sent) {
        await send(picture);
        times.push(lastTime());
        layoutOnce();
        const isLarivaar = picture.look['larivaar'] === true;
        if (sizes.length === 0) {
          check(letters, isLarivaar);
          scales.push([scaleNow()]);
          continue;
        }
        scales.push(
          sizes.map(([width, height]) => {
            const size = `inline-size: ${String(width)}px; block-size: ${String(height)}px`;
            main.style.cssText = `inset: 0 auto auto 0; ${size}`;
            document.fonts.dispatchEvent(new Event('loadingdone'));
            check(letters, isLarivaar);
            return scaleNow();
          }),
        );
      }
      channel.close();
      return { faults, times, layouts, scales };
    },
    { sent: pictures, sizes: stages },
  );
}
