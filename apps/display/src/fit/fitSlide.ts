import { type Boundary, createRowBreaker, type RowBreaker, type RowWord } from './breakRows.ts';
import { largestFitting } from './largestFitting.ts';

/** Preferred sizes of a slide. */
export interface FitWish {
  /** True to make the Gurbani as large as fits; false for its chosen size, or less if that doesn't fit. */
  readonly isLargest: boolean;
  /**
   * Chosen size of the Gurbani relative to the default. With `isLargest`, a smaller one takes that share of what fits, and
   * a larger one takes room from the rest.
   */
  readonly gurbaniShare: number;
}

/** How a slide fits. */
export interface SlideFit {
  /** 1 if everything has its chosen size or more and is legible, else the share of it. */
  readonly scale: number;
  /** Number of translations, from the last one, for which there is no legible room. */
  readonly leftOut: number;
}

export const ALL_FITS: SlideFit = { scale: 1, leftOut: 0 };

/** Inline style of a scaled block, in full precision: browsers round what they give back. */
type BlockStyle = Pick<
  CSSStyleDeclaration,
  'inlineSize' | 'transform' | 'marginBlockEnd' | 'marginInlineEnd'
>;

/** A fitted slide, as far as fitting has changed it: enough to repeat it on the same slide and stage without measuring. */
export interface SlideLayout {
  readonly fit: SlideFit;
  readonly content: Pick<CSSStyleDeclaration, 'fontSize' | 'inlineSize'>;
  readonly gurbani: BlockStyle;
  /** Null without anything below or beside the Gurbani. */
  readonly rest: BlockStyle | null;
  /** Value of `--spread`; null if rows aren't spread. */
  readonly spread: string | null;
  /** The parts of the line that start a row after the first one. */
  readonly breaks: readonly number[];
  /** True if a word that is wider than the screen is cut. */
  readonly isCut: boolean;
}

/** Layout unit in pixels: a hundredth of a stage that is 1,080 high. The stylesheet repeats it. */
const LAYOUT_UNIT = 10.8;
/** Browsers report heights in whole pixels. */
const ROUNDING = 0.5;
/** Largest letters of Gurbani, in layout units: 40 % of the height. */
const MAX_FONT = 40 * LAYOUT_UNIT;
/** The size that the rest gives way to, in layout units: the default one, 10.8 % of the height. */
const DEFAULT_FONT = 10.8 * LAYOUT_UNIT;
/** Translations shrink to this size before the Gurbani shrinks: 2.8 % of the height, capitals 1/50 of it. */
const LEGIBLE_FONT = 2.8 * LAYOUT_UNIT;
/** Letters of Gurbani are larger than all others, at least by this factor. */
const MIN_RATIO = 1.25;
/** The rest grows by at most this factor into free room, and to less than half of the Gurbani. */
const MAX_GROWTH = 1.5;
const GROWN_RATIO = 2.5;
/** Rows of Gurbani are spread by at most this factor over free room. */
const MAX_SPREAD = 1.2;
/** Scales of the rest are tried until they differ by less. */
const TOLERANCE = 0.01;

/** Size unit of a stage: a hundredth of its height, but at most of the height that its width has at 4:3. */
function unitOf(width: number, height: number): number {
  return Math.min(height, width * 0.75) / 100;
}

/**
 * Lays out a slide: the Gurbani as large as fits or in its chosen size, broken into rows at its pauses, and the rest below
 * it. If not all fits, the rest shrinks first, down to the smallest legible size; then the Gurbani; then the last
 * translations are left out, but never the first; then both shrink.
 *
 * Shaping letters in another size costs a browser twenty times more than wrapping them again. So letters are shaped once, in
 * one size for all stages, and transforms scale them. The result matches the measurement to the pixel, and stages with the
 * same proportions have the same rows.
 *
 * @returns null for a slide without text, and for a stage without room, which is invisible
 */
export function fitSlide(stage: HTMLElement, content: HTMLElement, wish: FitWish): SlideLayout | null {
  const gurbani = content.querySelector<HTMLElement>('[data-gurbani]');
  if (!gurbani) return null;
  const { clientWidth, clientHeight } = stage;
  const unit = unitOf(clientWidth, clientHeight);
  const fontSize = `${String(unit)}px`;
  content.style.fontSize = fontSize;
  const room = innerRoom(stage, content);
  if (room.height <= 0 || room.width <= 0) return null;
  const stageScale = unit / LAYOUT_UNIT;
  const size = { width: room.width / stageScale, height: room.height / stageScale };
  const inlineSize = `${String(room.outerWidth)}px`;
  content.style.inlineSize = inlineSize;

  const rest = content.querySelector<HTMLElement>('[data-rest]');
  const isBeside = rest !== null && stage.dataset['mode'] === 'split';
  const width = isBeside ? (size.width - COLUMN_GAP) / 2 : size.width;
  const line = gurbani.dataset['gurbani'] === 'rows' ? rowsOf(gurbani, wish) : wrappedOf(gurbani, wish);
  const problemNow = (): Problem => {
    return { line, below: restOf(rest, width), width, height: size.height, isBeside, wish };
  };
  const translations = [...(rest?.querySelectorAll<HTMLElement>('[data-translation]') ?? [])];
  for (const each of translations) each.hidden = false;
  let problem = problemNow();
  let leftOut = 0;
  for (const last of translations.slice(1).reverse()) {
    if (hasLegibleRoom(problem)) break;
    last.hidden = true;
    leftOut += 1;
    problem = problemNow();
  }
  const { lineScale, restScale, lineHeight, fitted } = solve(problem);
  const breaks = line.apply(width, lineHeight);
  const spread = wish.isLargest ? line.spread(lineScale, lineHeight) : null;
  return {
    fit: { scale: fitted, leftOut },
    content: { fontSize, inlineSize },
    gurbani: place(gurbani, width, lineScale, stageScale),
    rest: rest && place(rest, width, restScale, stageScale),
    spread,
    breaks,
    isCut: gurbani.hasAttribute(CUT),
  };
}

/** Lays out a slide as it was laid out before, on a stage of the same size. */
export function repeatLayout(content: HTMLElement, layout: SlideLayout): void {
  const gurbani = content.querySelector<HTMLElement>('[data-gurbani]');
  if (!gurbani) return;
  Object.assign(content.style, layout.content);
  removeBreaks(gurbani);
  if (layout.breaks.length > 0) breakBefore(partsOf(gurbani), layout.breaks);
  gurbani.style.cssText = UNSCALED;
  if (layout.spread !== null) gurbani.style.setProperty('--spread', layout.spread);
  Object.assign(gurbani.style, layout.gurbani);
  gurbani.toggleAttribute(CUT, layout.isCut);
  const rest = content.querySelector<HTMLElement>('[data-rest]');
  if (!rest || layout.rest === null) return;
  rest.style.cssText = UNSCALED;
  Object.assign(rest.style, layout.rest);
  const translations = [...rest.querySelectorAll<HTMLElement>('[data-translation]')];
  const shown = translations.length - layout.fit.leftOut;
  for (const [index, each] of translations.entries()) each.hidden = index >= shown;
}

/** Marks an announcement whose words may be cut. */
const CUT = 'data-anywhere';

/** Style of a block while it is measured. */
const UNSCALED = 'transform: none; margin: 0';

/** Space between the columns of split view, in layout pixels. */
const COLUMN_GAP = 3 * LAYOUT_UNIT;

interface Room {
  readonly width: number;
  readonly height: number;
  /** Width with the content's own padding. */
  readonly outerWidth: number;
}

/** The room inside the paddings of the stage and of the content. */
function innerRoom(stage: HTMLElement, content: HTMLElement): Room {
  const outer = paddingOf(stage);
  const inner = paddingOf(content);
  const outerWidth = stage.clientWidth - outer.inline;
  return {
    outerWidth,
    width: outerWidth - inner.inline,
    height: stage.clientHeight - outer.block - inner.block,
  };
}

function paddingOf(element: HTMLElement): { inline: number; block: number } {
  const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(element);
  return {
    inline: Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight),
    block: Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom),
  };
}

/** The Gurbani of a slide, in layout pixels. */
interface Line {
  /** Size of its letters at scale 1, the chosen size. */
  readonly fontSize: number;
  /** Largest scale that fits a box. */
  scaleIn(width: number, height: number): number;
  /** Lays it out for a box, and returns the parts that start a row after the first one. */
  apply(width: number, height: number): readonly number[];
  /** Spreads its rows over free height, and returns by how much; null if it doesn't. */
  spread(scale: number, height: number): string | null;
}

/** The translations and other rows below or beside the Gurbani. */
interface Rest {
  /** Height at a scale, 0 if there is nothing. */
  heightAt(scale: number): number;
  /** Smallest scale at which every row is legible, at most 1. */
  readonly legibleScale: number;
  /** The largest of its letters at scale 1. */
  readonly largestFont: number;
}

interface Problem {
  readonly line: Line;
  readonly below: Rest;
  readonly width: number;
  readonly height: number;
  readonly isBeside: boolean;
  readonly wish: FitWish;
}

interface Solution {
  readonly lineScale: number;
  readonly restScale: number;
  /** Height of the box for the line. */
  readonly lineHeight: number;
  /** 1, or the share of the chosen sizes. */
  readonly fitted: number;
}

/** What a scale of the rest leaves for the Gurbani. */
function tryScales({ line, below, width, height, isBeside, wish }: Problem) {
  // Scale before the share is taken off.
  const goal = wish.isLargest ? Math.max(line.fontSize, DEFAULT_FONT) / line.fontSize : 1;
  const wished = wish.isLargest ? Math.max(below.legibleScale, Math.min(1, 1 / wish.gurbaniShare)) : 1;
  const heightFor = (restScale: number) => (isBeside ? height : height - below.heightAt(restScale));
  const lineAt = (restScale: number) => line.scaleIn(width, heightFor(restScale));
  const fits = (restScale: number) => !isBeside || below.heightAt(restScale) <= height;
  const isLargeEnough = (restScale: number) => fits(restScale) && lineAt(restScale) >= goal * 0.999;
  const isReadable = (restScale: number) =>
    fits(restScale) && lineAt(restScale) * line.fontSize >= MIN_RATIO * below.largestFont * restScale;
  return { goal, wished, heightFor, lineAt, fits, isLargeEnough, isReadable };
}

/** True if the rest stays legible. Costs one layout, where `solve` costs a dozen. */
function hasLegibleRoom(problem: Problem): boolean {
  const { legibleScale, largestFont } = problem.below;
  const { wished, fits, isLargeEnough, isReadable } = tryScales(problem);
  if (largestFont === 0 || (problem.isBeside && fits(wished))) return true;
  return isReadable(legibleScale) || isLargeEnough(legibleScale);
}

/** Shares the height between the Gurbani and the rest. */
function solve(problem: Problem): Solution {
  const { line, below, isBeside, wish } = problem;
  const { goal, wished, heightFor, lineAt, fits, isLargeEnough, isReadable } = tryScales(problem);
  const share = wish.isLargest ? Math.min(1, wish.gurbaniShare) : 1;
  const found = (restScale: number): Solution => {
    const lineScale = lineAt(restScale);
    const legible = Math.min(1, restScale / below.legibleScale);
    return {
      restScale,
      lineScale: lineScale * share,
      lineHeight: heightFor(restScale),
      fitted: Math.min(1, lineScale / goal, legible),
    };
  };
  if (below.largestFont === 0 || (isBeside && fits(wished))) return found(wished);
  if (isLargeEnough(wished)) {
    // Room that the width keeps from the Gurbani.
    const lineScale = lineAt(wished);
    const largest = Math.min(MAX_GROWTH, (lineScale * line.fontSize) / (GROWN_RATIO * below.largestFont));
    const isFree = (restScale: number) => fits(restScale) && lineAt(restScale) >= lineScale * 0.999;
    if (!wish.isLargest || largest <= wished) return found(wished);
    return found(isFree(largest) ? largest : bisect(wished, largest, isFree));
  }
  const { legibleScale } = below;
  if (isLargeEnough(legibleScale)) return found(bisect(legibleScale, wished, isLargeEnough));
  if (isReadable(legibleScale)) return found(legibleScale);
  return found(bisect(1 / 512, legibleScale, isReadable));
}

/** The largest value that holds, between one that holds and one that doesn't. */
function bisect(holding: number, failing: number, holds: (value: number) => boolean): number {
  let [low, high] = [holding, failing];
  while (high / low > 1 + TOLERANCE) {
    const middle = Math.sqrt(low * high);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** A line whose rows are chosen by its pauses. */
function rowsOf(gurbani: HTMLElement, { isLargest }: FitWish): Line {
  removeBreaks(gurbani);
  const parts = partsOf(gurbani);
  gurbani.style.cssText = `inline-size: max-content; ${UNSCALED}`;
  const words = parts.map(({ element, end, boundary }): RowWord => {
    const last = end.getBoundingClientRect().right;
    return { start: element.getBoundingClientRect().left, end: last, boundary };
  });
  const rowHeight = gurbani.offsetHeight;
  const fontSize = Number.parseFloat(getComputedStyle(gurbani).fontSize);
  const maxScale = isLargest ? MAX_FONT / fontSize : 1;
  const breakRows: RowBreaker = createRowBreaker(words);
  const layoutIn = (width: number, height: number) =>
    breakRows({ width, height: Math.max(1, height - ROUNDING), rowHeight, maxScale });
  const scaleIn = (width: number, height: number) => {
    const { breaks, widest } = layoutIn(width, height);
    // A pixel more, because the browser rounds.
    return Math.min(
      maxScale,
      width / (widest + 1),
      Math.max(1, height - ROUNDING) / ((breaks.length + 1) * rowHeight),
    );
  };
  return {
    fontSize,
    scaleIn,
    apply(width, height) {
      const { breaks } = layoutIn(width, height);
      breakBefore(parts, breaks);
      return breaks;
    },
    spread(scale, height) {
      const free = (height - ROUNDING) / (gurbani.offsetHeight * scale);
      const spread = String(Math.max(1, Math.min(MAX_SPREAD, free * 0.995)));
      gurbani.style.setProperty('--spread', spread);
      return spread;
    },
  };
}

function removeBreaks(gurbani: HTMLElement): void {
  for (const each of gurbani.querySelectorAll('br')) each.remove();
}

/** Starts rows by elements, not by generated content: a word with a break in it would have two boxes. */
function breakBefore(parts: readonly Part[], places: readonly number[]): void {
  for (const place of places) parts[place]?.element.before(document.createElement('br'));
}

interface Part {
  readonly element: HTMLElement;
  /** Last element on the same row, such as an end mark in larivaar. */
  readonly end: HTMLElement;
  readonly boundary: Boundary;
}

/** The parts of a line that stay on one row: words with their end marks. */
function partsOf(gurbani: HTMLElement): Part[] {
  const line = gurbani.querySelector('[data-word]')?.closest('[lang]');
  const parts: { element: HTMLElement; end: HTMLElement }[] = [];
  for (const element of line?.children ?? []) {
    if (!(element instanceof HTMLElement) || element.tagName === 'WBR') continue;
    const before = element.previousSibling;
    const isSeparate = before === null || before.nodeType === Node.TEXT_NODE || before.nodeName === 'WBR';
    const last = parts.at(-1);
    if (isSeparate || !last) parts.push({ element, end: element });
    else last.end = element;
  }
  return parts.map((part) => ({ ...part, boundary: boundaryAfter(part) }));
}

function boundaryAfter({ element, end }: Omit<Part, 'boundary'>): Boundary {
  const words = [element, end].flatMap((each) => [
    ...(each.matches('[data-word]') ? [each] : []),
    ...each.querySelectorAll<HTMLElement>('[data-word]'),
  ]);
  const last = words.at(-1);
  if (/[।॥]/.test(last?.textContent ?? '') || words.some((word) => word.dataset['visraam'] === 'main'))
    return 'main';
  return words.some((word) => word.dataset['visraam'] === 'yamki') ? 'yamki' : 'phrase';
}

/** Text that the browser wraps: a paragraph, or an announcement. */
function wrappedOf(gurbani: HTMLElement, { isLargest }: FitWish): Line {
  gurbani.style.cssText = UNSCALED;
  const fontSize = Number.parseFloat(getComputedStyle(gurbani).fontSize);
  const maxScale = isLargest ? MAX_WRAPPED_FONT / fontSize : 1;
  const measure = (width: number, height: number, most: number) =>
    most *
    largestFitting((tried) => {
      gurbani.style.inlineSize = `${String(width / (tried * most))}px`;
      // Measured per row: overflow to the left, as in Shahmukhi, doesn't count in the content's own width.
      const widest = gurbani.scrollWidth / Math.max(1, gurbani.clientWidth);
      const share = ((gurbani.offsetHeight + ROUNDING) * tried * most) / Math.max(1, height);
      return widest > 1 ? Math.max(share, widest * widest) : share;
    });
  return {
    fontSize,
    scaleIn(width, height) {
      gurbani.removeAttribute(CUT);
      const scale = measure(width, height, maxScale);
      if (scale >= CUTS_WORDS_BELOW || gurbani.dataset['gurbani'] !== 'text') return scale;
      // An announcement with a word wider than the screen, such as an address.
      gurbani.setAttribute(CUT, '');
      return measure(width, height, Math.min(1, maxScale));
    },
    apply: () => [],
    spread: () => null,
  };
}

/** Largest letters of a paragraph or an announcement, in layout units: 18 % of the height. */
const MAX_WRAPPED_FONT = 18 * LAYOUT_UNIT;
/** An announcement that would get smaller because of a long word has it cut. */
const CUTS_WORDS_BELOW = 0.6;

function restOf(rest: HTMLElement | null, width: number): Rest {
  if (!rest) return { heightAt: () => 0, legibleScale: 1, largestFont: 0 };
  rest.style.cssText = UNSCALED;
  const fonts = [...rest.querySelectorAll('[data-row]:not([hidden])')].map((row) =>
    Number.parseFloat(getComputedStyle(row).fontSize),
  );
  const heights = new Map<number, number>();
  return {
    heightAt(scale) {
      const known = heights.get(scale);
      if (known !== undefined) return known;
      rest.style.inlineSize = `${String(width / scale)}px`;
      // A word wider than the screen must fit too.
      const widest = rest.scrollWidth / Math.max(1, rest.clientWidth);
      const height = widest > 1 ? Infinity : (rest.offsetHeight + ROUNDING) * scale;
      heights.set(scale, height);
      return height;
    },
    legibleScale: Math.min(1, LEGIBLE_FONT / Math.min(...fonts)),
    largestFont: Math.max(...fonts),
  };
}

/** Scales a block of the slide. A transform doesn't change the space that the block takes, so a margin does. */
function place(block: HTMLElement, width: number, scale: number, stageScale: number): BlockStyle {
  const inlineSize = `${String(width / scale)}px`;
  block.style.inlineSize = inlineSize;
  const shown = scale * stageScale;
  const style = {
    inlineSize,
    transform: `scale(${String(shown)})`,
    marginBlockEnd: `${String(block.offsetHeight * (shown - 1))}px`,
    marginInlineEnd: `${String(block.offsetWidth * (shown - 1))}px`,
  };
  Object.assign(block.style, style);
  return style;
}
