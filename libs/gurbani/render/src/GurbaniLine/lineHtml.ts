import { splitSyllables, type Word } from '@naad/gurbani-text';
import styles from './GurbaniLine.module.css';

/** Display settings of a line, which never change its text. */
export interface LineDisplay {
  /** Indexes of highlighted words, such as search matches. */
  readonly markedWords: readonly number[];
  /**
   * Joins words as in old manuscripts; only end marks stay separate, and lines break between syllables, with assist
   * between words.
   */
  readonly isLarivaar: boolean;
}

export const PLAIN_DISPLAY: LineDisplay = { markedWords: [], isLarivaar: false };

/** A word with its index in the line. */
export interface IndexedWord {
  readonly word: Word;
  readonly index: number;
}

/**
 * Groups the words of a line that stay on one row: an end mark (॥੧॥) with the word before it, or at the start of the
 * line with the word after it (॥ ਜਪੁ ॥).
 */
export function wordGroups(words: readonly Word[]): IndexedWord[][] {
  const groups: IndexedWord[][] = [];
  words.forEach((word, index) => {
    const group = groups.at(-1);
    const isOpened = group?.every((each) => each.word.isEndMark);
    if (group && (word.isEndMark || isOpened)) group.push({ word, index });
    else groups.push([{ word, index }]);
  });
  return groups;
}

/** Rows never start with a sign or mark, not even one at the start of a word in the source. */
const NEVER_FIRST = /^[\p{M}\p{P}₀-₉]/u;

/** Signs without a letter, with which three words begin; most fonts would show a dotted circle below. */
const LONE_SIGNS = /^\p{M}+/u;

const LONE = `<span class=${styles['lone'] ?? ''}>$&</span>`;
const TOGETHER = `<span class=${styles['together'] ?? ''}>`;
const LONG = `<span class=${styles['long'] ?? ''}>`;
const TOGETHER_WHERE_IT_FITS = `<span class=${styles['togetherWhereItFits'] ?? ''}>`;
const MARKED = ` class=${styles['marked'] ?? ''}`;

/**
 * Renders a line as HTML, with each word in an element that carries its index.
 *
 * A string instead of React elements, because the longest bani has 12,391 words: the server needs a third of the time,
 * and the browser hydrates lines instead of words. All text is escaped.
 */
export function lineHtml(words: readonly Word[], display: LineDisplay): string {
  const { isLarivaar, markedWords } = display;
  const renderGroup = isLarivaar ? joinedGroupHtml : groupHtml;
  const groups = wordGroups(words).map((group) => ({ group, html: renderGroup(group, markedWords) }));
  if (!isLarivaar) return groups.map(({ html }) => html).join(' ');
  return groups
    .map(
      ({ group, html }, index) =>
        (index > 0 && !NEVER_FIRST.test(group[0]?.word.text ?? '') ? '<wbr>' : '') + html,
    )
    .join('');
}

function groupHtml(group: readonly IndexedWord[], markedWords: readonly number[]): string {
  const html = group
    .map(({ word, index }) => wordHtml(index, attributesOf(word), textHtml(word.text), markedWords))
    .join(' ');
  return group.length > 1 ? wrapGroup(group, html) : html;
}

/**
 * Without spaces an end mark can't separate from the previous syllable; groups that open with one must be held
 * together.
 */
function joinedGroupHtml(group: readonly IndexedWord[], markedWords: readonly number[]): string {
  const html = group
    .map(({ word, index }) => {
      const text = word.isEndMark
        ? textHtml(word.text)
        : splitSyllables(word.text).map(textHtml).join('<wbr>');
      const odd = index % 2 === 1 && !word.isEndMark ? ' data-odd' : '';
      return wordHtml(index, attributesOf(word) + odd + separationOf(word), text, markedWords);
    })
    .join('');
  if (isLong(group)) return `${group.length > 1 ? TOGETHER_WHERE_IT_FITS : LONG}${html}</span>`;
  return group.length > 1 && group[0]?.word.isEndMark ? `${TOGETHER}${html}</span>` : html;
}

/** Letters that fit on a phone's row at the largest size. */
const MAX_LETTERS_PER_ROW = 13;

/**
 * True for long words, and for groups such as ॥੨॥੨੧॥੯॥੧੧॥੧੦॥੧੦॥੨੨॥੬੦॥੧੪੩॥, which must wrap inside if a row is too
 * short.
 */
function isLong(group: readonly IndexedWord[]): boolean {
  const letters = group.map(({ word }) => word.text.replace(/\p{M}/gu, '').length);
  return letters.reduce((sum, each) => sum + each) > MAX_LETTERS_PER_ROW;
}

function wrapGroup(group: readonly IndexedWord[], html: string): string {
  return `${isLong(group) ? TOGETHER_WHERE_IT_FITS : TOGETHER}${html}</span>`;
}

function wordHtml(index: number, attributes: string, html: string, markedWords: readonly number[]): string {
  const address = ` data-word=${String(index)}`;
  return markedWords.includes(index)
    ? `<mark${address}${attributes}${MARKED}>${html}</mark>`
    : `<span${address}${attributes}>${html}</span>`;
}

/** Light pauses aren't shown. */
function attributesOf({ visraam }: Word): string {
  if (visraam === 'main') return ' data-visraam=main';
  return visraam === 'yamki' ? ' data-visraam=yamki' : '';
}

/** Separates end marks on both sides, and the four words that touch one after them. */
function separationOf({ text, isEndMark }: Word): string {
  if (isEndMark) return ' data-apart=both';
  return /[।॥]/.test(text) ? ' data-apart=after' : '';
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');
}

function textHtml(text: string): string {
  return escaped(text).replace(LONE_SIGNS, LONE);
}
