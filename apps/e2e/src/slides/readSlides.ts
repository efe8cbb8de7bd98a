import type { Page } from '@playwright/test';
import type { SentPicture, StageSize } from '../checks/fitSlides.ts';

/** Measures of a slide on a stage. Shares are of the stage's height. */
export interface SlideReading {
  /** True if a letter is outside the stage, missing, over another row or cut within a word. */
  readonly isClipped: boolean;
  /** Why; empty if it isn't. */
  readonly faults: readonly string[];
  /** True if the last row of the Gurbani is one word narrower than a third of the widest row. */
  readonly hasWidow: boolean;
  /** Height of the Gurbani and what is below. */
  readonly share: number;
  /** Letters of the Gurbani. */
  readonly fontShare: number;
  /** The smallest letters of the rest, as a share of the height, or of that which the width has at 4:3; null without any. */
  readonly smallestShare: number | null;
  readonly rows: number;
  readonly pauseBreaks: number;
  readonly phraseBreaks: number;
  /** Breaks within a phrase for which a pause of the same two rows would cost at most a quarter of the size. */
  readonly avoidableBreaks: number;
}

/**
 * Shows pictures on a projector page, as a desk in the same browser does, and measures what the browser drew: each of them
 * on stages of several sizes.
 */
export function readSlides(
  page: Page,
  pictures: readonly SentPicture[],
  stages: readonly StageSize[],
): Promise<SlideReading[][]> {
  return page.evaluate(
    async ({ sent, sizes }) => {
      const channel = new BroadcastChannel('naad-display');
      const main = document.querySelector('main');
      if (!main) throw new Error('There is no screen.');
      let rev = Date.now();
      let arrived: () => void = () => undefined;
      channel.onmessage = ({ data }: MessageEvent<Record<string, unknown>>) => {
        if (data['from'] === 'screen' && data['rev'] === rev) arrived();
      };
      const show = async (picture: object): Promise<void> => {
        rev += 1;
        const isShown = new Promise<void>((resolve) => {
          arrived = resolve;
        });
        channel.postMessage({
          from: 'desk',
          type: 'picture',
          desk: 'proof',
          picture: { ...picture, rev },
        });
        await isShown;
      };
      const range = document.createRange();
      /** Rectangle of the letters inside an element, without generated content. */
      const lettersOf = (element: Element): DOMRect => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode);
          for (const each of range.getClientRects()) {
            left = Math.min(left, each.left);
            top = Math.min(top, each.top);
            right = Math.max(right, each.right);
            bottom = Math.max(bottom, each.bottom);
          }
        }
        return new DOMRect(left, top, right - left, bottom - top);
      };

      interface Group {
        readonly left: number;
        readonly right: number;
        readonly top: number;
        readonly isTall: boolean;
        readonly hasPause: boolean;
      }
      const groupsOf = (line: Element): Group[] => {
        const groups: Group[] = [];
        for (const element of line.children) {
          if (element.tagName === 'WBR') continue;
          const { left, right, top, height } = lettersOf(element);
          const { textContent } = element;
          const pause = '[data-visraam=main], [data-visraam=yamki]';
          const hasPause =
            /[।॥]/.test(textContent) || element.matches(pause) || element.querySelector(pause) !== null;
          const single = element.querySelector('[data-word]') ?? element;
          const isTall = height > lettersOf(single).height * 1.5;
          groups.push({ left, right, top, isTall, hasPause });
        }
        return groups;
      };

      const read = (letters: string): SlideReading => {
        const stage = main.getBoundingClientRect();
        const gurbani = main.querySelector<HTMLElement>('[data-gurbani]');
        const line = gurbani?.querySelector('[data-word]')?.closest('[lang]');
        if (!gurbani || !line) throw new Error(`No line: ${letters}`);
        const rest = main.querySelector<HTMLElement>('[data-rest]');
        const box = gurbani.getBoundingClientRect();
        const below = rest?.getBoundingClientRect();
        const all = lettersOf(main);
        const pad = Number.parseFloat(
          getComputedStyle(gurbani.closest('[data-surface]') ?? main).paddingLeft,
        );
        const scale = box.width / gurbani.offsetWidth;
        const font = Number.parseFloat(getComputedStyle(gurbani).fontSize) * scale;

        const groups = groupsOf(line);
        const rows: Group[][] = [];
        for (const group of groups) {
          const row = rows.at(-1);
          if (row && Math.abs((row[0]?.top ?? 0) - group.top) < font / 2) row.push(group);
          else rows.push([group]);
        }
        const widthOf = (row: readonly Group[]) => (row.at(-1)?.right ?? 0) - (row[0]?.left ?? 0);
        // Widths of words in a row that they aren't in: with the median space between words.
        const spaces = rows.flatMap((row) =>
          row.slice(1).map(({ left }, at) => left - (row[at]?.right ?? 0)),
        );
        const space = spaces.sort((one, other) => one - other)[spaces.length >> 1] ?? font * 0.25;
        const joined = (row: readonly Group[]) =>
          row.reduce((sum, { left, right }) => sum + right - left, 0) + space * (row.length - 1);
        const widest = Math.max(...rows.map(widthOf));
        const last = rows.at(-1) ?? [];
        const isWidow = (made: readonly (readonly Group[])[], widestRow: number) => {
          const end = made.at(-1) ?? [];
          return made.length > 1 && end.length === 1 && joined(end) < widestRow / 3;
        };

        const width = stage.width - 2 * pad;
        const height = stage.height - 2 * pad - (below?.height ?? 0);
        let [pauseBreaks, phraseBreaks, avoidableBreaks] = [0, 0, 0];
        for (let at = 1; at < rows.length; at++) {
          const upper = rows[at - 1] ?? [];
          const lower = rows[at] ?? [];
          if (upper.at(-1)?.hasPause) {
            pauseBreaks += 1;
            continue;
          }
          phraseBreaks += 1;
          const both = [...upper, ...lower];
          const isAvoidable = both.some(({ hasPause }, place) => {
            if (!hasPause || place === both.length - 1) return false;
            const moved = rows.with(at - 1, both.slice(0, place + 1)).with(at, both.slice(place + 1));
            const movedWidest = Math.max(...moved.map(joined));
            if (isWidow(moved, movedWidest)) return false;
            const growth = Math.min(width / movedWidest, height / box.height, (0.4 * stage.height) / font);
            // A hundredth of tolerance for measuring.
            return growth > 0.76;
          });
          if (isAvoidable) avoidableBreaks += 1;
        }

        const fonts = [...(rest?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].map((row) => {
          const shown = (below?.width ?? 0) / (rest?.offsetWidth ?? 1);
          return Number.parseFloat(getComputedStyle(row).fontSize) * shown;
        });
        const faults = [
          all.left < stage.left - 0.5 && 'left',
          all.top < stage.top - 0.5 && 'top',
          all.right > stage.right + 0.5 && 'right',
          all.bottom > stage.bottom + 0.5 && 'bottom',
          main.textContent.replace(/\s+/g, '') !== letters && 'other letters',
          groups.some(({ isTall }) => isTall) && 'a cut word',
          below !== undefined && below.left < box.right && below.top < box.bottom - 1 && 'overlapping',
        ].filter((fault) => fault !== false);
        return {
          isClipped: faults.length > 0,
          faults,
          hasWidow: isWidow(rows, widest) && last.length === 1,
          share: (box.height + (below?.height ?? 0)) / stage.height,
          fontShare: font / stage.height,
          smallestShare:
            fonts.length > 0 ? Math.min(...fonts) / Math.min(stage.height, stage.width * 0.75) : null,
          rows: rows.length,
          pauseBreaks,
          phraseBreaks,
          avoidableBreaks,
        };
      };

      const readings: SlideReading[][] = [];
      for (const { letters, ...picture } of sent) {
        await show(picture);
        readings.push(
          sizes.map(([stageWidth, stageHeight]) => {
            main.style.cssText = `inset: 0 auto auto 0; inline-size: ${String(stageWidth)}px; block-size: ${String(stageHeight)}px`;
            document.fonts.dispatchEvent(new Event('loadingdone'));
            return read(letters);
          }),
        );
      }
      channel.close();
      return readings;
    },
    { sent: pictures, sizes: stages },
  );
}
